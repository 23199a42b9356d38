import type { ComponentPropsWithRef } from 'react';
import { styled, useTheme } from '../../theme/styled.ts';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The company's short name, which stands beside the mark. */
  name: string;
  /** The mark alone, for narrow places. @default false */
  markOnly?: boolean | undefined;
  /** On a dark band the word is cream. @default false */
  onDark?: boolean | undefined;
}

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontFamily: theme.tokens.fonts.display,
  // At large text it stays whole in the phone's bar.
  fontSize: 'min(1.625rem, 36px)',
  lineHeight: 1,
  '& svg': { width: '1.6em', height: '1.6em', flex: 'none' },
}));

// A long name takes two lines, which is all the height that a header has; the room around it keeps the letters whole.
const Name = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  marginBlock: '-0.15em',
  paddingBlock: '0.15em',
});

const RAY_ANGLES = [-72, -48, -24, 0, 24, 48, 72];

/**
 * The brand: a sun rising out of a bowl, and the name. The link or heading around it gives it its accessible name.
 *
 * @do Use `onDark` on dark grounds, and `markOnly` where there is no room for the name.
 * @dont Do not recolor, turn or stretch it.
 * @dont Do not use it as the only content of a link without naming the link.
 * @instead For another company's sign: `SocialIcon`, or a `Picture`.
 * @keyboard None: it takes no focus.
 * @roles None: hidden, so that the link or heading around it gives the name.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { Logo } from '@lasakita/ui/Logo';
 * import { PageLink } from '@lasakita/ui/PageLink';
 *
 * export default function Example() {
 *   return (
 *     <PageLink to="/" aria-label="LasaKita home">
 *       <Logo name="LasaKita" />
 *     </PageLink>
 *   );
 * }
 * ```
 */
export function Logo({ name, markOnly = false, onDark = false, ...rest }: LogoProps) {
  const { palette } = useTheme();
  return (
    <Root {...rest} sx={{ color: onDark ? 'gata.main' : 'tsokolate.main' }}>
      <svg viewBox="0 0 32 32" aria-hidden focusable="false">
        {RAY_ANGLES.map((angle) => (
          <rect
            key={angle}
            x="14.6"
            y="1.5"
            width="2.8"
            height="6.5"
            rx="1.4"
            fill={palette.annatto.main}
            transform={`rotate(${angle} 16 17)`}
          />
        ))}
        <path d="M8 17a8 8 0 0 1 16 0Z" fill={palette.keso.main} />
        <path
          d="M2.5 17h27a1 1 0 0 1 1 1.1C29.8 25 24 30 16 30S2.2 25 1.5 18.1a1 1 0 0 1 1-1.1Z"
          fill={onDark ? palette.gata.main : palette.tsokolate.main}
        />
        <path
          d="M8 22.4c2.4 2.6 5 3.6 8 3.6"
          fill="none"
          stroke={palette.annatto.main}
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {!markOnly && <Name aria-hidden>{name}</Name>}
    </Root>
  );
}
