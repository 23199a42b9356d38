import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

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

/** A band's ground; its text colour follows. */
export type BandTone = (typeof bandTones)[number];

export interface SectionBandProps {
  /** The content, which is centred. */
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
  /** The id of the section, for links to it. @default none */
  id?: string;
  /** Added to the classes of its root. @default none */
  className?: string;
}

/** Ground and ink of each tone; every pair reaches AA. */
export const bandColors = (theme: Theme, tone: BandTone): { ground: string; ink: string } => {
  const { gata, keso, annatto, tsokolate, ube, sampaloc } = theme.palette;
  const pairs: Record<BandTone, { ground: string; ink: string }> = {
    paper: { ground: gata.main, ink: tsokolate.main },
    cream: { ground: gata.light, ink: tsokolate.main },
    tint: { ground: annatto.tint, ink: tsokolate.main },
    keso: { ground: keso.main, ink: tsokolate.main },
    annatto: { ground: annatto.main, ink: tsokolate.dark },
    tsokolate: { ground: tsokolate.main, ink: gata.main },
    ube: { ground: ube.main, ink: gata.light },
    sampaloc: { ground: sampaloc.dark, ink: gata.main },
  };
  return pairs[tone];
};

/** Centres what is in a band and keeps it off the screen's sides. */
export const BandContent = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: theme.tokens.sizes.container,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 48px)',
}));

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
  const { ground, ink } = bandColors(theme, tone);
  const blockSpace = {
    roomy: 'clamp(56px, 8vw, 120px)',
    tight: 'clamp(28px, 4vw, 56px)',
    none: 0,
  }[space];
  return {
    position: 'relative',
    backgroundColor: ground,
    color: ink,
    paddingBlock: blockSpace,
    ...(screenOnly && { '@media print': { display: 'none' } }),
    ...(edge !== 'straight' && {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        zIndex: theme.tokens.layers.raised,
        backgroundColor: ground,
        pointerEvents: 'none',
        ...edges[edge],
      },
    }),
  };
});

/** One full-width stretch of a page on a coloured ground, with its content centred. */
export function SectionBand({
  children,
  tone = 'paper',
  labelledBy,
  edge = 'straight',
  space = 'roomy',
  screenOnly = false,
  id,
  className,
}: SectionBandProps) {
  return (
    <Root
      id={id}
      className={className}
      tone={tone}
      edge={edge}
      space={space}
      screenOnly={screenOnly}
      aria-labelledby={labelledBy}
    >
      <BandContent>{children}</BandContent>
    </Root>
  );
}
