import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Carousel } from '../Carousel/Carousel';
import { SocialEmbed } from '../SocialEmbed/SocialEmbed';
import { reloadSocialScript } from '../Video/socialScript';
import type { SocialEmbedProps } from '../SocialEmbed/SocialEmbed';
import { durations } from '@/theme/tokens';

export type InfluencerVideo = Pick<SocialEmbedProps, 'address' | 'title' | 'poster'>;

export interface InfluencerCarouselProps {
  /** Names the carousel: "Videos by Amihan". */
  label: string;
  /** The influencer's short videos; one alone shows without a carousel (CAR-2). */
  videos: readonly InfluencerVideo[];
  /** How they are embedded: in the player's frame, or by the official quotation and script. @default 'player' */
  embed?: 'player' | 'script';
  /** Called with the index of the video that comes. */
  onSlideChange?: (index: number) => void;
}

/** As wide as a phone is held: a vertical video that filled a column would be taller than the screen. */
const Place = styled('div')({ width: '100%', maxWidth: 380, marginInline: 'auto' });

/** An influencer's short videos (INF-1), each for 3 s unless somebody is looking closer (CAR-2). */
export function InfluencerCarousel({
  label,
  videos,
  embed = 'player',
  onSlideChange,
}: InfluencerCarouselProps) {
  const [shown, setShown] = useState<number>();

  // The script looks at the page once: what a change brought into it, it sees when it is put in anew.
  useEffect(() => {
    if (shown !== undefined) reloadSocialScript();
  }, [shown]);

  const handleSlideChange = (index: number) => {
    setShown(index);
    onSlideChange?.(index);
  };
  return (
    <Place>
      <Carousel
        label={label}
        autoplayInterval={durations.influencerSlideRest}
        onSlideChange={handleSlideChange}
        slides={videos.map(({ address, title, poster }, index) => ({
          key: `${address} ${index}`,
          label: title,
          content: <SocialEmbed address={address} title={title} poster={poster} embed={embed} />,
        }))}
      />
    </Place>
  );
}
