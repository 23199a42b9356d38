import { create } from 'storybook/theming';
import { colors, fonts, radius } from '../kit/src/theme/tokens';

const { annatto, gata, keso, tsokolate } = colors;

/** The brand's colors, type and corners for Storybook itself: the tree and its panels, and the pages of documentation. */
export const brandTheme = create({
  base: 'light',
  brandTitle: 'LasaKita, with sample content',
  brandTarget: '_self',
  brandUrl: './',
  fontBase: fonts.text,
  colorPrimary: annatto.main,
  colorSecondary: annatto.dark,
  appBg: gata.main,
  appContentBg: gata.light,
  appPreviewBg: gata.light,
  appBorderColor: gata.dark,
  appBorderRadius: radius.small,
  textColor: tsokolate.main,
  textMutedColor: tsokolate.soft,
  barBg: gata.light,
  barTextColor: tsokolate.soft,
  barHoverColor: annatto.dark,
  barSelectedColor: annatto.dark,
  inputBg: gata.light,
  inputBorder: tsokolate.soft,
  inputTextColor: tsokolate.main,
  booleanSelectedBg: keso.light,
});
