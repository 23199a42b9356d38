import SvgIcon from '@mui/material/SvgIcon';
import { siFacebook, siInstagram, siShopee, siTiktok, siYoutube } from 'simple-icons';

export type SocialNetwork = 'facebook' | 'instagram' | 'tiktok' | 'shopee' | 'youtube';

const icons = {
  facebook: siFacebook,
  instagram: siInstagram,
  tiktok: siTiktok,
  shopee: siShopee,
  youtube: siYoutube,
};

/** The network's name as people write it. */
export const networkName = (network: SocialNetwork): string => icons[network].title;

export interface SocialIconProps {
  network: SocialNetwork;
}

/** A network's sign, in the colour of the text around it; the control around it names it. */
export function SocialIcon({ network }: SocialIconProps) {
  return (
    <SvgIcon aria-hidden>
      <path d={icons[network].path} />
    </SvgIcon>
  );
}
