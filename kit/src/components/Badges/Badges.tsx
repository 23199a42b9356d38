import VerifiedIcon from '@mui/icons-material/VerifiedRounded';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

export interface BadgesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What speaks for a product, such as "HALAL Accredited"; without any nothing is drawn. */
  badges: readonly string[];
  /** Names the list for those who listen. @default 'Advantages' */
  label?: string;
}

const Root = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

/** Badges that an authority stands behind are green; the others are the company's own words. */
const isAccredited = (badge: string) => /\b(FDA|HALAL)\b/i.test(badge);

// Not MUI's Chip: a dialog full of those opens visibly later on a phone, and none of them grows with its text.
const Badge = styled('span', { shouldForwardProp: (prop) => prop !== 'accredited' })<{
  accredited: boolean;
}>(({ theme, accredited }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: '1.5rem',
  paddingInline: accredited ? theme.spacing(1, 2) : theme.spacing(2),
  borderRadius: '0.75rem',
  verticalAlign: 'middle',
  fontSize: '0.8125rem',
  fontWeight: 700,
  color: accredited ? theme.palette.success.main : theme.palette.text.primary,
  backgroundColor: accredited ? theme.palette.success.light : theme.tokens.surface.hover,
  '& svg': { flex: 'none', fontSize: 'min(1.125rem, 20px)' },
}));

/**
 * What speaks for a product, in a few words each.
 *
 * @do Say in two or three words what speaks for a product.
 * @dont Do not use them for what can be pressed: those are ChoiceChips.
 * @instead For a figure to be proud of: `Stamp`. For what can be chosen: `ChoiceChips`.
 * @keyboard None: it takes no focus.
 * @roles A list named by its label.
 * @announcements Nothing of its own.
 */
export function Badges({ badges, label = 'Advantages', ...rest }: BadgesProps) {
  if (badges.length === 0) return null;
  return (
    <Root {...rest} aria-label={label}>
      {badges.map((badge) => (
        <li key={badge}>
          <Badge accredited={isAccredited(badge)}>
            {isAccredited(badge) && <VerifiedIcon />}
            {badge}
          </Badge>
        </li>
      ))}
    </Root>
  );
}
