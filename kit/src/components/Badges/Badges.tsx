import CheckIcon from '@mui/icons-material/CheckRounded';
import VerifiedIcon from '@mui/icons-material/VerifiedRounded';
import type { ComponentPropsWithRef } from 'react';
import { styled } from '../../theme/styled.ts';

export interface BadgesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What speaks for a product, such as "HALAL Accredited"; without any nothing is drawn. */
  badges: readonly string[];
  /** Names the list for those who listen. @default 'Advantages' */
  label?: string | undefined;
}

const Root = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  fontWeight: 800,
  // In the ink of its ground: it stands on any.
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5) },
  '& svg': { flex: 'none', fontSize: 'min(1.25rem, 24px)' },
}));

/** Those that an authority stands behind have a sign of their own; the others are the company's own words. */
const isAccredited = (badge: string) => /\b(FDA|HALAL)\b/i.test(badge);

/**
 * What speaks for a product, in a few words each: a plain row of checks.
 *
 * @do Say in two or three words what speaks for a product.
 * @dont Do not use them for what can be pressed: those are ChoiceChips.
 * @instead For a figure to be proud of: `Counter`. For what can be chosen: `ChoiceChips`.
 * @keyboard None: it takes no focus.
 * @roles A list named by its label.
 * @announcements Nothing of its own.
 * @example
 * ```tsx
 * import { Badges } from '@lasakita/ui/Badges';
 *
 * export default function Example() {
 *   return <Badges badges={['HALAL Accredited', 'No preservatives', 'Ready to shake']} />;
 * }
 * ```
 */
export function Badges({ badges, label = 'Advantages', ...rest }: BadgesProps) {
  if (badges.length === 0) return null;
  return (
    <Root {...rest} aria-label={label}>
      {badges.map((badge) => (
        <li key={badge}>
          {isAccredited(badge) ? <VerifiedIcon /> : <CheckIcon />}
          {badge}
        </li>
      ))}
    </Root>
  );
}
