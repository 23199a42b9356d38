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
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: theme.spacing(4, 10),
  paddingBlock: theme.spacing(6),
  '& > svg': { width: 'min(100%, 320px)', height: 'auto' },
  // On phones what is empty is seen first, and takes less room.
  [theme.breakpoints.down('md')]: { '& > svg': { order: -1, width: 'min(64%, 240px)' } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    '& > svg': { width: 'min(100%, 460px)', justifySelf: 'end' },
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.spacing(4),
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

/**
 * An empty cup beside a pouch that is used up: nothing to show, why, and the way on.
 *
 * @do Say what is the case, why, and what can be done.
 * @do Mark a Filipino title by `titleLanguage`.
 * @dont Do not blame the visitor.
 * @dont Do not show it while something is still on its way: skeletons do that.
 * @instead For a short answer that goes by itself: `ToastStack`. For a page that failed: the error page of the layout.
 * @keyboard Tab: Goes through the actions, where there are any.
 * @roles Text and the controls handed in; the drawing is hidden.
 * @announcements Nothing of its own: the live count beside a list says that nothing matches.
 */
export function EmptyState({ title, titleLanguage, children, actions, ...rest }: EmptyStateProps) {
  const { palette } = useTheme();
  return (
    <Root {...rest}>
      <Words>
        <Typography variant="h1" component="p" lang={titleLanguage}>
          {title}
        </Typography>
        {children && <Typography sx={{ maxWidth: '46ch' }}>{children}</Typography>}
        {actions && <Actions>{actions}</Actions>}
      </Words>
      <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden focusable="false">
        <g stroke={palette.tsokolate.dark} strokeWidth="6" strokeLinejoin="round">
          {/* The pouch, torn open and slack. */}
          <path
            d="M186 42l14 8 16-12 18 10 16-12 20 10 14-8c-8 40 6 70-2 132 2 10 6 14 8 18H178c4-6 8-10 8-18 4-40-10-84 0-128Z"
            fill={palette.keso.main}
          />
          <path
            d="M186 42l14 8 16-12 18 10 16-12 20 10 14-8-4 30c-30 8-60-6-98 2Z"
            fill={palette.sili.main}
          />
          <path
            d="M188 150c30 8 66-6 96 2l-2 18c2 10 6 14 8 18H178c4-6 8-10 8-18Z"
            fill={palette.sili.main}
          />
          <path d="M206 92c18 10 38 6 58 0M208 112c14 6 30 4 44 0" fill="none" />
          {/* The cup, on its side. */}
          <path d="M22 98L140 82V186L22 172Z" fill={palette.gata.light} />
          <path
            d="M22 116L140 106V126L22 130ZM22 146L140 150V170L22 160Z"
            fill={palette.sili.main}
          />
          <ellipse cx="140" cy="134" rx="20" ry="52" fill={palette.gata.dark} />
          <path d="M4 188H316" strokeLinecap="round" />
        </g>
        <g fill={palette.annatto.main}>
          <circle cx="166" cy="180" r="4" />
          <circle cx="150" cy="172" r="3" />
          <circle cx="300" cy="181" r="4" />
          <circle cx="308" cy="174" r="2.5" />
        </g>
      </svg>
    </Root>
  );
}
