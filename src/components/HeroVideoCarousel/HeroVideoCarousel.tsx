import { Carousel } from '../Carousel/Carousel';
import { Video } from '../Video/Video';
import type { VideoProps } from '../Video/Video';

export type HeroVideo = Pick<VideoProps, 'address' | 'title' | 'poster'>;

export interface HeroVideoCarouselProps {
  /** Names the carousel to assistive technology. */
  label: string;
  /** The films, in order. */
  videos: readonly HeroVideo[];
  /** Which part of the films stays in view where the frame crops them, as `object-position` takes it. @default 'center' */
  focus?: string;
  /** The width at which a poster is shown, as its `sizes` takes it. @default '100vw' */
  sizes?: string;
  /** Called with the index of the video that comes. */
  onSlideChange?: (index: number) => void;
}

/**
 * The hero's silent films with arrows, each for 4 s (HOME-1, CAR-1). Fills its positioned parent; a page may lay words over it,
 * its buttons stay on top. The carousel's pause button also rests the films.
 */
export function HeroVideoCarousel({
  label,
  videos,
  focus = 'center',
  sizes = '100vw',
  onSlideChange,
}: HeroVideoCarouselProps) {
  return (
    <Carousel
      fill
      arrows
      controlsPlace="over"
      label={label}
      {...(onSlideChange && { onSlideChange })}
      slides={videos.map(({ address, title, poster }, index) => ({
        key: `${address} ${index}`,
        label: title,
        content: (
          <Video
            fill
            autoPlay
            muted
            loop
            address={address}
            title={title}
            poster={poster}
            focus={focus}
            sizes={sizes}
            eager={index === 0}
            buttonPlace="corner"
          />
        ),
      }))}
    />
  );
}
