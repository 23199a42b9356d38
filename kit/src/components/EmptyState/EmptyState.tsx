import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface EmptyStateProps extends ComponentPropsWithRef<'div'> {
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

/**
 * An empty bowl with its steam gone: nothing to show, why, and the way on.
 *
 * @do Say what is the case, why, and what can be done.
 * @do Mark a Filipino title by `titleLanguage`.
 * @dont Do not blame the visitor.
 * @dont Do not show it while something is still on its way: skeletons do that.
 * @instead For a short answer that goes by itself: `ToastStack`. For a page that failed: the error page of the layout.
 * @keyboard Tab: Goes through the actions, where there are any.
 * @roles Text and the controls handed in; the bowl is hidden.
 * @announcements Nothing of its own: the live count beside a list says that nothing matches.
 */
export function EmptyState({ title, titleLanguage, children, actions, ...rest }: EmptyStateProps) {
  const { palette } = useTheme();
  return (
    <Root {...rest}>
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
