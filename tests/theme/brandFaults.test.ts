import { describe, expect, test } from 'vitest';
import { brandFaults } from '@lasakita/ui/brandFaults';

describe('what of a brand cannot be read', () => {
  test('is nothing of our own', () => {
    expect(brandFaults({})).toEqual([]);
    expect(brandFaults({ fonts: { display: 'Georgia' } })).toEqual([]);
  });

  test('is named by where it stands, by its colors, and by what it lacks', () => {
    const faults = brandFaults({ colors: { annatto: { dark: '#ff9900' } } });
    expect(faults).toContainEqual({
      scheme: 'light',
      use: 'A link on paper',
      ink: 'annatto.dark',
      ground: 'gata.main',
      contrast: expect.closeTo(1.97, 1) as number,
      least: 4.5,
    });
    expect(faults.every(({ ink, ground }) => [ink, ground].includes('annatto.dark'))).toBe(true);
  });

  test('is told of both schemes, the dark one upon the other', () => {
    const darkColors = { gata: { main: '#1a0d06', light: '#2a170c', dark: '#120803' } };
    const faults = brandFaults({ darkColors });
    expect(new Set(faults.map(({ scheme }) => scheme))).toEqual(new Set(['dark']));
    expect(faults.map(({ use }) => use)).toContain('Secondary text on paper');
  });

  test('a color that it cannot read is said', () => {
    expect(() => brandFaults({ colors: { gata: { main: 'papayawhip' } } })).toThrow(/papayawhip/);
  });
});
