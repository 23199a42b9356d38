import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Carousel } from '../Carousel/Carousel.tsx';
import type { CarouselLabels } from '../Carousel/Carousel.tsx';
import { UPRIGHT } from '../Picture/Picture.tsx';
import { Video } from '../Video/Video.tsx';
import type { VideoLabels, VideoProps } from '../Video/Video.tsx';
import { onGround } from '../../theme/onGround.ts';
import { styled } from '../../theme/styled.ts';

export interface HeroVideo extends Pick<VideoProps, 'address' | 'title' | 'poster' | 'upright'> {
  /** What stands above the film, on the color of its upper edge. @default nothing */
  words?: ReactNode | undefined;
  /** On the film where its scene leaves room: at the bottom right, on upright screens at the left. @default nothing */
  caption?: ReactNode | undefined;
}

export interface HeroVideoCarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the carousel to assistive technology. */
  label: string;
  /** The films, in order. */
  videos: readonly HeroVideo[];
  /** The width at which a poster is shown, as its `sizes` takes it. @default '100vw' */
  sizes?: string | undefined;
  /** The words of its parts. @default in English */
  labels?: Partial<CarouselLabels & VideoLabels> | undefined;
  /** Called with the index of the video that comes. */
  onSlideChange?: ((index: number) => void) | undefined;
}

/** The shape of films that stand on no ground of their own: the screen crops them. */
const CROPPED = 21 / 9;

const shapeOf = (poster: VideoProps['poster']) =>
  poster?.ground ? poster.width / poster.height : undefined;

// The words, and below them the film as wide as the screen, or as high as an upright one lets it be.
const Place = styled('div', { shouldForwardProp: (prop) => prop !== 'ground' })<{
  ground: string | undefined;
}>(({ theme, ground }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  height: '100%',
  minHeight: 'var(--slide-height, 0px)',
  // Words stand over the free part of a scene that is lifted below them.
  '& > .words': { position: 'relative', zIndex: theme.tokens.layers.raised },
  ...(ground
    ? onGround(theme, ground)
    : { ...theme.tokens.onBand('tsokolate'), '--film-lift': '0px' }),
  [`@media ${UPRIGHT}`]: {
    gridTemplateRows: 'auto 1fr',
    // Where the controls stand.
    paddingBottom: theme.tokens.sizes.tap,
  },
}));

const FilmPlace = styled('div', {
  shouldForwardProp: (prop) => prop !== 'shape' && prop !== 'isWhole',
})<{ shape: number | undefined; isWhole: boolean }>(({ theme, shape, isWhole }) => ({
  position: 'relative',
  minWidth: 0,
  marginTop: 'calc(-1 * var(--film-lift, 0px))',
  '& > .film': { position: 'relative', aspectRatio: String(shape ?? CROPPED) },
  '& > .caption': {
    position: 'absolute',
    left: '72.5%',
    right: '2%',
    // Clear of the pack above it.
    bottom: theme.spacing(1.5),
    textAlign: 'center',
  },
  [`@media ${UPRIGHT}`]: {
    marginTop: 0,
    minHeight: 'min(90vw, 380px)',
    '& > .film': { position: 'absolute', inset: 0, aspectRatio: 'auto' },
    // Whole, with its shadow at the screen's edge: its ground goes on around it.
    ...(isWhole && {
      '& > .film :is(img, video)': { objectFit: 'contain', objectPosition: 'right bottom' },
    }),
    '& > .caption': {
      // Beside the pack, which stands in the middle third of the scene.
      inset: '6% auto auto clamp(16px, 4vw, 48px)',
      maxWidth: '32%',
      textAlign: 'left',
    },
  },
}));

/**
 * The hero's silent films with arrows, 4 s each (HOME-1, CAR-1), and words above each film. A poster with one color at its
 * upper edge continues in that color behind the words. The carousel's pause button also pauses the films.
 *
 * @do Choose films that say the same without sound.
 * @do Give each a composition of its own for upright screens.
 * @do Give `--slide-height` where a slide is to fill a screen, and `--film-lift` where the scene leaves room for words.
 * @do Install `react-slick` and `slick-carousel`: without them it stays a strip to scroll.
 * @dont Do not use it twice on a page.
 * @dont Do not put a message into the film alone.
 * @instead For still pictures: `PhotoCarousel`. For one film with controls: `Video`.
 * @keyboard Tab: Goes to the pause button, the arrows and the dots.
 * @keyboard Enter, Space: Presses the button in focus.
 * @keyboard Arrow left, arrow right: On an arrow or dot: to the film before or after.
 * @roles A carousel, as Carousel. The films have no sound and no controls of their own while the carousel's button
 *   rules them.
 * @announcements The film that comes, politely, while the carousel rests.
 * @example
 * ```tsx
 * import Typography from '@mui/material/Typography';
 * import { HeroVideoCarousel } from '@lasakita/ui/HeroVideoCarousel';
 *
 * const videos = [
 *   {
 *     address: 'https://shop.example/fries.mp4',
 *     title: 'Cheese powder falling over hot fries',
 *     poster: { src: 'https://shop.example/fries.jpg', width: 1920, height: 1080 },
 *     words: (
 *       <Typography variant="h2" component="p">
 *         Shake it over
 *       </Typography>
 *     ),
 *   },
 *   {
 *     address: 'https://shop.example/cocoa.mp4',
 *     title: 'Cocoa stirred into a glass of milk',
 *     poster: { src: 'https://shop.example/cocoa.jpg', width: 1920, height: 1080 },
 *   },
 * ];
 *
 * export default function Example() {
 *   return <HeroVideoCarousel label="Our powders at work" videos={videos} />;
 * }
 * ```
 */
export function HeroVideoCarousel({
  label,
  videos,
  sizes = '100vw',
  labels,
  ...rest
}: HeroVideoCarouselProps) {
  return (
    <Carousel
      {...rest}
      arrows
      lazy
      controlsPlace="over"
      label={label}
      labels={labels}
      slides={videos.map(({ address, title, poster, upright, words, caption }, index) => {
        const hasGround = poster?.ground !== undefined;
        return {
          key: `${address} ${index}`,
          label: title,
          content: (
            <Place ground={poster?.ground}>
              <div className="words">
                {words}
                {!hasGround && caption}
              </div>
              <FilmPlace shape={shapeOf(poster)} isWhole={upright?.poster?.ground !== undefined}>
                <div className="film">
                  <Video
                    fill
                    autoPlay
                    muted
                    loop
                    address={address}
                    title={title}
                    poster={poster}
                    upright={upright}
                    sizes={sizes}
                    labels={labels}
                    eager={index === 0}
                    buttonPlace="corner"
                  />
                </div>
                {hasGround && caption && <div className="caption">{caption}</div>}
              </FilmPlace>
            </Place>
          ),
        };
      })}
    />
  );
}
