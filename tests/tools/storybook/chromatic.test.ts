import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
let folder = '';

/** Stands in for the real client, which would ask the network. */
const STAND_IN =
  '#!/bin/sh\necho "published with $CHROMATIC_PROJECT_TOKEN: $*"\nexit ${STAND_IN_EXIT:-0}\n';

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chromatic-'));
  fs.writeFileSync(path.join(folder, 'chromatic'), STAND_IN, { mode: 0o755 });
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

const publish = (env: Record<string, string>) =>
  spawnSync(path.join(root, 'node_modules/.bin/tsx'), ['tools/storybook/chromatic.ts', '--debug'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}`, ...env },
  });

it.each(['', ' '])('says what is missing without a token (%j), and fails', (token) => {
  const { status, stdout, stderr } = publish({ CHROMATIC_PROJECT_TOKEN: token });
  expect(status).toBe(1);
  expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN is not set');
  expect(stdout).toBe('');
});

it('publishes with a token, and hands on what it is told', () => {
  const { status, stdout } = publish({ CHROMATIC_PROJECT_TOKEN: 'chpt_1' });
  expect(status).toBe(0);
  expect(stdout).toContain('published with chpt_1: --exit-zero-on-changes');
  expect(stdout).toContain('--debug');
});

it('has only that captured which a change can reach, by the same rules as here', () => {
  const { stdout } = publish({ CHROMATIC_PROJECT_TOKEN: 'chpt_1' });
  expect(stdout).toContain('--only-changed');
  for (const place of ['public/icons/**', 'vite.config.ts', 'tests/sample/dealers.json']) {
    expect(stdout).toContain(`--externals=${place}`);
  }
});

it('fails when publishing fails', () => {
  expect(publish({ CHROMATIC_PROJECT_TOKEN: 'chpt_1', STAND_IN_EXIT: '3' }).status).toBe(3);
});
