import { expect, test } from 'vitest';
import { licenceList, packageFolder, readPackage } from '../../../tools/build/licences.ts';

const react = { name: 'react', version: '1.0.0', licence: 'MIT', text: 'Permission is granted' };

test('a package is listed by name with its version, licence and words', () => {
  const list = licenceList([react, { name: 'a-font', version: '2.0.0', licence: 'OFL-1.1' }]);
  expect(list).toMatch(
    /^a-font 2\.0\.0 \(OFL-1\.1\)\n\n─+\n\nreact 1\.0\.0 \(MIT\)\n\nPermission is granted\n$/,
  );
});

test.each(['GPL-3.0-only', 'AGPL-3.0', 'UNLICENSED', 'none', 'MIT OR GPL-2.0'])(
  'a package under %s is refused by name',
  (licence) => {
    expect(() => licenceList([react, { name: 'spicy', version: '1.0.0', licence }])).toThrow(
      `spicy (${licence})`,
    );
  },
);

test.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@mui/material/Button/Button.mjs', '/site/node_modules/@mui/material'],
  ['/site/node_modules/a/node_modules/@b/c/d.js', '/site/node_modules/a/node_modules/@b/c'],
  ['\0/site/node_modules/react/index.js?commonjs-module', '/site/node_modules/react'],
  ['/site/src/App.tsx', undefined],
])('%s belongs to %s', (module, folder) => {
  expect(packageFolder(module)).toBe(folder);
});

test('a package says its licence in its own words', () => {
  const { name, licence, text } = readPackage('node_modules/react');
  expect({ name, licence }).toEqual({ name: 'react', licence: 'MIT' });
  expect(text).toContain('Permission is hereby granted');
});
