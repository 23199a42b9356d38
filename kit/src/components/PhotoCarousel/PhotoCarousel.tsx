import type { ComponentPropsWithRef } from 'react';
import { Carousel } from '../Carousel/Carousel.tsx';
import type { CarouselLabels } from '../Carousel/Carousel.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { LabelsOf } from '../../domain/labels.ts';
import { pictureKey } from '../../domain/picture.ts';
import type { PictureSource } from '../../domain/picture.ts';

export interface Photo {
  /** The picture's files; `undefined` shows the place of a missing picture. */
  asset: PictureSource | undefined;
  /** What is in the picture. */
  alt: string;
}

export interface PhotoCarouselProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the carousel to assistive technology. */
  label: string;
  /** The pictures, in order. */
  photos: readonly Photo[];
  /** Width to height of every slide; pictures are cropped to it. @default 4 / 3 */
  ratio?: number | undefined;
  /** The width at which they are shown, as `sizes` takes it. @default '100vw' */
  sizes?: string | undefined;
  /** The words of its parts. @default in English */
  labels?: LabelsOf<CarouselLabels> | undefined;
  /** Called with the index of the picture that comes. */
  onSlideChange?: ((index: number) => void) | undefined;
}

/**
 * Pictures, each for 4 s (CAR-1, HOME-3, HOME-4).
 *
 * @do Show pictures of one subject, of one shape.
 * @do Write the alternative text of each picture: it is all that some visitors have.
 * @do Install `react-slick` and `slick-carousel`: without them it stays a strip to scroll.
 * @dont Do not use it for pictures with words in them.
 * @dont Do not use it for products: a grid shows them all.
 * @instead For one picture: `Picture`. For slides with more than a picture: `Carousel`.
 * @keyboard Tab: Goes to the pause button, then to the dots, then into the slide shown.
 * @keyboard Enter, Space: Presses the button in focus.
 * @keyboard Arrow left, arrow right: On a dot: to the slide before or after.
 * @keyboard Home, End: On a dot: to the first or last slide.
 * @roles A carousel, as Carousel; each slide holds a picture with its alternative text.
 * @announcements The picture that comes, politely, while the carousel rests.
 * @example
 * ```tsx
 * import { PhotoCarousel } from '@lasakita/ui/PhotoCarousel';
 *
 * const photos = [
 *   {
 *     asset: { src: 'https://shop.example/stall.jpg', width: 1200, height: 900 },
 *     alt: 'A stall with cups of fries on its counter',
 *   },
 *   {
 *     asset: { src: 'https://shop.example/kitchen.jpg', width: 1200, height: 900 },
 *     alt: 'Cheese powder stirred into a white sauce',
 *   },
 * ];
 *
 * export default function Example() {
 *   return <PhotoCarousel label="Our powders in use" photos={photos} sizes="600px" />;
 * }
 * ```
 */
export function PhotoCarousel({
  label,
  photos,
  ratio = 4 / 3,
  sizes = '100vw',
  labels,
  onSlideChange,
  ...rest
}: PhotoCarouselProps) {
  return (
    <div {...rest}>
      <Carousel
        label={label}
        ratio={ratio}
        labels={labels}
        {...(onSlideChange && { onSlideChange })}
        slides={photos.map(({ asset, alt }, index) => ({
          key: `${pictureKey(asset) ?? 'none'} ${index}`,
          content: <Picture fill asset={asset} alt={alt} sizes={sizes} />,
        }))}
      />
    </div>
  );
}
