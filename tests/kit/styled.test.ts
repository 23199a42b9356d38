import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyState } from '@lasakita/ui/EmptyState';
import { siteTheme } from '@lasakita/ui/theme';

const component = createElement(EmptyState, { title: 'Nothing here' });

test('without a theme a component says what it needs', () => {
  expect(() => renderToString(component)).toThrow('siteTheme');
});

test("in a host's own theme it says so too", () => {
  const host = createElement(ThemeProvider, { theme: createTheme() }, component);
  expect(() => renderToString(host)).toThrow('siteTheme');
});

test("in the library's theme it is drawn", () => {
  const own = createElement(ThemeProvider, { theme: siteTheme() }, component);
  expect(renderToString(own)).toContain('Nothing here');
});
