import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepVersion } from '../../../tools/storybook/keepVersion.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const all = path.join(folder, 'all');

const keep = (version: string) => {
  const built = path.join(folder, 'built');
  fs.rmSync(built, { recursive: true, force: true });
  fs.mkdirSync(built);
  fs.writeFileSync(path.join(built, 'index.html'), `Storybook of ${version}`);
  return keepVersion(built, all, version).map((kept) => kept.version);
};

const shown = (place: string) => fs.readFileSync(path.join(all, place, 'index.html'), 'utf8');

test('Storybooks of versions lie side by side, and a later build takes the place of what is on its way', () => {
  keep('1.0.0');
  keep('2.0.0-next.4');
  expect(keep('2.0.0-next.45')).toEqual(['2.0.0-next.45', '1.0.0']);
  expect(shown('next')).toBe('Storybook of 2.0.0-next.45');
  expect(keep('2.0.0')).toEqual(['2.0.0', '1.0.0']);
  expect(fs.existsSync(path.join(all, 'next'))).toBe(false);
  keep('10.0.0');
  expect(keep('10.0.1-next.1')).toEqual(['10.0.1-next.1', '10.0.0', '2.0.0', '1.0.0']);
  expect(shown('1.0.0')).toBe('Storybook of 1.0.0');
  expect(shown('')).toMatch(/href="\.\/next\/".*href="\.\/10\.0\.0\/".*href="\.\/1\.0\.0\/"/s);
});
