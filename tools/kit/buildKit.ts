/**
 * Makes the library of `kit/` a package that can be installed, in `dist-kit/` (`npm run build:kit`): one ES module and its
 * types for each source file, the styles and fonts beside them, and a package.json that names every path.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildVersion } from './kitChanges.ts';
import { llmsText } from './llmsText.ts';
import type { LibraryPackage } from './llmsText.ts';
import { withoutRequirements } from './withoutRequirements.ts';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'kit');

interface Manifest extends LibraryPackage {
  [field: string]: unknown;
  version: string;
  exports: Record<string, string>;
  sideEffects: string[];
}

/** What stands in `src/` as TypeScript stands in the package as a module, at the same place. */
const built = (file: string) => file.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '.js');

/**
 * The files that match a pattern such as `./src/components/` with two stars, each with the text that stands for all its
 * stars.
 */
const filesOf = (pattern: string): [name: string, file: string][] =>
  fs
    .globSync(pattern, { cwd: source })
    .map((file) => file.split(path.sep).join('/'))
    .flatMap((file): [string, string][] => {
      const name = path.posix.basename(file).replace(/\.tsx?$/, '');
      const isNamed = pattern.replace(/^\.\//, '').replaceAll('*', name) === file;
      return isNamed ? [[name, `./${file}`]] : [];
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Every path of the package by name: a pattern would be none to an editor, and would open what is not meant to be. */
const exportsOf = (manifest: Manifest) => {
  const entries = Object.entries(manifest.exports).flatMap(([name, file]) =>
    file.includes('*')
      ? filesOf(file).map(([part, found]): [string, string] => [name.replace('*', part), found])
      : [[name, file] as [string, string]],
  );
  return Object.fromEntries([
    ...entries.map(([name, file]) => [
      name,
      /\.tsx?$/.test(file)
        ? { types: built(file).replace(/\.js$/, '.d.ts'), default: built(file) }
        : built(file),
    ]),
    ['./package.json', './package.json'],
  ]) as Record<string, unknown>;
};

/**
 * Whether a framework with server components, such as Next's app router, must send a file to the browser: components, hooks
 * and contexts. Tokens, theme and logic run anywhere.
 */
const isForClients = (file: string, code: string) =>
  file.startsWith('hooks/use') ||
  (/^(?:components|hooks)\/|^theme\/(?:GlobalStyles|styled)/.test(file) &&
    /\bfrom ['"](?:react|@mui|@emotion|notistack|\.[./]+theme\/styled)\b/.test(code));

/** Each component with its types, whose docstring is its whole documentation and begins with what it is. */
const documentedComponents = (target: string) =>
  fs
    .globSync('components/*/*.d.ts', { cwd: target })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .flatMap((address) => {
      const name = path.posix.basename(address, '.d.ts');
      if (!address.endsWith(`/${name}/${name}.d.ts`)) return [];
      const [before = ''] = fs
        .readFileSync(path.join(target, address), 'utf8')
        .split(new RegExp(`\\nexport declare (?:function|const) ${name}\\b`));
      const docstring = before.slice(before.lastIndexOf('/**') + '/**'.length);
      const [description = ''] = docstring.replaceAll(/\n \* ?/g, ' ').split(' @');
      return { name, description: description.trim(), address };
    });

/** @param target An empty or missing folder. */
export const buildKit = (target: string): void => {
  fs.rmSync(target, { recursive: true, force: true });
  execFileSync('tsc', ['-p', source, '--outDir', target], { cwd: root, stdio: 'inherit' });
  for (const file of fs.globSync('**/*.js', { cwd: target })) {
    const code = fs.readFileSync(path.join(target, file), 'utf8');
    if (isForClients(file.split(path.sep).join('/'), code)) {
      fs.writeFileSync(path.join(target, file), `'use client';\n${code}`);
    }
  }
  for (const file of fs.globSync('**/*.d.ts', { cwd: target })) {
    const types = fs.readFileSync(path.join(target, file), 'utf8');
    fs.writeFileSync(path.join(target, file), withoutRequirements(types));
  }
  for (const file of fs.globSync('src/**/*.{css,woff2,json}', { cwd: source })) {
    fs.cpSync(path.join(source, file), path.join(target, path.relative('src', file)));
  }
  for (const file of ['README.md', 'CHANGELOG.md', 'MIGRATION.md', 'LICENSES.md']) {
    if (fs.existsSync(path.join(source, file)))
      fs.copyFileSync(path.join(source, file), path.join(target, file));
  }
  const manifest = JSON.parse(
    fs.readFileSync(path.join(source, 'package.json'), 'utf8'),
  ) as Manifest;
  const { private: _private, ...rest } = manifest;
  const published = {
    ...rest,
    version: buildVersion(root, manifest.version),
    sideEffects: manifest.sideEffects.map(built),
    exports: exportsOf(manifest),
  };
  fs.writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  fs.writeFileSync(
    path.join(target, 'llms.txt'),
    withoutRequirements(llmsText(published, documentedComponents(target))),
  );
};

/** Packs what was built, as `npm publish` would; the file's path. */
export const packKit = (built: string, target: string): string => {
  const [pack] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', target], {
      cwd: built,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as { filename: string }[];
  if (!pack) throw new Error('npm packed nothing');
  return path.join(target, pack.filename);
};

if (process.argv[1] === import.meta.filename) {
  const target = path.join(root, 'dist-kit');
  buildKit(target);
  console.log(`Built the package into ${path.relative(root, target)}/`);
}
