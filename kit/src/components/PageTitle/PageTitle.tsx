import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Banderitas } from '../Banderitas/Banderitas.tsx';
import { BandContent } from '../SectionBand/BandContent.tsx';
import type { BandTone } from '../SectionBand/SectionBand.tsx';

export interface PageTitleProps extends ComponentPropsWithRef<'div'> {
  /** The page's one `h1`. It takes the focus after a navigation (ROUTE-4). */
  title: string;
  /** The title's language where it is not the page's own, such as "fil". @default the page's */
  titleLanguage?: string;
  /** A few words that begin the lead, in a language of their own. @default none */
  opening?: string;
  /** The language of `opening`, such as "fil". @default the page's */
  openingLanguage?: string;
  /** A sentence below it. @default none */
  lead?: string;
  /** The ground; the ink follows. @default 'keso' */
  tone?: BandTone;
  /** Buttons below the lead. @default none */
  actions?: ReactNode;
  /** Beside the title on wide screens, below it on phones: a picture, say. @default none */
  children?: ReactNode;
}

const Band = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: BandTone }>(({
  theme,
  tone,
}) => {
  return {
    position: 'relative',
    overflow: 'hidden',
    ...theme.tokens.onBand(tone),
    paddingBottom: 'clamp(28px, 4vw, 56px)',
    // Rays of a painted sign, quiet enough for text.
    backgroundImage: `${theme.tokens.grain}, repeating-conic-gradient(from 0deg at 85% 120%, transparent 0deg 6deg, ${alpha(theme.palette.background.paper, 0.14)} 6deg 12deg)`,
  };
});

const Inner = styled(BandContent)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(6, 12),
  paddingTop: 'clamp(20px, 3vw, 40px)',
  // At large text a long word breaks rather than being cut off.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  },
}));

// At large text on a phone a title is no wider than the screen: "Dealership" stays one word.
const Title = styled(Typography)(({ theme }) => ({
  fontSize: `min(${theme.tokens.typeScale.h1}, 15.5vw)`,
  outline: 'none',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(6),
  '@media print': { display: 'none' },
}));

/**
 * The head of a page: its `h1` on a colored ground, under a string of paper flags.
 *
 * @do Begin every page with one: it holds the `h1`.
 * @do Keep the lead to one sentence.
 * @dont Do not use two on a page.
 * @dont Do not choose a tone for its looks alone: ube is the influencers' and annatto the dealers'.
 * @instead For a title inside a page: `SectionBand` with a heading.
 * @keyboard Tab: Goes through the actions, where there are any.
 * @roles A heading of the first level, which takes the focus after a navigation.
 * @announcements The title, because the focus goes to it.
 */
export function PageTitle({
  title,
  titleLanguage,
  opening,
  openingLanguage,
  lead,
  tone = 'keso',
  actions,
  children,
  ...rest
}: PageTitleProps) {
  return (
    <Band {...rest} tone={tone}>
      <Banderitas />
      <Inner>
        <div>
          <Title variant="h1" lang={titleLanguage} tabIndex={-1}>
            {title}
          </Title>
          {lead && (
            <Typography variant="lead" component="p" sx={{ mt: 3, mb: 0, maxWidth: '46ch' }}>
              {opening && <span lang={openingLanguage}>{opening}</span>}
              {opening && ' '}
              {lead}
            </Typography>
          )}
          {actions && <Actions>{actions}</Actions>}
        </div>
        {children}
      </Inner>
    </Band>
  );
}
