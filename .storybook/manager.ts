import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { colors, radius } from '../src/theme/tokens';

const { annatto, gata, keso, tsokolate } = colors;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'LasaKita',
    brandTarget: '_self',
    brandUrl: './',
    colorPrimary: annatto.main,
    colorSecondary: annatto.dark,
    appBg: gata.main,
    appContentBg: gata.light,
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
  }),
});
