import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  breakpoints,
  colors,
  durations,
  easings,
  elevations,
  layers,
  radius,
} from '@lasakita/ui/tokens';
import { colorPairs, colorValues, contrastOf, groundOf } from '@kit/theme/colorPairs';
import { fluidSize } from '@stories/support/fluidSize';
import { siteIcons } from '@stories/support/siteIcons';
import {
  iconsInSource,
  ratiosInSource,
  spacingsInSource,
  usersOf,
  usersOfBreakpoint,
} from '@stories/support/siteSource';
import { noteOf } from '@stories/support/tokenSource';
import { findInSource, readSourceTexts, siteSourceOf } from '../../tools/storybook/sourceUsage.ts';

describe('color pairs', () => {
  test('are listed once', () => {
    const keys = colorPairs.map(({ use, ink, ground }) => `${use}: ${ink} on ${ground}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('have a name for every color', () => {
    expect(
      colorPairs.filter(({ ink, ground }) => !colorValues[ink] || !colorValues[ground]),
    ).toEqual([]);
  });

  test('are reckoned over white where the ground lets it through', () => {
    const pair = { use: '', ink: 'gata.light', ground: 'tsokolate.dark', kind: 'text' } as const;
    expect(groundOf({ ...pair, opacity: 0 })).toBe('rgb(255, 255, 255)');
    expect(contrastOf({ ...pair, opacity: 0.5 })).toBeLessThan(contrastOf(pair));
  });
});

test('the palette has no step that the site does not use', () => {
  const steps = Object.entries(colors).flatMap(([color, values]) =>
    Object.keys(values).map((step) => `${color}.${step}`),
  );
  // By its own name, or by a role that it has.
  const roles = fs.readFileSync(
    path.resolve(import.meta.dirname, '../../tokens/roles.tokens.json'),
    'utf8',
  );
  const unused = steps.filter(
    (step) => usersOf(step).length === 0 && !roles.includes(`{colors.${step}}`),
  );
  expect(unused).toEqual([]);
});

test('site, library, stories and sample are in American spelling, which "Voice" asks for', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const texts = [
    ...fs.globSync('{src,kit/src,stories,.storybook}/**/*.{ts,tsx}', { cwd: root }),
    // The words that visitors search by are in both spellings. What the company writes later is for the company to spell.
    ...fs.globSync('tests/sample/*.json', { cwd: root, exclude: ['**/search-words.json'] }),
  ].map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')] as const);
  // Ids, and so the addresses and the names of the baselines, stay as they are.
  const kept =
    /licences\.txt|foundations-colour|colour--colour|const Colour\b|Colour\.stories|flavour-enhancers/g;
  const british =
    /\b\w*(?:colour|centre|favour|flavour|behaviour|neighbour|grey\b|licence|litre|metre)\w*/gi;
  const found = texts.flatMap(([file, text]) =>
    (text.replaceAll(kept, '').match(british) ?? []).map((word) => `${word} in ${file}`),
  );
  expect(found).toEqual([]);
});

describe('a fluid size', () => {
  test.each([
    ['1.0625rem', 390, 17],
    ['clamp(2rem, 1.5rem + 2vw, 3rem)', 390, 32],
    ['clamp(2rem, 1.5rem + 2vw, 3rem)', 1000, 44],
    ['clamp(2rem, 1.5rem + 2vw, 3rem)', 1440, 48],
  ])('%s at %i px is %i px', (size, width, expected) => {
    expect(fluidSize(size, width)).toBeCloseTo(expected);
  });
});

describe('the source', () => {
  test('tells the icons, each of which is shown', () => {
    expect(Object.keys(siteIcons).sort()).toEqual([...iconsInSource().keys()].sort());
  });

  test('tells the ratios and the spacings', () => {
    expect([...ratiosInSource().keys()]).toEqual(expect.arrayContaining(['1', '4 / 3', '16 / 9']));
    const steps = spacingsInSource().map(([step]) => step);
    expect(steps).toEqual([...steps].sort((first, second) => first - second));
    expect(steps).toEqual(expect.arrayContaining([1, 2, 3, 4]));
  });

  test('tells who uses a token', () => {
    expect(usersOf('layers.header')).toEqual(['BuyBar', 'Header', 'theme']);
    // By a look of the theme that is made of it.
    expect(usersOf('elevations.stickerPressed')).toEqual(
      expect.arrayContaining(['DealerCard', 'overrides']),
    );
    const texts = readSourceTexts(path.resolve(import.meta.dirname, '../..'));
    expect(findInSource(texts, /(no such words anywhere)/g).size).toBe(0);
  });

  test('tells who names a breakpoint', () => {
    expect(usersOfBreakpoint('md')).toContain('Footer');
    expect(usersOfBreakpoint('base')).toEqual([]);
  });

  test('is read by whole names, and the tokens do not use themselves', () => {
    const { tokens, breakpoints: named } = siteSourceOf({
      'kit/src/theme/generated/tokens.ts': 'layers.menu annatto.main',
      'kit/src/components/A/A.tsx': 'theme.tokens.layers.menu palette.annatto.darkest up',
      'kit/src/components/B/B.tsx':
        "xlayers.menu sizes.header.phone breakpoints.between('sm', 'xl')",
    });
    expect(tokens).toEqual({
      'layers.menu': ['A'],
      'sizes.header': ['B'],
      'sizes.header.phone': ['B'],
    });
    expect(named).toEqual({ sm: ['B'], xl: ['B'] });
  });

  test.each(
    Object.entries({
      colors: { annatto: colors.annatto },
      durations,
      easings,
      elevations,
      layers,
      radius,
    }),
  )('has a note for each of the %s', (group, tokens) => {
    for (const name of Object.keys(tokens)) expect(noteOf(`${group}.${name}`)).not.toBe('');
  });

  test('has a note for the breakpoints', () => {
    expect(noteOf('breakpoints')).toContain('px');
    expect(breakpoints.base).toBe(0);
  });
});
