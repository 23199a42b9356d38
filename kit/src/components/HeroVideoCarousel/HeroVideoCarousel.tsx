import type { ComponentPropsWithRef } from 'react';
import { Carousel } from '../Carousel/Carousel.tsx';
import type { CarouselLabels } from '../Carousel/Carousel.tsx';
import { Video } from '../Video/Video.tsx';
import type { VideoLabels, VideoProps } from '../Video/Video.tsx';

export type HeroVideo = Pick<VideoProps, 'address' | 'title' | 'poster'>;

export interface HeroVideoCarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the carousel to assistive technology. */
  label: string;
  /** The films, in order. */
  videos: readonly HeroVideo[];
  /** Which part of the films stays in view where the frame crops them, as `object-position` takes it. @default 'center' */
  focus?: string;
  /** The width at which a poster is shown, as its `sizes` takes it. @default '100vw' */
  sizes?: string;
  /** The words of its parts. @default in English */
  labels?: Partial<CarouselLabels & VideoLabels> | undefined;
  /** Called with the index of the video that comes. */
  onSlideChange?: (index: number) => void;
}

/**
 * The hero's silent films with arrows, each for 4 s (HOME-1, CAR-1). Fills its positioned parent; a page may lay words over it,
 * its buttons stay on top. The carousel's pause button also rests the films.
 *
 * @do Give it a positioned parent to fill, and keep words off the lower edge.
 * @do Choose films that say the same without sound.
 * @dont Do not use it twice on a page.
 * @dont Do not put a message into the film alone.
 * @instead For still pictures: `PhotoCarousel`. For one film with controls: `Video`.
 * @keyboard Tab: Goes to the pause button, the arrows and the dots.
 * @keyboard Enter, Space: Presses the button in focus.
 * @keyboard Arrow left, arrow right: On an arrow or dot: to the film before or after.
 * @roles A carousel, as Carousel. The films have no sound and no controls of their own while the carousel's button
 *   rules them.
 * @announcements The film that comes, politely, while the carousel rests.
 */
export function HeroVideoCarousel({
  label,
  videos,
  focus = 'center',
  sizes = '100vw',
  labels,
  ...rest
}: HeroVideoCarouselProps) {
  return (
    <Carousel
      {...rest}
      fill
      arrows
      controlsPlace="over"
      label={label}
      labels={labels}
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
            labels={labels}
            eager={index === 0}
            buttonPlace="corner"
          />
        ),
      }))}
    />
  );
}
