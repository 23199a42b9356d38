/** Every file that is made of the tokens. */
import path from 'node:path';
import * as prettier from 'prettier';
import { designToolFile } from './designToolFile.ts';
import { bundledTokens } from './bundledTokens.ts';
import { tokenModule, tokenStyles } from './tokenCode.ts';
import { readTokens } from './tokenSource.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The folder of the files that are made. */
export const tokenFolder = path.join(root, 'kit/src/theme/generated');

const json = (value: unknown) => JSON.stringify(value);

/**
 * The texts of the files that are made of the tokens, by their names in `tokenFolder`.
 *
 * @param read Gives the text of a file of tokens, for tests that change one.
 */
export const makeTokenFiles = async (
  read?: (file: string) => string,
): Promise<Record<string, string>> => {
  const source = await readTokens(read);
  const texts = {
    'tokens.ts': tokenModule(source),
    'tokens.css': tokenStyles(source),
    'tokens.resolver.json': json(bundledTokens(source)),
    'tokens.studio.json': json(designToolFile(source)),
  };
  const formatted = Object.entries(texts).map(async ([name, text]) => {
    const file = path.join(tokenFolder, name);
    const options = await prettier.resolveConfig(file);
    return [name, await prettier.format(text, { ...options, filepath: file })] as const;
  });
  return Object.fromEntries(await Promise.all(formatted));
};
