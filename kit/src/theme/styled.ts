import { styled as muiStyled, useTheme as useMuiTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

// The bundler puts its value in.
declare const process: { env: { NODE_ENV?: string } };

const isProduction = process.env.NODE_ENV === 'production';

/** @throws When the theme is not this library's: without it a style would fail on a property that nobody knows. */
const expectTokens = (theme: Partial<Pick<Theme, 'tokens'>>) => {
  if (theme.tokens) return;
  throw new Error(
    'This component has no theme of its own library around it. Wrap it: <ThemeProvider theme={siteTheme()}>, with ThemeProvider from "@mui/material/styles" and siteTheme from "@lasakita/ui/theme".',
  );
};

type Style = (props: { theme: Theme }) => unknown;

const checked = (style: unknown) => {
  if (typeof style !== 'function') return style;
  return (props: { theme: Theme }) => {
    expectTokens(props.theme);
    return (style as Style)(props);
  };
};

type Make = (...styles: unknown[]) => unknown;

const checkedStyled = (...given: unknown[]) => {
  const make = (muiStyled as unknown as (...given: unknown[]) => Make)(...given);
  return (...styles: unknown[]) => make(...styles.map(checked));
};

const useCheckedTheme = () => {
  const theme = useMuiTheme();
  expectTokens(theme);
  return theme;
};

/** MUI's `styled`; in development a missing theme is said in words. */
export const styled = isProduction ? muiStyled : (checkedStyled as unknown as typeof muiStyled);

/** MUI's `useTheme`; in development a missing theme is said in words. */
export const useTheme = isProduction ? useMuiTheme : (useCheckedTheme as typeof useMuiTheme);

/** Props that have a default, once it has been filled in. */
export type Filled<Props, Names extends keyof Props> = {
  [Name in Names]-?: Exclude<Props[Name], undefined>;
};
