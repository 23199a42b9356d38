import { colorPairs, colorValues, contrastOf, leastContrast } from './colorPairs.ts';
import type { ColorName } from './colorPairs.ts';
import type { Brand } from './createSiteTheme.ts';

/** Two colors of a brand that stand upon each other and cannot be told apart well enough. */
export interface BrandFault {
  /** The color scheme in which they do. */
  scheme: 'light' | 'dark';
  /** Where components use them, such as "A link on paper". */
  use: string;
  /** The color of what is read, by its name, such as "annatto.dark". */
  ink: ColorName;
  /** The color below it, by its name. */
  ground: ColorName;
  /** Their contrast, 1 to 21. */
  contrast: number;
  /** The least that WCAG AA asks: 4.5 of text, 3 of large text, signs and edges. */
  least: number;
}

const valuesWith = (...changes: (Brand['colors'] | undefined)[]) => ({
  ...colorValues,
  ...Object.fromEntries(
    changes.flatMap((change = {}) =>
      Object.entries(change).flatMap(([color, steps]) =>
        Object.entries(steps).map(([step, value]) => [`${color}.${step}`, value]),
      ),
    ),
  ),
});

/**
 * The color pairs of the components that miss WCAG AA in another brand, in either of its schemes. Empty if all pairs pass: a
 * test of your own can check that.
 *
 * @param brand What `createSiteTheme` is given; its colors as hex, `rgb()` or `hsl()`.
 * @throws At a color that is written otherwise.
 */
export const brandFaults = ({ colors, darkColors }: Brand): BrandFault[] => {
  const schemes = [
    { scheme: 'light' as const, values: valuesWith(colors) },
    ...(darkColors ? [{ scheme: 'dark' as const, values: valuesWith(colors, darkColors) }] : []),
  ];
  return schemes.flatMap(({ scheme, values }) =>
    colorPairs.flatMap((pair) => {
      const { use, ink, ground, kind } = pair;
      const contrast = contrastOf(pair, values);
      const least = leastContrast[kind];
      return contrast < least ? [{ scheme, use, ink, ground, contrast, least }] : [];
    }),
  );
};
