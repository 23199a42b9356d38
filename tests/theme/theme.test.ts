import { describe, expect, test } from 'vitest';
import { siteTheme } from '@lasakita/ui/theme';
import { colorPairs, contrastOf, leastContrast } from '@kit/theme/colorPairs';

const theme = siteTheme();

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

  test.each(colorPairs.map((pair) => [pair.use, pair] as const))('%s reaches AA', (_use, pair) => {
    expect(contrastOf(pair)).toBeGreaterThanOrEqual(leastContrast[pair.kind]);
  });

  test('asks the visitor’s system how much may move', () => {
    expect(theme.motion.reducedMotion).toBe('system');
  });
});
