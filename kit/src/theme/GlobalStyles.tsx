import { Global } from '@emotion/react';
import type { Theme } from '@mui/material/styles';

const globalStyles = (theme: Theme) => ({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    // Keeps an anchor or a focused field clear of the fixed header.
    scrollPaddingTop: theme.tokens.sizes.header.desktop + 16,
  },
  body: {
    ...theme.typography.body1,
    margin: 0,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.default,
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  // A pane over everything, while a second press would hit what has only just come: see `secondPress.ts`.
  'html[data-settling]::after, html[data-settling] dialog[open]::after': {
    content: '""',
    position: 'fixed',
    inset: 0,
    zIndex: theme.tokens.layers.skipLink,
  },
  'img, video, iframe, svg': { maxWidth: '100%' },
  '::selection': {
    backgroundColor: theme.palette.keso.main,
    color: theme.palette.tsokolate.main,
  },
  mark: {
    backgroundColor: theme.palette.keso.light,
    color: 'inherit',
    borderRadius: Math.min(4, theme.tokens.radius.small),
    padding: '0 0.1em',
    margin: '0 -0.1em',
  },
  // Nothing can be pressed on paper, and nothing on its way in should be caught half there.
  '@media print': {
    'html .MuiButton-root': { display: 'none' },
    '*, *::before, *::after': {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
  // Secondary text in full ink, and every line and card with an edge that is seen.
  '@media (prefers-contrast: more)': {
    ':root': {
      '--quiet-ink': theme.palette.tsokolate.main,
      '--line': theme.palette.tsokolate.main,
    },
    'main article': { outline: `2px solid ${theme.palette.tsokolate.main}`, outlineOffset: -2 },
    'a:not([class*="MuiButton"])': { textDecorationColor: 'currentColor' },
  },
  // Where the visitor rules the colors, fills are taken away unless they are the system's own: without them nothing would
  // tell the page shown from the others.
  '@media (forced-colors: active)': {
    'nav [aria-current]': {
      forcedColorAdjust: 'none',
      color: 'HighlightText !important',
      backgroundColor: 'Highlight !important',
    },
  },
  // Whatever an element's own transition says: a visitor who asked for less motion gets none.
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: even the shortest leaves every change a frame late.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});

/** Page-wide styles: the reset, the page's own text, selection, search marks and reduced motion. */
export function GlobalStyles() {
  return <Global styles={globalStyles as never} />;
}
