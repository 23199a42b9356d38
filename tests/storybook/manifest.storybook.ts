/** What the built Storybook tells an assistant, read as one reads it: from `llms.txt` on (KIT-4). No browser is needed. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { formatComponentManifest, formatManifestsToLists } from 'storybook/internal/toolsets-docs';
import type { ComponentsManifest } from 'storybook/internal/types';
import { withoutRequirements } from '../../tools/kit/withoutRequirements.ts';
import { exampleOf, propsOf } from '../../tools/storybook/componentDocs.ts';
import { noteTags } from '../../tools/storybook/componentNotes.ts';
import { storybookFolder, storyEntries } from './support/builtStorybook.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LIBRARY = 'kit/src/components';

const read = (file: string) => fs.readFileSync(path.join(storybookFolder, file), 'utf8');

// A folder with a context alone has no component.
const names = fs
  .readdirSync(path.join(ROOT, LIBRARY))
  .filter((name) => fs.existsSync(path.join(ROOT, LIBRARY, name, `${name}.tsx`)));
// The numbers of the site's requirements say nothing to others.
const sourceOf = (name: string) =>
  withoutRequirements(fs.readFileSync(path.join(ROOT, LIBRARY, name, `${name}.tsx`), 'utf8'));

const manifest = JSON.parse(read('manifests/components.json')) as ComponentsManifest;
const byName = new Map(Object.values(manifest.components).map((entry) => [entry.name, entry]));

/** The text that `llms.txt` leads to. */
const textOf = (name: string) => {
  const [, address = ''] = new RegExp(`^- \\[${name}\\]\\((.+?)\\): .{20}`, 'm').exec(
    read('llms.txt'),
  ) ?? ['', ''];
  expect(address, `${name} in llms.txt`).not.toBe('');
  return read(address);
};

/** What a comment says from `start` on, on one line. */
const flat = (comment: string) => comment.replaceAll(/\s*\n \*\s+/g, ' ').trim();

test('has every component of the library, and nothing else', () => {
  expect([...byName.keys()].toSorted()).toEqual(names.toSorted());
  const list = formatManifestsToLists({ componentManifest: { ...manifest, v: 0 } } as Parameters<
    typeof formatManifestsToLists
  >[0]);
  for (const name of names) expect(list).toContain(`- ${name} (`);
});

for (const name of names) {
  test(`says of ${name} what it is for, how it is used, and each prop`, () => {
    const source = sourceOf(name);
    const text = textOf(name);
    const entry = byName.get(name);
    expect(text.trim(), 'the same as the manifest').toBe(entry && formatComponentManifest(entry));

    const before = source.slice(
      0,
      source.search(new RegExp(`^export (?:function|const) ${name}\\b`, 'm')),
    );
    const docstring = before.slice(before.lastIndexOf('/**'), before.lastIndexOf('*/'));
    const [description = '', ...notes] = docstring.split(/\n \* @/);
    expect(text).toContain(flat(description.replace(/^\/\*\*/, '')).replace(/ \*$/, ''));
    for (const tag of noteTags) {
      const said = notes.filter((note) => note.startsWith(`${tag} `));
      expect(said.length, tag).toBeGreaterThan(0);
      const label = `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`;
      for (const note of said) {
        expect(text).toContain(`> **${label}:** ${flat(note.slice(tag.length))}`);
      }
    }

    expect(text).toContain(`**Example:**\n\`\`\`\n${exampleOf(source, name)}\`\`\``);
    expect(
      entry?.stories.filter(({ snippet }) => snippet),
      'code that needs what its story stands in',
    ).toEqual([]);

    for (const prop of propsOf(source, `${name}Props`)) {
      const { name: propName, type, isRequired, description: what, defaultValue } = prop;
      const value = defaultValue === undefined ? '' : ` = ${defaultValue}`;
      expect(what, propName).not.toBe('');
      expect(text).toContain(
        `  /**\n    ${what}\n  */\n  ${propName}${isRequired ? '' : '?'}: ${type}${value};`,
      );
    }
    const stories = storyEntries.filter(({ id }) => id.startsWith(`${entry?.id}--`));
    expect(stories.length).toBeGreaterThan(0);
    for (const { id } of stories) expect(text).toContain(id);
  });
}

test('names what can be imported, and no folder of this machine', () => {
  const { resolve } = createRequire(import.meta.url);
  const texts = ['manifests/components.json', 'llms.txt'].map(read);
  for (const text of texts) {
    expect(text.includes(ROOT), 'the folder of the project').toBe(false);
    expect(text.match(/"(?:definedInFile|filePath)"/)).toBeNull();
  }
  const imports = Object.values(manifest.components).flatMap((entry) => [
    entry.import ?? '',
    ...Object.values(entry.subcomponents ?? {}).map((part) => part.import ?? ''),
  ]);
  const specifiers = imports.flatMap((text) =>
    [...text.matchAll(/from '([^']+)'/g)].map(([, name = '']) => name),
  );
  expect(specifiers.length).toBeGreaterThanOrEqual(names.length);
  for (const specifier of specifiers) {
    expect(specifier).toMatch(/^@(?:lasakita\/ui|mui\/[\w-]+)\//);
    expect(() => resolve(specifier), specifier).not.toThrow();
  }
});

test('every address in llms.txt leads to a file', () => {
  const addresses = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to);
  expect(addresses.length).toBeGreaterThan(names.length);
  for (const address of addresses) {
    expect(fs.existsSync(path.join(storybookFolder, address)), address).toBe(true);
  }
});
