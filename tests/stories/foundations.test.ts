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
} from '@/theme/tokens';
import { colorPairs, colorValues, contrastOf, groundOf } from '@stories/support/colorPairs';
import { fluidSize } from '@stories/support/fluidSize';
import { siteIcons } from '@stories/support/siteIcons';
import {
  iconsInSource,
  noteOf,
  ratiosInSource,
  spacingsInSource,
  usersOf,
  usersOfBreakpoint,
} from '@stories/support/siteSource';
import { findInSource, readNotes, readSourceTexts, siteSourceOf } from '../../tools/siteSource.ts';

describe('colour pairs', () => {
  test('are listed once', () => {
    const keys = colorPairs.map(({ use, ink, ground }) => `${use}: ${ink} on ${ground}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('have a name for every colour', () => {
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
    expect([...ratiosInSource().keys()]).toEqual(expect.arrayContaining(['1', '3 / 2', '16 / 9']));
    const steps = spacingsInSource().map(([step]) => step);
    expect(steps).toEqual([...steps].sort((first, second) => first - second));
    expect(steps).toEqual(expect.arrayContaining([1, 2, 3, 4]));
  });

  test('tells who uses a token', () => {
    expect(usersOf('layers.header')).toEqual(['Header', 'theme']);
    const texts = readSourceTexts(path.resolve(import.meta.dirname, '../..'));
    expect(findInSource(texts, /(no such words anywhere)/g).size).toBe(0);
  });

  test('tells who names a breakpoint', () => {
    expect(usersOfBreakpoint('md')).toContain('Footer');
    expect(usersOfBreakpoint('base')).toEqual([]);
  });

  test('is read by whole names, and the tokens do not use themselves', () => {
    const { tokens, breakpoints: named } = siteSourceOf({
      'src/theme/tokens.ts': 'layers.menu annatto.main',
      'src/components/A/A.tsx': 'theme.tokens.layers.menu palette.annatto.darkest up',
      'src/components/B/B.tsx': "xlayers.menu sizes.header.phone breakpoints.between('sm', 'xl')",
    });
    expect(tokens).toEqual({
      'layers.menu': ['A'],
      'sizes.header': ['B'],
      'sizes.header.phone': ['B'],
    });
    expect(named).toEqual({ sm: ['B'], xl: ['B'] });
  });

  test('gives the notes of groups and of their tokens', () => {
    const notes = readNotes(
      '/** Times. */\nexport const times = {\n  /** A\n   * blink. */\n  quick: 1,\n  slow: 2,\n} as const;\n' +
        '/** Others. */\nexport const others = { one: 1 };',
    );
    expect([...notes]).toEqual([
      ['times', 'Times.'],
      ['times.quick', 'A blink.'],
      ['others', 'Others.'],
    ]);
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
