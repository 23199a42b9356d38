import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Reveal } from '@lasakita/ui/Reveal';
import { site } from '@/content/site';
import { durations } from '@lasakita/ui/tokens';

export interface PitchProps {
  /** The headline's id, which names the section. */
  headingId: string;
  /** The section's headline. */
  headline: string;
  /** The text below it. */
  text: string;
  /** Whether the text stands beside the headline on wide screens. @default false */
  beside?: boolean;
  /** Links below the text. @default none */
  children?: ReactNode;
}

const Pair = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    '&[data-beside="true"]': {
      display: 'grid',
      gridTemplateColumns: '7fr 5fr',
      alignItems: 'start',
      gap: theme.spacing(16),
    },
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(6),
}));

/**
 * A section's words: headline, text and where they lead, revealed on the way down (HOME-6).
 *
 * @do Use it for the words of a home section, with one or two links.
 * @dont Do not use it outside of a section that `headingId` names.
 * @keyboard Tab: Goes through the links, where there are any.
 * @roles A heading of the second level, and a paragraph.
 * @announcements Nothing.
 */
export function Pitch({ headingId, headline, text, beside = false, children }: PitchProps) {
  return (
    <Reveal duration={durations.reveal}>
      <Pair data-beside={beside}>
        <Typography
          id={headingId}
          variant="h1"
          component="h2"
          lang={site.headlineLanguage}
          sx={{ mb: 4 }}
        >
          {headline}
        </Typography>
        <div>
          <Typography variant="lead" component="p">
            {text}
          </Typography>
          {children && <Actions>{children}</Actions>}
        </div>
      </Pair>
    </Reveal>
  );
}
