import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import places from 'virtual:dealer-places';
import dealers from '@content/dealers.json';
import { readDealerPlaces } from '@/domain/dealerPlaces';
import { townsWithDealers } from '@/domain/near';
import { CountedRow } from '@/pages/AboutPage/CountedRow';
import { NAMES } from '@/pages/AboutPage/routeNames';
import { siteTheme } from '@lasakita/ui/theme';

/** How many signs the rows of a drawing hold, by the size of what they fill. */
const countsOf = (count: number, sign: 'sun' | 'awning') => {
  const markup = renderToStaticMarkup(
    createElement(
      ThemeProvider,
      { theme: siteTheme() },
      createElement(CountedRow, { count, sign }),
    ),
  );
  return markup
    .split('</svg>')
    .slice(0, -1)
    .map((svg) =>
      [...svg.matchAll(/<rect (?:y="\d+" )?width="(\d+)" height="(\d+)"/g)].reduce(
        (sum, [, width, height]) => sum + (Number(width) * Number(height)) / (40 * 40),
        0,
      ),
    );
};

test('as many signs are drawn as the figure counts, on phones and on wide screens', () => {
  expect(countsOf(20, 'sun')).toEqual([20, 20]);
  expect(countsOf(300, 'awning')).toEqual([300, 300]);
  expect(countsOf(27, 'sun')).toEqual([27, 27]);
  expect(countsOf(311, 'awning')).toEqual([311, 311]);
});

test('every stop of the route is a town with a dealer', () => {
  const known = readDealerPlaces(
    places,
    dealers.map(({ name }) => name),
  );
  const towns = new Set(
    townsWithDealers(dealers, known).map(({ label }) => label.replace(/,.*/, '')),
  );
  for (const { name } of NAMES) expect([...towns]).toContain(name);
});
