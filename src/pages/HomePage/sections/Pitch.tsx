import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Reveal } from '@/components/Reveal/Reveal';
import { site } from '@/content/site';
import { durations } from '@/theme/tokens';

export interface PitchProps {
  /** The headline's id, which names the section. */
  headingId: string;
  /** The section's headline. */
  headline: string;
  /** The text below it. */
  text: string;
  /** Links below the text. @default none */
  children?: ReactNode;
}

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(6),
}));

/** A section's words: headline, text and where they lead, revealed on the way down (HOME-6). */
export function Pitch({ headingId, headline, text, children }: PitchProps) {
  return (
    <Reveal duration={durations.reveal}>
      <Typography id={headingId} variant="h2" lang={site.headlineLanguage} sx={{ mb: 4 }}>
        {headline}
      </Typography>
      <Typography variant="lead" component="p">
        {text}
      </Typography>
      {children && <Actions>{children}</Actions>}
    </Reveal>
  );
}
