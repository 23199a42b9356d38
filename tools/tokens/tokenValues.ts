/** What a token's value is in code and in a style sheet. */
import type {
  ColorValueNormalized,
  DimensionValue,
  ShadowValueNormalized,
  TokenNormalized,
} from '@terrazzo/parser';

/** A size that grows with the view, between a least one and the token's own value. */
interface Fluid {
  least: DimensionValue;
  /** What it begins with in a view of no width. */
  base: DimensionValue;
  /** What it grows by, in hundredths of the view's width. */
  perViewWidth: number;
}

/** How sizes that grow with the view are written in a token: the format has a dimension of one value alone. */
export const fluidOf = ({ $extensions }: TokenNormalized): Fluid | undefined =>
  $extensions?.['com.lasakita.fluid'] as Fluid | undefined;

/** The unit of a number that is a length in CSS: the format has px and rem alone. */
const unitOf = ({ $extensions }: TokenNormalized): string =>
  ($extensions?.['com.lasakita.unit'] as string | undefined) ?? '';

const channels = ({ components }: ColorValueNormalized): number[] =>
  components.map((component) => Math.round((component ?? 0) * 255));

/** A color without its opacity, such as `#F2701D`. */
export const hexOf = (color: ColorValueNormalized): string =>
  `#${channels(color)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;

/** A color as a style sheet reads it. */
export const colorText = (color: ColorValueNormalized): string =>
  color.alpha === 1 ? hexOf(color) : `rgb(${channels(color).join(' ')} / ${color.alpha})`;

const lengthText = ({ value, unit }: DimensionValue): string =>
  value === 0 ? '0' : `${value}${unit}`;

const shadowText = (layers: ShadowValueNormalized[]): string =>
  layers
    .filter(({ color }) => color.alpha > 0)
    .map(({ inset, offsetX, offsetY, blur, spread, color }) =>
      [
        ...(inset ? ['inset'] : []),
        ...[offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(lengthText),
        colorText(color),
      ].join(' '),
    )
    .join(', ') || 'none';

const fluidText = ({ least, base, perViewWidth }: Fluid, most: DimensionValue): string =>
  `clamp(${lengthText(least)}, ${lengthText(base)} + ${perViewWidth}vw, ${lengthText(most)})`;

/** The value as a style sheet reads it. */
export const cssValue = (token: TokenNormalized): string => {
  switch (token.$type) {
    case 'color':
      return colorText(token.$value);
    case 'dimension': {
      const fluid = fluidOf(token);
      return fluid ? fluidText(fluid, token.$value) : lengthText(token.$value);
    }
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`;
    case 'number':
      return `${token.$value}${unitOf(token)}`;
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'fontFamily':
      return token.$value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
    case 'shadow':
      return shadowText(token.$value);
    default:
      throw new Error(`${token.id}: nothing is made of the type "${token.$type}" yet.`);
  }
};

/** The value in code: a number where it can be calculated with, in px or ms, and otherwise as a style sheet reads it. */
export const codeValue = (token: TokenNormalized): string | number => {
  const isPx = token.$type === 'dimension' && token.$value.unit === 'px' && !fluidOf(token);
  if (isPx) return token.$value.value;
  if (token.$type === 'duration')
    return token.$value.value * (token.$value.unit === 's' ? 1000 : 1);
  if (token.$type === 'number') return token.$value;
  return cssValue(token);
};

/** The custom property of a token: `--lasakita-type-scale-h1` of `typeScale.h1`. */
export const propertyOf = (id: string): string =>
  `--lasakita-${id
    .replaceAll('.', '-')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
