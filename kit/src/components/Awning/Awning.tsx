import type { Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { scallopMask, scallopSizes } from '../../theme/scallop.ts';
import type { BandTone } from '../SectionBand/SectionBand.tsx';
import { styled } from '../../theme/styled.ts';

export interface AwningProps extends Omit<ComponentPropsWithRef<'div'>, 'color' | 'children'> {
  /** The ground below it: its stripes are of other colors. @default 'paper' */
  tone?: BandTone | undefined;
}

export interface AwningSignProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A word or two: where one is. */
  children: string;
}

/** Two stripes that no ground has in common with its awning. */
const stripesOf = ({ tokens }: Theme, tone: BandTone): readonly [string, string] => {
  const { surface, ink } = tokens;
  if (tone === 'paper') return [surface.loud, ink.loud];
  if (tone === 'keso' || tone === 'annatto') return [surface.page, ink.loud];
  return [surface.loud, surface.page];
};

/** The straight part of the cloth above its scallops, in px. */
const VALANCE = 12;

const Cloth = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: BandTone }>(({
  theme,
  tone,
}) => {
  const [first, second] = stripesOf(theme, tone);
  return {
    ...scallopSizes(theme),
    position: 'absolute',
    inset: '0 0 auto',
    height: `calc(var(--scallop) / 2 + ${VALANCE + 1}px)`,
    // From twenty pairs of stripes before the content's edge on: beyond the left edge of any screen.
    background: `repeating-linear-gradient(90deg, ${first} 0 var(--scallop), ${second} var(--scallop) calc(var(--scallop) * 2)) calc(var(--scallop-from) - var(--scallop) * 40) 0 / calc(100% + var(--scallop) * 40) 100%`,
    mask: `linear-gradient(#000 0 0) top / 100% ${VALANCE + 0.5}px no-repeat, ${scallopMask(`${VALANCE}px`)}`,
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  };
});

const Sign = styled('span', { shouldForwardProp: (prop) => prop !== 'letters' })<{
  letters: number;
}>(({ theme, letters }) => ({
  ...scallopSizes(theme),
  position: 'relative',
  zIndex: theme.tokens.layers.raised,
  display: 'block',
  width: 'fit-content',
  // In whole scallops, so that it ends where one does.
  minWidth: `min(100%, round(up, max(${0.46 * letters}em + 2rem, 3 * var(--scallop)), var(--scallop)))`,
  maxWidth: '100%',
  padding: theme.spacing(3, 4, 4),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  borderRadius: `0 0 ${theme.tokens.radius.large}px ${theme.tokens.radius.large}px`,
  backgroundColor: theme.tokens.surface.board,
  color: theme.tokens.ink.onBoard,
  fontFamily: theme.tokens.fonts.display,
  fontWeight: 400,
  fontSize: '1.25rem',
  lineHeight: 1.1,
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': {
    padding: 0,
    textAlign: 'start',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
}));

/**
 * A stall's awning in two stripes: the cloth that hangs over the top of a band, which is positioned.
 *
 * @do Hang one at the top of a page, below the header.
 * @dont Do not hang a second on a page: between bands the cloth of a `SectionBand` hangs.
 * @instead For a page's head with its name and sentence: `PageTitle`.
 * @keyboard None: it takes no focus.
 * @roles None: it is hidden from assistive technology.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import Typography from '@mui/material/Typography';
 * import { Awning, AwningSign } from '@lasakita/ui/Awning';
 * import { SectionBand } from '@lasakita/ui/SectionBand';
 *
 * export default function Example() {
 *   return (
 *     <SectionBand tone="keso" space="none">
 *       <Awning tone="keso" />
 *       <Typography variant="h1">
 *         <AwningSign>Products</AwningSign>
 *       </Typography>
 *     </SectionBand>
 *   );
 * }
 * ```
 */
export function Awning({ tone = 'paper', ...rest }: AwningProps) {
  return <Cloth {...rest} aria-hidden tone={tone} />;
}

const Unseen = styled('span')({ fontSize: 0 });

/**
 * The sign that hangs from an awning and says where one is: first in the content of the band that the awning hangs over.
 *
 * @do Give it the page's name, or the brand line of a product's page.
 * @dont Do not put a sentence on it: it holds a word or two.
 * @instead For a label upon a picture: plain text.
 * @keyboard None: it takes no focus.
 * @roles None of its own: it stands in a heading or a paragraph.
 * @announcements Nothing.
 */
export function AwningSign({ children, ...rest }: AwningSignProps) {
  const [words = '', colon] = children.split(/(?=:$)/);
  return (
    <Sign {...rest} letters={words.length}>
      {words}
      {/* Read out in a heading, "Influencers: Amihan"; on a sign nobody writes it. Inline, so that no space comes before it. */}
      {colon && <Unseen>{colon}</Unseen>}
    </Sign>
  );
}
