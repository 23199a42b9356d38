import SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { networks } from './networks.ts';

export type SocialNetwork = keyof typeof networks;

/** The network's name as people write it. */
export const networkName = (network: SocialNetwork): string => networks[network].name;

export interface SocialIconProps extends Omit<SvgIconProps, 'children'> {
  /** Whose sign it is. */
  network: SocialNetwork;
}

/**
 * A network's sign, in the color of the text around it; the control around it names it.
 *
 * @do Name the control around it: "Facebook", not "icon".
 * @dont Do not color it as the network does: it takes the color of the text.
 * @instead For the sign of Viber: `ViberIcon`. For every other sign: an icon of MUI.
 * @keyboard None: it takes no focus.
 * @roles None: hidden from assistive technology.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import IconButton from '@mui/material/IconButton';
 * import { SocialIcon } from '@lasakita/ui/SocialIcon';
 *
 * export default function Example() {
 *   return (
 *     <IconButton href="https://www.facebook.com/lasakita.example" aria-label="Facebook">
 *       <SocialIcon network="facebook" />
 *     </IconButton>
 *   );
 * }
 * ```
 */
export function SocialIcon({ network, ...rest }: SocialIconProps) {
  return (
    <SvgIcon {...rest} aria-hidden>
      <path d={networks[network].path} />
    </SvgIcon>
  );
}
