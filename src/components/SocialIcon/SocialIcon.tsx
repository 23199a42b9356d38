import SvgIcon from '@mui/material/SvgIcon';
import { networks } from './networks';

export type SocialNetwork = keyof typeof networks;

/** The network's name as people write it. */
export const networkName = (network: SocialNetwork): string => networks[network].name;

export interface SocialIconProps {
  /** Whose sign it is. */
  network: SocialNetwork;
}

/** A network's sign, in the colour of the text around it; the control around it names it. */
export function SocialIcon({ network }: SocialIconProps) {
  return (
    <SvgIcon aria-hidden>
      <path d={networks[network].path} />
    </SvgIcon>
  );
}
