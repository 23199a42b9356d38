import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import type { Filled } from '../../theme/styled.ts';

export interface SplitProps extends ComponentPropsWithRef<'div'> {
  /** The two things, in reading order. */
  children: ReactNode;
  /** The tracks side by side, as `grid-template-columns` takes them. @default '1fr 1fr' */
  columns?: string | undefined;
  /** From this breakpoint up they stand side by side; below it, one under the other. @default 'md' */
  from?: 'md' | 'lg' | undefined;
  /** How the two stand to each other. @default 'center' */
  align?: 'start' | 'center' | 'stretch' | undefined;
}

const Root = styled('div', {
  shouldForwardProp: (prop) => !['columns', 'from', 'align'].includes(String(prop)),
})<Filled<SplitProps, 'columns' | 'from' | 'align'>>(({ theme, columns, from, align }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(8, 16),
  alignItems: align,
  [theme.breakpoints.up(from)]: { gridTemplateColumns: columns },
}));

/**
 * Two things side by side on wide screens, one under the other on phones.
 *
 * @do Put two things into it that explain each other, the more important one first.
 * @dont Do not put three things into it.
 * @dont Do not change the reading order by `order`.
 * @instead For three things or more: a grid of cards.
 * @keyboard None: it takes no focus.
 * @roles None of its own; the reading order is that of the source.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { Picture } from '@lasakita/ui/Picture';
 * import { Split } from '@lasakita/ui/Split';
 *
 * export default function Example() {
 *   return (
 *     <Split columns="3fr 2fr">
 *       <Picture
 *         asset={{ src: 'https://shop.example/kitchen.jpg', width: 1200, height: 900 }}
 *         alt="Cheese powder stirred into a white sauce"
 *         sizes="(min-width: 60rem) 60vw, 100vw"
 *       />
 *       <p>Powders and mixes for the kitchen and for the stall.</p>
 *     </Split>
 *   );
 * }
 * ```
 */
export function Split({
  children,
  columns = '1fr 1fr',
  from = 'md',
  align = 'center',
  ...rest
}: SplitProps) {
  return (
    <Root {...rest} columns={columns} from={from} align={align}>
      {children}
    </Root>
  );
}
