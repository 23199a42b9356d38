import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** What is the case, in one short line. */
  title: string;
  /** The title's language where it is not the page's own, such as "fil". @default the page's */
  titleLanguage?: string;
  /** What may be done about it. @default none */
  children?: ReactNode;
  /** Buttons or links that do it. @default none */
  actions?: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  // A keyword of one long word is cut into lines, and does not widen the page.
  overflowWrap: 'anywhere',
  justifyItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(12, 4),
  textAlign: 'center',
  borderRadius: theme.tokens.radius.large,
  border: `2px dashed ${theme.palette.sampaloc.main}`,
  backgroundColor: theme.palette.background.paper,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(3),
}));

/** An empty bowl with its steam gone: nothing to show, why, and the way on. */
export function EmptyState({ title, titleLanguage, children, actions }: EmptyStateProps) {
  const { palette } = useTheme();
  return (
    <Root>
      <svg viewBox="0 0 120 80" width="120" height="80" aria-hidden focusable="false">
        <ellipse cx="60" cy="74" rx="44" ry="5" fill={palette.gata.dark} />
        <path d="M14 30h92c0 26-18 42-46 42S14 56 14 30Z" fill={palette.annatto.main} />
        <ellipse cx="60" cy="30" rx="46" ry="10" fill={palette.tsokolate.main} />
        <ellipse cx="60" cy="32" rx="38" ry="7" fill={palette.keso.light} />
        <path
          d="M30 52c7 8 17 12 30 12"
          fill="none"
          stroke={palette.keso.main}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M88 26 110 4"
          stroke={palette.sampaloc.main}
          strokeWidth="6"
          strokeLinecap="round"
        />
      </svg>
      <Typography variant="h3" component="p" lang={titleLanguage}>
        {title}
      </Typography>
      {children && <Typography sx={{ maxWidth: '46ch' }}>{children}</Typography>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
