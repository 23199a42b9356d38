import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderBytes, namedScripts, scriptsBeforeUse } from '../../tools/pageBytes.ts';
import { startScript } from '../../tools/startScript.ts';

let folder = '';

const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bytes-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

test('a document names its scripts, each once, in tags and in what starts it', () => {
  const html = `<link rel="modulepreload" href="/assets/core-1.js">${startScript(['/assets/core-1.js', '/assets/index-2.js'])}<script type="module" src="/assets/late-3.js"></script>`;
  expect(namedScripts(html).toSorted()).toEqual([
    'assets/core-1.js',
    'assets/index-2.js',
    'assets/late-3.js',
  ]);
});

test('a page weighs what its scripts weigh compressed', () => {
  write('sitemap.xml', '<loc>https://site.example/home</loc>');
  write('home/index.html', startScript(['/assets/core-1.js', '/assets/index-2.js']));
  write('assets/index-2.js.br', 'x'.repeat(10));
  write('assets/core-1.js.br', 'x'.repeat(100));
  expect(scriptsBeforeUse(folder)).toEqual({ '/home': 110 });
});

test('a folder weighs what all of its files weigh', () => {
  write('a', 'xx');
  write('b/c', 'xxx');
  expect(folderBytes(folder)).toBe(5);
});
