import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { BandContent } from './BandContent.tsx';

export { BandContent } from './BandContent.tsx';

/** The grounds that a band can have, from the lightest. */
export const bandTones = [
  'paper',
  'cream',
  'tint',
  'keso',
  'annatto',
  'tsokolate',
  'ube',
  'sampaloc',
] as const;

/** A band's ground; its text color follows. */
export type BandTone = (typeof bandTones)[number];

export interface SectionBandProps extends ComponentPropsWithRef<'section'> {
  /** The content, which is centered. */
  children: ReactNode;
  /** The ground; the ink follows. @default 'paper' */
  tone?: BandTone;
  /** The id of the heading that names the section. @default none */
  labelledBy?: string;
  /** The shape of the upper edge. @default 'straight' */
  edge?: 'straight' | 'scallop' | 'wave';
  /** Space above and below. @default 'roomy' */
  space?: 'roomy' | 'tight' | 'none';
  /** Left out when the page is printed. @default false */
  screenOnly?: boolean;
}

const SCALLOP = 28;

// The edge is the band's own ground, cut by a mask and laid over the band above.
const edges = {
  straight: {},
  scallop: {
    height: SCALLOP / 2,
    top: -SCALLOP / 2 + 1,
    maskImage: `radial-gradient(circle at 50% 100%, black ${SCALLOP / 2 - 0.5}px, transparent ${SCALLOP / 2}px)`,
    maskSize: `${SCALLOP}px ${SCALLOP / 2}px`,
    maskRepeat: 'repeat-x',
  },
  wave: {
    height: 40,
    top: -39,
    clipPath: 'ellipse(62% 100% at 50% 100%)',
  },
} as const;

const Root = styled('section', {
  shouldForwardProp: (prop) => !['tone', 'edge', 'space', 'screenOnly'].includes(String(prop)),
})<Required<Pick<SectionBandProps, 'tone' | 'edge' | 'space' | 'screenOnly'>>>(({
  theme,
  tone,
  edge,
  space,
  screenOnly,
}) => {
  const blockSpace = {
    roomy: 'clamp(56px, 8vw, 120px)',
    tight: 'clamp(28px, 4vw, 56px)',
    none: 0,
  }[space];
  return {
    position: 'relative',
    ...theme.tokens.onBand(tone),
    // A link within the page gives it the focus, so that the keyboard goes on from there: no ring around half a page.
    outline: 'none',
    paddingBlock: blockSpace,
    ...(screenOnly && { '@media print': { display: 'none' } }),
    ...(edge !== 'straight' && {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        zIndex: theme.tokens.layers.raised,
        backgroundColor: 'inherit',
        pointerEvents: 'none',
        ...edges[edge],
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
 * @dont Do not put two bands of one dark tone next to each other.
 * @instead For two things side by side inside it: `Split`. For the head of a page: `PageTitle`.
 * @keyboard None: it takes no focus.
 * @roles A region by its heading, where `labelledBy` is given.
 * @announcements Nothing.
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
