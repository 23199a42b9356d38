import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Banderitas } from '../Banderitas/Banderitas';
import { BandContent, bandColors } from '../SectionBand/SectionBand';
import type { BandTone } from '../SectionBand/SectionBand';

export interface PageTitleProps {
  /** The page's one `h1`. It takes the focus after a navigation (ROUTE-4). */
  title: string;
  /** The title's language where it is not the page's own, such as "fil". @default the page's */
  titleLanguage?: string;
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
  const { ground, ink } = bandColors(theme, tone);
  return {
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: ground,
    color: ink,
    paddingBottom: 'clamp(28px, 4vw, 56px)',
    // Rays of a painted sign, quiet enough for text.
    backgroundImage: `${theme.tokens.grain}, repeating-conic-gradient(from 0deg at 85% 120%, transparent 0deg 6deg, ${alpha(theme.palette.gata.light, 0.14)} 6deg 12deg)`,
  };
});

const Inner = styled(BandContent)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(6, 12),
  paddingTop: 'clamp(20px, 3vw, 40px)',
  // At large text a long word breaks rather than being cut off.
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(6),
  '@media print': { display: 'none' },
}));

/** The head of a page: its `h1` on a coloured ground, under a string of paper flags. */
export function PageTitle({
  title,
  titleLanguage,
  lead,
  tone = 'keso',
  actions,
  children,
}: PageTitleProps) {
  return (
    <Band tone={tone}>
      <Banderitas />
      <Inner>
        <div>
          <Typography variant="h1" lang={titleLanguage} tabIndex={-1} sx={{ outline: 'none' }}>
            {title}
          </Typography>
          {lead && (
            <Typography variant="lead" component="p" sx={{ mt: 3, mb: 0, maxWidth: '46ch' }}>
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
