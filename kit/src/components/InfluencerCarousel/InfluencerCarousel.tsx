import { useEffect, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Carousel } from '../Carousel/Carousel.tsx';
import type { CarouselLabels } from '../Carousel/Carousel.tsx';
import { SocialEmbed } from '../SocialEmbed/SocialEmbed.tsx';
import { reloadSocialScript } from '../Video/socialScript.ts';
import type { SocialEmbedProps } from '../SocialEmbed/SocialEmbed.tsx';
import type { VideoLabels } from '../Video/Video.tsx';
import { styled, useTheme } from '../../theme/styled.ts';

export type InfluencerVideo = Pick<SocialEmbedProps, 'address' | 'title' | 'poster'>;

export interface InfluencerCarouselProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the carousel: "Videos by Amihan". */
  label: string;
  /** The influencer's short videos; one alone shows without a carousel (CAR-2). */
  videos: readonly InfluencerVideo[];
  /** How they are embedded: in the player's frame, or by the official quotation and script. @default 'player' */
  embed?: 'player' | 'script' | undefined;
  /** The words of its parts. @default in English */
  labels?: Partial<CarouselLabels & VideoLabels> | undefined;
  /** Called with the index of the video that comes. */
  onSlideChange?: ((index: number) => void) | undefined;
}

/** As wide as a phone is held: a vertical video that filled a column would be taller than the screen. */
const Place = styled('div')({ width: '100%', maxWidth: 380, marginInline: 'auto' });

/**
 * An influencer's short videos (INF-1), each for 3 s unless somebody is looking closer (CAR-2).
 *
 * @do Give each video a title and a poster.
 * @do Prefer the player; the official script is there for where it is asked for.
 * @do Install `react-slick` and `slick-carousel`: without them it stays a strip to scroll.
 * @dont Do not mix videos of two influencers.
 * @instead For pictures: `PhotoCarousel`. For one video: `SocialEmbed`.
 * @keyboard Tab: Goes to the pause button, then to the dots, then into the slide shown.
 * @keyboard Enter, Space: Presses the button in focus.
 * @keyboard Arrow left, arrow right: On a dot: to the slide before or after.
 * @keyboard Home, End: On a dot: to the first or last slide.
 * @roles A carousel, as Carousel; one video alone is none. Each video is covered by a link named after it.
 * @announcements The video that comes, politely, while the carousel rests.
 * @example
 * ```tsx
 * import { InfluencerCarousel } from '@lasakita/ui/InfluencerCarousel';
 *
 * const videos = [
 *   {
 *     address: 'https://www.tiktok.com/@amihan.example/video/7000000000000000101',
 *     title: 'Cheese fries three ways',
 *     poster: { src: 'https://shop.example/fries.jpg', width: 720, height: 1280 },
 *   },
 *   {
 *     address: 'https://www.tiktok.com/@amihan.example/video/7000000000000000102',
 *     title: 'Popcorn for a whole class',
 *     poster: { src: 'https://shop.example/popcorn.jpg', width: 720, height: 1280 },
 *   },
 * ];
 *
 * export default function Example() {
 *   return <InfluencerCarousel label="Videos by Amihan" videos={videos} />;
 * }
 * ```
 */
export function InfluencerCarousel({
  label,
  videos,
  embed = 'player',
  labels,
  onSlideChange,
  ...rest
}: InfluencerCarouselProps) {
  const { tokens } = useTheme();
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
    <Place {...rest}>
      <Carousel
        label={label}
        labels={labels}
        autoplayInterval={tokens.durations.influencerSlideRest}
        onSlideChange={handleSlideChange}
        slides={videos.map(({ address, title, poster }, index) => ({
          key: `${address} ${index}`,
          label: title,
          content: (
            <SocialEmbed
              address={address}
              title={title}
              poster={poster}
              embed={embed}
              labels={labels}
            />
          ),
        }))}
      />
    </Place>
  );
}
