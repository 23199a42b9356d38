import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Video } from '../Video/Video';
import type { PictureAsset } from '../Picture/Picture';

export interface SocialEmbedProps {
  /** The video's address, as a rule on TikTok; any that `Video` takes. */
  address: string;
  /** What the video shows; stands below it. */
  title: string;
  /** The picture under the player, which stays when it cannot be played. */
  poster: PictureAsset | undefined;
  /** How it is embedded: in the player's frame, or by the official quotation and script. @default 'player' */
  embed?: 'player' | 'script';
  /** Width to height of its frame. @default 9 / 16 */
  ratio?: number;
  /** Plays unasked and silently while it is in view. @default true */
  autoPlay?: boolean;
  /** The width at which it is shown, as the poster's `sizes` takes it. @default '380px' */
  sizes?: string;
}

const Figure = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  margin: 0,
}));

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `3px solid ${theme.palette.tsokolate.main}`,
  borderRadius: theme.tokens.radius.large,
  backgroundColor: theme.palette.tsokolate.dark,
}));

/**
 * A short vertical video of a social platform: its poster, its silent player, its title, and over all of it a transparent
 * link to the original, which remains when the player does not come (INF-1, INF-2).
 */
export function SocialEmbed({
  address,
  title,
  poster,
  embed = 'player',
  ratio = 9 / 16,
  autoPlay = true,
  sizes = '380px',
}: SocialEmbedProps) {
  return (
    <Figure>
      <Frame>
        <Video
          address={address}
          title={title}
          poster={poster}
          embed={embed}
          ratio={ratio}
          autoPlay={autoPlay}
          sizes={sizes}
          muted
          loop
          linkToOriginal
        />
      </Frame>
      <Typography variant="h4" component="figcaption">
        {title}
      </Typography>
    </Figure>
  );
}
