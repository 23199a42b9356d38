import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as Baseline from '../../../tools/visual/baseline.ts';
import type { Pixels } from '../../../tools/visual/pixels.ts';

let folder = '';
let baseline: typeof Baseline;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'baselines-'));
  vi.stubEnv('VISUAL_BASELINES', folder);
  baseline = await import('../../../tools/visual/baseline.ts');
});

afterAll(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true });
});

const flat: Pixels = { width: 40, height: 30, data: Buffer.alloc(40 * 30 * 3, 200) };

/** As hard to compress as a photograph. */
const photograph = (): Pixels => {
  const data = Buffer.alloc(200 * 200 * 3);
  let seed = 7;
  for (let at = 0; at < data.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    data[at] = seed % 256;
  }
  return { width: 200, height: 200, data };
};

const withStep = ({ data, ...size }: Pixels): Pixels => {
  const changed = Buffer.from(data);
  changed[500] = (changed[500] ?? 0) ^ 1;
  return { ...size, data: changed };
};

it('misses a baseline that was never accepted', async () => {
  expect(await baseline.judge('some/new', flat)).toEqual({ status: 'missing' });
});

it.each([
  ['a drawing', () => flat, true],
  ['a photograph', photograph, false],
])('sees one bit change in %s', async (name, make, isExact) => {
  const key = `some/${name.replaceAll(' ', '-')}`;
  const pixels = make();
  expect(await baseline.accept(key, pixels)).toBe(true);
  expect(await baseline.accept(key, pixels)).toBe(false);
  expect(await baseline.judge(key, make())).toEqual({ status: 'same' });
  const verdict = await baseline.judge(key, withStep(pixels));
  expect(verdict).toMatchObject({ status: 'changed', difference: { isExact } });
  expect(baseline.baselineKeys()).toContain(key);
});

it('keeps one file where a drawing becomes a photograph, and back', async () => {
  const key = 'some/changing';
  for (const pixels of [flat, photograph(), flat]) {
    expect(await baseline.accept(key, pixels)).toBe(true);
    expect(await baseline.judge(key, pixels)).toEqual({ status: 'same' });
    const files = fs.readdirSync(path.join(folder, 'some'));
    expect(files.filter((name) => name.startsWith('changing.'))).toHaveLength(1);
  }
});
