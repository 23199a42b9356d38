import type { ComponentPropsWithRef, ReactNode } from 'react';
import { scallopMask, scallopSizes } from '../../theme/scallop.ts';
import { BandContent } from './BandContent.tsx';
import { styled } from '../../theme/styled.ts';
import type { Filled } from '../../theme/styled.ts';

export { BandContent } from './BandContent.tsx';

/** The grounds that a band can have, from the lightest. */
export const bandTones = [
  'paper',
  'keso',
  'annatto',
  'pandan',
  'sili',
  'ube',
  'sampaloc',
  'tsokolate',
] as const;

/** A band's ground; its text color follows. */
export type BandTone = (typeof bandTones)[number];

export interface SectionBandProps extends ComponentPropsWithRef<'section'> {
  /** The content, which is centered. */
  children: ReactNode;
  /** The ground; the ink follows. @default 'paper' */
  tone?: BandTone | undefined;
  /** The id of the heading that names the section. @default none */
  labelledBy?: string | undefined;
  /** The lower edge: a scallop hangs over the band below, as cloth does. @default 'straight' */
  edge?: 'straight' | 'scallop' | undefined;
  /** Space above and below: loud where little is said large, dense for lists. @default 'roomy' */
  space?: 'loud' | 'roomy' | 'tight' | 'none' | undefined;
  /** Left out when the page is printed. @default false */
  screenOnly?: boolean | undefined;
}

/** Marks a band whose cloth hangs over the next. */
const HANGING = '[data-hangs]';

const Root = styled('section', {
  shouldForwardProp: (prop) => !['tone', 'edge', 'space', 'screenOnly'].includes(String(prop)),
})<Filled<SectionBandProps, 'tone' | 'edge' | 'space' | 'screenOnly'>>(({
  theme,
  tone,
  edge,
  space,
  screenOnly,
}) => {
  const blockSpace = {
    loud: 'clamp(56px, 7vw, 104px)',
    roomy: 'clamp(44px, 5vw, 80px)',
    tight: 'clamp(28px, 4vw, 56px)',
    none: 0,
  }[space];
  return {
    ...scallopSizes(theme),
    position: 'relative',
    ...theme.tokens.onBand(tone),
    // A link within the page gives it the focus, so that the keyboard goes on from there: no ring around half a page.
    outline: 'none',
    paddingBlock: blockSpace,
    // The cloth above hangs into it.
    [`${HANGING} + &`]: {
      paddingTop: `calc(${blockSpace === 0 ? '0px' : blockSpace} + var(--scallop) / 2)`,
    },
    ...(screenOnly && { '@media print': { display: 'none' } }),
    ...(edge === 'scallop' && {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        top: 'calc(100% - 1px)',
        height: 'calc(var(--scallop) / 2 + 1px)',
        zIndex: theme.tokens.layers.raised,
        backgroundColor: 'inherit',
        mask: scallopMask(),
        pointerEvents: 'none',
        '@media print': { display: 'none' },
      },
    }),
  };
});

/**
 * One full-width stretch of a page on a colored ground, with its content centered.
 *
 * @do Build a page of bands, and change the tone where the subject changes.
 * @do Name it by its heading in `labelledBy`.
 * @dont Do not set colors inside: the tone brings its ink.
 * @do Let a scallop hang where a subject ends; keep the edge straight where something stands on it, or a picture begins.
 * @dont Do not put two bands of one dark tone next to each other.
 * @instead For two things side by side inside it: `Split`. For the head of a page: `PageTitle`.
 * @keyboard None: it takes no focus.
 * @roles A region by its heading, where `labelledBy` is given.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { SectionBand } from '@lasakita/ui/SectionBand';
 *
 * export default function Example() {
 *   return (
 *     <>
 *       <SectionBand tone="keso" edge="scallop" labelledBy="cheese">
 *         <h2 id="cheese">Cheese powders</h2>
 *         <p>For fries, popcorn and sauces.</p>
 *       </SectionBand>
 *       <SectionBand labelledBy="drinks">
 *         <h2 id="drinks">Drink mixes</h2>
 *         <p>For a glass of milk, hot or cold.</p>
 *       </SectionBand>
 *     </>
 *   );
 * }
 * ```
 */
export function SectionBand({
  children,
  tone = 'paper',
  labelledBy,
  edge = 'straight',
  space = 'roomy',
  screenOnly = false,
  ...rest
}: SectionBandProps) {
  return (
    <Root
      aria-labelledby={labelledBy}
      data-hangs={edge === 'scallop' ? '' : undefined}
      {...rest}
      tone={tone}
      edge={edge}
      space={space}
      screenOnly={screenOnly}
    >
      <BandContent>{children}</BandContent>
    </Root>
  );
}
