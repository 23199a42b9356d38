import type { Theme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { createSiteTheme } from '@lasakita/ui/createSiteTheme';
import { onGround } from '@lasakita/ui/onGround';
import { siteTheme } from '@lasakita/ui/theme';
import { colors, radius } from '@lasakita/ui/tokens';

const ours = Object.values(colors).flatMap((steps) => Object.values(steps));

/** Another color for each of ours: no two alike, and none of ours. */
const others = Object.fromEntries(
  Object.entries(colors).map(([name, steps], row) => [
    name,
    Object.fromEntries(Object.keys(steps).map((step, column) => [step, `#0${row}0${column}AB`])),
  ]),
);

test('each color of the pantry is there once: another takes the place of one', () => {
  expect(new Set(ours).size).toBe(ours.length);
});

test('none of our colors is left where all are others', () => {
  const theme = createSiteTheme({ colors: others });
  const { palette, components, tokens } = theme;
  const bands = (['paper', 'keso', 'ube', 'tsokolate'] as const).map((tone) => tokens.onBand(tone));
  const told = JSON.stringify({ palette, components, tokens, bands });
  // What MUI works out of its own is none of ours.
  expect(ours.filter((color) => told.includes(color))).toEqual([]);
  expect(bands[0]).toMatchObject({ backgroundColor: others.gata?.main });
});

test('one color alone changes, and the rest stays', () => {
  const theme = createSiteTheme({ colors: { keso: { main: '#00AA55' } } });
  expect(theme.palette.keso.main).toBe('#00AA55');
  expect(theme.tokens.keycap.backgroundColor).toBe('#00AA55');
  expect(theme.palette.sili.main).toBe(siteTheme().palette.sili.main);
});

test('shadows are made of another ink, and are dark whatever it is', () => {
  const shadowOf = (...brand: Parameters<typeof createSiteTheme>) =>
    createSiteTheme(...brand).tokens.elevations.low;
  const ink = { tsokolate: { main: '#F0F0F0' } };
  expect(shadowOf({ colors: ink })).toBe(
    '0 1px 2px oklch(from #F0F0F0 min(l, 0.25) c h / 0.08), 0 4px 14px oklch(from #F0F0F0 min(l, 0.25) c h / 0.06)',
  );
  expect(shadowOf({ darkColors: ink })).toContain(
    'oklch(from var(--lasakita-colors-tsokolate-main) min(l, 0.25) c h / 0.08)',
  );
  expect(shadowOf({ colors: { keso: { main: '#00AA55' } } })).toBe(
    siteTheme().tokens.elevations.low,
  );
});

test('typefaces and corners are others', () => {
  const theme = createSiteTheme({
    fonts: { display: 'Georgia, serif', text: 'Verdana, sans-serif' },
    radius: { pill: 4, medium: 2 },
  });
  expect(theme.typography.h1.fontFamily).toBe('Georgia, serif');
  expect(theme.typography.body1.fontFamily).toBe('Verdana, sans-serif');
  expect(theme.tokens.radius).toEqual({ ...radius, pill: 4, medium: 2 });
  expect(theme.components?.MuiButton?.styleOverrides?.root).toContainEqual({ borderRadius: 4 });
});

test('MUI’s own options go over all of it', () => {
  const theme = createSiteTheme(
    { colors: { keso: { main: '#00AA55' } } },
    { components: { MuiButton: { defaultProps: { disableRipple: false } } } },
  );
  expect(theme.components?.MuiButton?.defaultProps?.disableRipple).toBe(false);
  expect(theme.components?.MuiButton?.styleOverrides?.root).toBeDefined();
  expect(theme.palette.keso.main).toBe('#00AA55');
});

test('without anything of its own it is ours', () => {
  const strip = (theme: object) => JSON.parse(JSON.stringify(theme)) as unknown;
  expect(strip(createSiteTheme({}).palette)).toEqual(strip(siteTheme().palette));
});

test('with dark colors each color is a custom property, and both schemes set them all', () => {
  const theme = createSiteTheme({ colors: others, darkColors: { gata: { main: '#101010' } } });
  const { palette, tokens } = theme;
  const told = JSON.stringify({ palette, tokens: { ...tokens, pantry: undefined } });
  expect(ours.filter((color) => told.includes(color))).toEqual([]);
  expect(palette.gata.main).toBe('var(--lasakita-colors-gata-main)');
  const sheets = JSON.stringify(
    (theme as Theme & { generateStyleSheets: () => unknown }).generateStyleSheets(),
  );
  const properties = Object.entries(colors).flatMap(([name, steps]) =>
    Object.keys(steps).map((step) => `"--lasakita-colors-${name}-${step}":`),
  );
  expect(properties.filter((property) => sheets.split(property).length !== 3)).toEqual([]);
  expect(sheets).toContain('"--lasakita-colors-gata-main":"#101010"');
});

test('what is worked out of colors has them written out', () => {
  const theme = createSiteTheme({ darkColors: { gata: { main: '#101010' } } });
  expect(onGround(theme, '#c33118')).toEqual(onGround(siteTheme(), '#c33118'));
});
