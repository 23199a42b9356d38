import Typography from '@mui/material/Typography';
import type { ComponentPropsWithRef } from 'react';
import { Video } from '../Video/Video.tsx';
import type { VideoLabels } from '../Video/Video.tsx';
import type { LabelsOf } from '../../domain/labels.ts';
import type { PictureSource } from '../../domain/picture.ts';
import { styled } from '../../theme/styled.ts';

export interface SocialEmbedProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The video's address, as a rule on TikTok; any that `Video` takes. */
  address: string;
  /** What the video shows; stands below it. */
  title: string;
  /** The picture under the player, which stays when it cannot be played. */
  poster: PictureSource | undefined;
  /** How it is embedded: in the player's frame, or by the official quotation and script. @default 'player' */
  embed?: 'player' | 'script' | undefined;
  /** Width to height of its frame. @default 9 / 16 */
  ratio?: number | undefined;
  /** Plays unasked and silently while it is in view. @default true */
  autoPlay?: boolean | undefined;
  /** The width at which it is shown, as the poster's `sizes` takes it. @default '380px' */
  sizes?: string | undefined;
  /** The words of its parts. @default in English */
  labels?: LabelsOf<VideoLabels> | undefined;
}

const Figure = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  margin: 0,
}));

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `3px solid ${theme.tokens.edge.strong}`,
  borderRadius: theme.tokens.radius.large,
  backgroundColor: theme.tokens.surface.board,
}));

/**
 * A short vertical video of a social platform: its poster, its silent player, its title, and over all of it a transparent
 * link to the original, which remains when the player does not come (INF-1, INF-2).
 *
 * @do Give it a poster: it is what remains when the platform cannot be reached.
 * @do Word the title as what is to be seen.
 * @dont Do not use it for films of the site: Video does that.
 * @instead For a long or wide video: `Video`. For several: `InfluencerCarousel`.
 * @keyboard Tab: Goes to the link over the video.
 * @keyboard Enter: Opens the original in a new tab.
 * @roles A figure with its title as caption; the link is named by platform and title.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { SocialEmbed } from '@lasakita/ui/SocialEmbed';
 *
 * export default function Example() {
 *   return (
 *     <SocialEmbed
 *       address="https://www.tiktok.com/@amihan.example/video/7000000000000000101"
 *       title="Cheese fries three ways"
 *       poster={{ src: 'https://shop.example/fries.jpg', width: 720, height: 1280 }}
 *     />
 *   );
 * }
 * ```
 */
export function SocialEmbed({
  address,
  title,
  poster,
  embed = 'player',
  ratio = 9 / 16,
  autoPlay = true,
  sizes = '380px',
  labels,
  ...rest
}: SocialEmbedProps) {
  return (
    <Figure {...rest}>
      <Frame>
        <Video
          address={address}
          title={title}
          poster={poster}
          embed={embed}
          ratio={ratio}
          autoPlay={autoPlay}
          sizes={sizes}
          labels={labels}
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
