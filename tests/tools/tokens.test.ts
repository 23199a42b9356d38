import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import categories from '@content/product-categories.json';
import { getContrastRatio } from '@mui/material/styles';
import { siteTheme } from '@lasakita/ui/theme';
import { brandLines } from '@lasakita/ui/tokens';
import { makeTokenFiles, tokenFolder } from '../../tools/tokens/tokenFiles.ts';
import { lineName, readTokens } from '../../tools/tokens/tokenSource.ts';
import type { TokenSource } from '../../tools/tokens/tokenSource.ts';
import { codeValue } from '../../tools/tokens/tokenValues.ts';

/** Reads the tokens with a part of one file replaced, as if somebody had changed it. */
const changed = (name: string, from: string, to: string) => (file: string) => {
  const text = fs.readFileSync(file, 'utf8');
  if (path.basename(file) !== name) return text;
  expect(text).toContain(from);
  return text.replace(from, to);
};

test('what is made of the tokens is what they say: `npm run tokens` makes it anew', async () => {
  const files = await makeTokenFiles();
  expect(fs.readdirSync(tokenFolder).toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [name, text] of Object.entries(files)) {
    expect({ [name]: fs.readFileSync(path.join(tokenFolder, name), 'utf8') }).toEqual({
      [name]: text,
    });
  }
});

test('a changed token changes every file', async () => {
  const files = await makeTokenFiles(changed('layout.tokens.json', '"value": 22', '"value": 23'));
  const same = Object.entries(files).filter(
    ([name, text]) => fs.readFileSync(path.join(tokenFolder, name), 'utf8') === text,
  );
  expect(same.map(([name]) => name)).toEqual([]);
});

test('a color whose hex and components differ is refused, with the components to write', async () => {
  const read = changed('pantry.tokens.json', '#f2701d', '#f2701e');
  await expect(readTokens(read)).rejects.toThrow(
    /colors\.annatto\.main: .*\[0\.949, 0\.4392, 0\.1176\]/,
  );
});

test('a role that stands for no color is refused', async () => {
  const read = changed('roles.tokens.json', '{colors.gata.main}', '{colors.gata.mian}');
  await expect(readTokens(read)).rejects.toThrow('colors.gata.mian');
});

describe('the file for design tools', () => {
  type Tree = { [key: string]: Tree } & { $value?: unknown };
  let file: Record<string, Tree>;
  beforeAll(async () => {
    file = JSON.parse((await makeTokenFiles())['tokens.studio.json'] ?? '') as typeof file;
  });

  test('has every text style of the theme, of sizes and typefaces that it has too', () => {
    for (const mode of ['type/phone', 'type/desktop']) {
      const { textStyles, typeScale, fonts } = file[mode] ?? {};
      expect(Object.keys(textStyles ?? {})).toEqual(
        expect.arrayContaining(['poster', 'hero', 'h1', 'h4', 'lead', 'body1', 'button']),
      );
      const aliases = [...JSON.stringify(textStyles).matchAll(/{(typeScale|fonts)\.(\w+)}/g)];
      expect(aliases.length).toBeGreaterThan(20);
      const groups: Record<string, Tree | undefined> = { typeScale, fonts };
      expect(
        aliases.filter(([, group = '', name = '']) => !groups[group]?.[name]).map(([all]) => all),
      ).toEqual([]);
    }
  });

  test('has sizes as they are at the width of each mode, spacing and durations', () => {
    expect(file['type/phone']?.typeScale?.poster?.$value).toBe('53.4px');
    expect(file['type/desktop']?.typeScale?.poster?.$value).toBe('154.2px');
    expect(file.layout?.space?.['4']?.$value).toBe('16px');
    expect(file.motion?.durations?.menu?.$value).toBe('300ms');
  });
});

describe('the theme', () => {
  let source: TokenSource;
  beforeAll(async () => {
    source = await readTokens();
  });
  const valueOf = (id: string) => {
    const token = source.byLine.rancheros?.[id];
    return token && codeValue(token);
  };

  test('has every token of each group that it carries, and no other', () => {
    const { palette, tokens, breakpoints } = siteTheme();
    const carried: Record<string, unknown> = {
      ...tokens,
      colors: palette,
      breakpoints: breakpoints.values,
    };
    const ids = Object.keys(source.byLine.rancheros ?? {}).filter(
      (id) => (id.split('.')[0] ?? '') in carried && id.includes('.'),
    );
    // What components combine of them has the name of no group.
    const inTheme = (id: string): unknown => {
      const [group = '', ...rest] = id.split('.');
      return rest.reduce<unknown>(
        (part, name) => (part as Record<string, unknown> | undefined)?.[name],
        carried[group],
      );
    };
    const ofLine = (id: string) => id.startsWith('line.');
    const compared = ids.filter((id) => !ofLine(id));
    expect(compared.length).toBeGreaterThan(70);
    expect(Object.fromEntries(compared.map((id) => [id, inTheme(id)]))).toEqual(
      Object.fromEntries(compared.map((id) => [id, valueOf(id)])),
    );
  });

  test('takes the roles', () => {
    const { palette, spacing } = siteTheme();
    expect(spacing(1)).toBe(`${valueOf('spaceUnit')}px`);
    expect({
      text: palette.text.primary,
      quiet: palette.text.secondary,
      page: palette.background.default,
      card: palette.background.paper,
      edge: palette.divider,
      link: palette.primary.main,
      error: palette.error.main,
      success: palette.success.main,
    }).toEqual({
      text: valueOf('ink.main'),
      quiet: valueOf('ink.quiet'),
      page: valueOf('surface.page'),
      card: valueOf('surface.card'),
      edge: valueOf('edge.quiet'),
      link: valueOf('ink.link'),
      error: valueOf('ink.error'),
      success: valueOf('ink.success'),
    });
  });

  test('has the colors of each brand line as the products say them, with text that can be read', () => {
    const { palette } = siteTheme();
    expect(
      Object.entries(brandLines).map(([line, { ground }]) => [lineName(source, line), ground]),
    ).toEqual([
      ...categories.map(({ label, color }) => [label, palette[color as 'keso' | 'sili'].main]),
      // What is of no line is the company's own.
      ['LasaKita', palette.annatto.main],
    ]);
    for (const { ground, ink } of Object.values(brandLines)) {
      expect(getContrastRatio(ground, ink)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
