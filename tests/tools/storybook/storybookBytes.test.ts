import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import budgets from '../../../budgets.json' with { type: 'json' };
import { weightFault } from '../../../tools/storybook/storybookBytes.ts';
import {
  dropDoubles,
  dropItalics,
  minifyScripts,
} from '../../../tools/storybook/storybookShell.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'storybook-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (name: string, content: string) => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};

const check = () =>
  spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    ['tools/storybook/storybookBytes.ts', folder],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );

test('a folder may weigh what its budget allows, and not one byte more', () => {
  write('index.html', 'x'.repeat(10));
  write('assets/deep/a.js', 'x'.repeat(90));
  expect(weightFault(folder, 100)).toBeUndefined();
  expect(weightFault(folder, 99)).toContain('100 bytes are 1 over the budget of 99');
});

test('the largest files are named, the largest first', () => {
  for (let size = 1; size <= 20; size++) write(`assets/${size}.js`, 'x'.repeat(size));
  const named = weightFault(folder, 50)
    ?.split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/));
  expect(named).toHaveLength(12);
  expect(named?.[0]).toEqual(['20', path.join('assets', '20.js')]);
  expect(named?.at(-1)?.[0]).toBe('9');
});

test('nothing built is not within the budget', () => {
  expect(weightFault(folder, 100)).toContain('is empty');
  expect(() => weightFault(path.join(folder, 'none'), 100)).toThrow('no such file');
});

test('the step of the tests fails over the budget of the project, and says why', () => {
  write('index.html', 'x');
  expect(check()).toMatchObject({ status: 0, stderr: '' });
  fs.truncateSync(path.join(folder, 'index.html'), budgets.bytes.storybook + 1);
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain('1 over the budget');
  expect(stderr).toContain('index.html');
});

test('a minified script does what it did', async () => {
  write(
    'sb-manager/runtime.js',
    'const answer = 6 * 7;\n// A comment.\nexport default function tell() {\n  return answer;\n}\n',
  );
  write('sb-manager/other.css', 'p {\n}\n');
  await minifyScripts(path.join(folder, 'sb-manager'));
  const file = path.join(folder, 'sb-manager/runtime.js');
  const code = fs.readFileSync(file, 'utf8');
  expect(code).not.toMatch(/comment|\n./);
  const { default: tell } = (await import(file)) as { default: () => number };
  expect(tell()).toBe(42);
  expect(fs.readFileSync(path.join(folder, 'sb-manager/other.css'), 'utf8')).toBe('p {\n}\n');
});

test('a script that cannot be read stops the build', async () => {
  write('runtime.js', 'const = 1;');
  await expect(minifyScripts(folder)).rejects.toThrow('runtime.js');
});

test('fonts stay where they are loaded from, and there alone', async () => {
  write('shared/sans.woff2', 'x');
  write('sans.woff2', 'x');
  write('own.woff2', 'x');
  await dropDoubles(folder, path.join(folder, 'shared'));
  expect(fs.readdirSync(folder).toSorted()).toEqual(['own.woff2', 'shared']);
  expect(fs.readdirSync(path.join(folder, 'shared'))).toEqual(['sans.woff2']);
});

const face = (name: string) =>
  `@font-face{font-family:Sans;src:url(./sb-common-assets/${name})format("woff2")}`;

test('the italics of the frame go from its folder and from what declares them', async () => {
  const faces = `<style>${face('sans.woff2')}${face('sans-italic.woff2')}</style>`;
  for (const page of ['index.html', 'iframe.html']) write(page, faces);
  for (const name of ['sans.woff2', 'sans-italic.woff2']) write(`sb-common-assets/${name}`, 'x');
  await dropItalics(folder);
  expect(fs.readdirSync(path.join(folder, 'sb-common-assets'))).toEqual(['sans.woff2']);
  for (const page of ['index.html', 'iframe.html']) {
    expect(fs.readFileSync(path.join(folder, page), 'utf8')).toBe(
      `<style>${face('sans.woff2')}</style>`,
    );
  }
  await expect(dropItalics(folder)).rejects.toThrow('declares no italics');
});
