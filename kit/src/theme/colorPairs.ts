/** Every pair of colors that components set upon each other, with the least contrast that WCAG AA asks of it. */
import { decomposeColor, getContrastRatio, recomposeColor } from '@mui/material/styles';
import { bands, colors } from './tokens.ts';

type Colors = typeof colors;

/** A color and its step, such as `annatto.dark`. */
export type ColorName = {
  [Color in keyof Colors]: `${Color}.${keyof Colors[Color] & string}`;
}[keyof Colors];

/** Every color of the theme by its name. */
export const colorValues = Object.fromEntries(
  Object.entries(colors).flatMap(([color, steps]) =>
    Object.entries(steps).map(([step, value]) => [`${color}.${step}`, value]),
  ),
) as Record<ColorName, string>;

/** Small text; large text; lines and signs that have to be made out (WCAG 1.4.3 and 1.4.11). */
export const leastContrast = { text: 4.5, large: 3, graphic: 3 } as const;

export interface ColorPair {
  /** Where it is used. */
  use: string;
  ink: ColorName;
  ground: ColorName;
  kind: keyof typeof leastContrast;
  /** Opacity of a ground that lies over a picture: reckoned over white, the worst for light ink. @default 1 */
  opacity?: number;
}

const nameOf = (value: string): ColorName =>
  (Object.keys(colorValues) as ColorName[]).find(
    (name) => colorValues[name] === value,
  ) as ColorName;

const tones = Object.keys(bands) as (keyof typeof bands)[];

const bandPairs = tones.map((tone): ColorPair => {
  const { ground, ink } = bands[tone];
  return {
    use: `${tone[0]?.toUpperCase()}${tone.slice(1)} band`,
    ink: nameOf(ink),
    ground: nameOf(ground),
    kind: 'text',
  };
});

const pair = (
  kind: ColorPair['kind'],
  ink: ColorName,
  ground: ColorName,
  use: string,
  opacity?: number,
): ColorPair => ({ use, ink, ground, kind, ...(opacity !== undefined && { opacity }) });

/** The ring around what has the focus on each band. */
const ringPairs: ColorPair[] = tones.map((tone) => {
  const { ground, focus } = bands[tone];
  return {
    use: `The focus ring on ${tone}`,
    ink: nameOf(focus),
    ground: nameOf(ground),
    kind: 'graphic',
  };
});

/** The largest numbers on each band. */
const loudPairs: ColorPair[] = tones.map((tone) => {
  const { ground, loud } = bands[tone];
  return {
    use: `Large numbers on ${tone}`,
    ink: nameOf(loud),
    ground: nameOf(ground),
    kind: 'large',
  };
});

export const colorPairs: ColorPair[] = [
  ...bandPairs,
  ...ringPairs,
  ...loudPairs,
  pair('graphic', 'keso.main', 'tsokolate.dark', 'The focus ring in the hero, and over films'),
  pair('text', 'tsokolate.main', 'pandan.tint', 'A message that was sent'),
  pair('text', 'tsokolate.soft', 'gata.main', 'Secondary text on paper'),
  pair('text', 'tsokolate.soft', 'gata.light', 'Secondary text on a card, a placeholder'),
  pair('text', 'tsokolate.soft', 'gata.dark', "A missing picture's words, a button that waits"),
  pair('text', 'annatto.dark', 'gata.main', 'A link on paper'),
  pair('text', 'annatto.dark', 'gata.light', 'A link on a card'),
  pair('text', 'annatto.dark', 'sili.tint', 'A link in a failed message'),
  pair('text', 'tsokolate.main', 'sili.tint', 'A failed message'),
  pair('text', 'sili.main', 'gata.light', "A field's error"),
  pair('text', 'tsokolate.main', 'keso.main', 'A yellow button, the current page, selected text'),
  pair('text', 'tsokolate.main', 'keso.light', 'The same under the pointer, a marked match'),
  pair('text', 'tsokolate.main', 'keso.tint', 'A badge, an outlined button under the pointer'),
  pair('text', 'gata.light', 'tsokolate.main', 'A dark button, the current page, the skip link'),
  pair('text', 'gata.light', 'annatto.dark', 'A dark button under the pointer'),
  pair('text', 'pandan.main', 'pandan.tint', 'An accredited badge'),
  pair('text', 'gata.main', 'tsokolate.dark', "An awning's sign"),
  pair('large', 'sili.main', 'gata.light', 'A price on its card'),
  pair('text', 'gata.light', 'pandan.main', 'The sign of success'),
  pair('text', 'gata.light', 'tsokolate.dark', "The hero's words over the film", 0.7),
  pair('text', 'gata.light', 'tsokolate.dark', "A carousel's count over its slide", 0.82),
  pair('text', 'gata.main', 'sampaloc.dark', 'Sampaloc words over the picture', 0.78),
  pair('large', 'gata.light', 'tsokolate.main', "The slogan's first line in its dark edge"),
  pair(
    'large',
    'keso.main',
    'tsokolate.main',
    "The footer's slogan, the second line of a slogan in its dark edge",
  ),
  pair('graphic', 'gata.light', 'sili.main', 'The sign of an error'),
  pair('graphic', 'tsokolate.main', 'annatto.main', 'The sign of a contact'),
  pair('graphic', 'tsokolate.soft', 'gata.main', "A field's edge on paper"),
  pair('graphic', 'tsokolate.soft', 'gata.light', "A field's edge on a card"),
  pair('graphic', 'ube.main', 'gata.light', 'The focus ring and its halo'),
];

const over = (color: string, opacity: number): string => {
  const { values } = decomposeColor(color);
  const [red = 0, green = 0, blue = 0] = values.map((channel) =>
    Math.round(channel * opacity + 255 * (1 - opacity)),
  );
  return recomposeColor({ type: 'rgb', values: [red, green, blue] });
};

/** The visible ground of a pair, blended over white where it is translucent; in another brand's colors if they are given. */
export const groundOf = ({ ground, opacity = 1 }: ColorPair, values = colorValues): string =>
  over(values[ground], opacity);

/** The contrast of a pair, 1 to 21; in another brand's colors where they are given. */
export const contrastOf = (colorPair: ColorPair, values = colorValues): number =>
  getContrastRatio(values[colorPair.ink], groundOf(colorPair, values));

/** Whether a pair reaches AA. */
export const reachesAA = (colorPair: ColorPair): boolean =>
  contrastOf(colorPair) >= leastContrast[colorPair.kind];
