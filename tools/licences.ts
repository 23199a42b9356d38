/**
 * The licences of what the site ships: `licences.txt`, which the build lays beside the pages. Every package of which a line of
 * code or a font is in the bundle is listed with its own words, as most licences ask; one that is not allowed stops the build.
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

/** What lies in the sources themselves: `src/theme/fonts.css` says where it is from. */
const copied: ShippedPackage[] = [
  { name: 'Manrope', version: '(its peso sign)', licence: 'OFL-1.1' },
];

/**
 * For the build of the site in the browser: writes `licences.txt`. Where one plugin goes through several builds, the last list is
 * of them all.
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
