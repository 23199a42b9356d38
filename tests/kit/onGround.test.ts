import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { onGround } from '@kit/theme/onGround';
import { siteTheme } from '@kit/theme/theme';

const theme = siteTheme();

test.each([
  ['#c33118', theme.tokens.ink.inverse, theme.palette.keso.main],
  ['#34170c', theme.tokens.ink.inverse, theme.palette.keso.main],
  ['#ceb0f0', theme.palette.tsokolate.dark, theme.palette.ube.main],
  ['#ffc629', theme.palette.tsokolate.dark, theme.palette.ube.main],
])('what stands on %s can be read', (ground, ink, loud) => {
  const look = onGround(theme, ground);
  expect(look).toEqual({
    backgroundColor: ground,
    color: ink,
    '--loud': loud,
    '--focus-ring': loud,
  });
  expect(getContrastRatio(ground, look.color)).toBeGreaterThanOrEqual(4.5);
  expect(getContrastRatio(ground, look['--loud'])).toBeGreaterThanOrEqual(3);
});
