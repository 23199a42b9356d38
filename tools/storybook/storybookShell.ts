/** Makes what Storybook itself adds to a build smaller: it ships the frame around the stories as it was written. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'vite';

/**
 * Minifies every script of a folder in place.
 *
 * @throws If a script cannot be read as one.
 */
export const minifyScripts = async (folder: string): Promise<void> => {
  for (const name of (await fs.readdir(folder)).filter((file) => file.endsWith('.js'))) {
    const file = path.join(folder, name);
    const { code, errors } = await minify(name, await fs.readFile(file, 'utf8'), { module: true });
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    await fs.writeFile(file, code);
  }
};

/** Removes the fonts of a folder that stand in another one too, from where they are loaded. */
export const dropDoubles = async (folder: string, kept: string): Promise<void> => {
  const fonts = (await fs.readdir(kept)).filter((file) => file.endsWith('.woff2'));
  for (const name of fonts) await fs.rm(path.join(folder, name), { force: true });
};

const ITALIC_FACE = /@font-face\s*\{[^}]*?\/([\w-]*italic\.woff2)[^}]*\}/g;

/**
 * Removes the italics of Storybook's own typeface from a built Storybook. Only a few of its notes use them, and a browser
 * slants those by itself.
 *
 * @throws If its pages do not declare them as they are known to.
 */
export const dropItalics = async (folder: string): Promise<void> => {
  const fonts = path.join(folder, 'sb-common-assets');
  const dropped = new Set<string>();
  for (const page of ['index.html', 'iframe.html']) {
    const file = path.join(folder, page);
    const text = await fs.readFile(file, 'utf8');
    for (const [, name = ''] of text.matchAll(ITALIC_FACE)) dropped.add(name);
    const rest = text.replaceAll(ITALIC_FACE, '');
    if (rest === text) throw new Error(`${file} declares no italics`);
    await fs.writeFile(file, rest);
  }
  for (const name of dropped) await fs.rm(path.join(fonts, name));
};
