import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  builtPages,
  folderBytes,
  namedScripts,
  scriptsBeforeUse,
} from '../../../tools/build/pageBytes.ts';

let folder = '';

const lastScript =
  '<script type="module">const files=["/assets/core-1.js","/assets/index-2.js"]</script>';

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
  const html = `<link rel="modulepreload" href="/assets/core-1.js">${lastScript}<script type="module" src="/assets/late-3.js"></script>`;
  expect(namedScripts(html).toSorted()).toEqual([
    'assets/core-1.js',
    'assets/index-2.js',
    'assets/late-3.js',
  ]);
});

test('a page weighs what its scripts weigh compressed', () => {
  write('sitemap.xml', '<loc>https://site.example/home</loc>');
  write('home/index.html', lastScript);
  write('assets/index-2.js.br', 'x'.repeat(10));
  write('assets/core-1.js.br', 'x'.repeat(100));
  expect(scriptsBeforeUse(folder)).toEqual({ '/home': 110 });
});

test('the visitor’s own list is one of the pages, though no sitemap names it', () => {
  write('sitemap.xml', '<loc>https://site.example/home</loc>');
  expect(builtPages(folder)).toEqual(['/home']);
  write('list/index.html', lastScript);
  expect(builtPages(folder)).toEqual(['/home', '/list']);
});

test('a folder weighs what all of its files weigh', () => {
  write('a', 'xx');
  write('b/c', 'xxx');
  expect(folderBytes(folder)).toBe(5);
});
