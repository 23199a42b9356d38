import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  read('package.json'),
) as Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;

/** The packages of a section of the document, with their reasons. */
const linesOf = (section: string) => {
  const text = read('docs/dependencies.md').split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...text.matchAll(/^\| `([^`]+)` +\| (.+?) *\|$/gm)].map(([, name = '', why = '']) => ({
    name,
    why,
  }));
};

describe.each([
  ['In the browser', dependencies],
  ['To build and test', { ...devDependencies, ...optionalDependencies }],
])('docs/dependencies.md, "%s"', (section, packages) => {
  const lines = linesOf(section);

  test('has a line for every package and none for another, in order', () => {
    expect(lines.map(({ name }) => name)).toEqual(Object.keys(packages).toSorted());
  });

  test('gives each a reason', () => {
    expect(lines.filter(({ why }) => why.split(' ').length < 3)).toEqual([]);
  });
});

test('every version is exact', () => {
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
