import Typography from '@mui/material/Typography';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';

export interface EmptyStateProps extends ComponentPropsWithRef<'div'> {
  /** What is the case, in one short line. */
  title: string;
  /** The title's language where it is not the page's own, such as "fil". @default the page's */
  titleLanguage?: string | undefined;
  /** What may be done about it. @default none */
  children?: ReactNode | undefined;
  /** Buttons or links that do it. @default none */
  actions?: ReactNode | undefined;
  /** A picture of it, such as a `Picture`: beside the words, on phones above them. @default none */
  picture?: ReactNode | undefined;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  // A keyword of one long word is cut into lines, and does not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: theme.spacing(4, 10),
  paddingBlock: theme.spacing(6),
  // On phones what is empty is seen first, and takes less room.
  [theme.breakpoints.down('md')]: { '& > .picture': { order: -1, width: 'min(56%, 12rem)' } },
  [theme.breakpoints.up('md')]: {
    // A second column only where there is a picture.
    gridAutoFlow: 'column',
    gridTemplateColumns: 'minmax(0, max-content)',
    gridAutoColumns: 'minmax(0, 24rem)',
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
 * Nothing to show, why, and the way on.
 *
 * @do Say what is the case, why, and what can be done.
 * @do Mark a Filipino title by `titleLanguage`.
 * @dont Do not blame the visitor.
 * @dont Do not show it while something is still on its way: skeletons do that.
 * @instead For a short answer that goes by itself: `ToastStack`. For a page that failed: the error page of the layout.
 * @keyboard Tab: Goes through the actions, where there are any.
 * @roles Text, and the controls and the picture handed in.
 * @announcements Nothing of its own: the live count beside a list says that nothing matches.
 * @example
 * ```tsx
 * import Button from '@mui/material/Button';
 * import { EmptyState } from '@lasakita/ui/EmptyState';
 * import { PageLink } from '@lasakita/ui/PageLink';
 *
 * export default function Example() {
 *   return (
 *     <EmptyState
 *       title="Nothing matches “chedar”"
 *       actions={
 *         <Button variant="outlined" component={PageLink} to="/products">
 *           Show all products
 *         </Button>
 *       }
 *     >
 *       Try another spelling, or a shorter word.
 *     </EmptyState>
 *   );
 * }
 * ```
 */
export function EmptyState({
  title,
  titleLanguage,
  children,
  actions,
  picture,
  ...rest
}: EmptyStateProps) {
  return (
    <Root {...rest}>
      <Words>
        <Typography variant="h1" component="p" lang={titleLanguage}>
          {title}
        </Typography>
        {children && <Typography sx={{ maxWidth: '46ch' }}>{children}</Typography>}
        {actions && <Actions>{actions}</Actions>}
      </Words>
      {picture && <div className="picture">{picture}</div>}
    </Root>
  );
}
