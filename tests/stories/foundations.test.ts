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
  findInSource,
  iconsInSource,
  noteOf,
  ratiosInSource,
  readNotes,
  spacingsInSource,
  usersOf,
} from '@stories/support/siteSource';

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
    expect(findInSource(/(no such words anywhere)/g).size).toBe(0);
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
