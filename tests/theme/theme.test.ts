import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { bandColors } from '@/components/SectionBand/SectionBand';
import type { BandTone } from '@/components/SectionBand/SectionBand';
import { theme } from '@/theme/theme';
import { colors } from '@/theme/tokens';

/** The least contrast of text and its ground (WCAG AA). */
const AA_TEXT = 4.5;

const tones: BandTone[] = [
  'paper',
  'cream',
  'tint',
  'keso',
  'annatto',
  'tsokolate',
  'ube',
  'sampaloc',
];

describe('the theme (THEME-1)', () => {
  test('has the breakpoints of the specification, and a base beside them', () => {
    expect(theme.breakpoints.values).toEqual({
      base: 0,
      xs: 480,
      sm: 576,
      md: 768,
      lg: 992,
      xl: 1200,
      xxl: 1600,
    });
    expect(theme.breakpoints.up('lg')).toBe('@media (min-width:992px)');
  });

  test.each(tones)('text on a %s band can be read', (tone) => {
    const { ground, ink } = bandColors(theme, tone);
    expect(getContrastRatio(ground, ink)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  test.each([
    ['secondary text on paper', colors.tsokolate.soft, colors.gata.main],
    ['secondary text on a card', colors.tsokolate.soft, colors.gata.light],
    ['a link on paper', colors.annatto.dark, colors.gata.main],
    ['a link on a card', colors.annatto.dark, colors.gata.light],
    ['a yellow button', colors.tsokolate.main, colors.keso.main],
    ['a yellow button under the pointer', colors.tsokolate.main, colors.keso.light],
    ['a dark button', colors.gata.light, colors.tsokolate.main],
    ['a dark button under the pointer', colors.gata.light, colors.annatto.dark],
    ['an accredited badge', colors.pandan.main, colors.pandan.tint],
    ['a badge', colors.tsokolate.main, colors.keso.tint],
    ['a marked match', colors.tsokolate.main, colors.keso.light],
    ['an error on a card', colors.sili.main, colors.gata.light],
    ['the footer', colors.gata.main, colors.tsokolate.dark],
  ])('%s can be read', (_name, ink, ground) => {
    expect(getContrastRatio(ink, ground)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  test('asks the visitor’s system how much may move', () => {
    expect(theme.motion.reducedMotion).toBe('system');
  });
});
