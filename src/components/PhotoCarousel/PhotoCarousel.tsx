import { styled } from '@mui/material/styles';
import { Carousel } from '../Carousel/Carousel';
import { Picture } from '../Picture/Picture';
import type { PictureAsset } from '../Picture/Picture';

export interface Photo {
  /** The picture's files; `undefined` shows the place of a missing picture. */
  asset: PictureAsset | undefined;
  /** What is in the picture. */
  alt: string;
}

export interface PhotoCarouselProps {
  /** Names the carousel to assistive technology. */
  label: string;
  /** The pictures, in order. */
  photos: readonly Photo[];
  /** Width to height of every slide; pictures are cropped to it. @default 4 / 3 */
  ratio?: number;
  /** The width at which they are shown, as `sizes` takes it. @default '100vw' */
  sizes?: string;
  /** Called with the index of the picture that comes. */
  onSlideChange?: (index: number) => void;
}

const Frame = styled('div')(({ theme }) => ({
  '& [aria-live], & > :only-child > picture': { borderRadius: theme.tokens.radius.large },
}));

/** Pictures, each for 4 s (CAR-1, HOME-3, HOME-4). */
export function PhotoCarousel({
  label,
  photos,
  ratio = 4 / 3,
  sizes = '100vw',
  onSlideChange,
}: PhotoCarouselProps) {
  return (
    <Frame>
      <Carousel
        label={label}
        ratio={ratio}
        {...(onSlideChange && { onSlideChange })}
        slides={photos.map(({ asset, alt }, index) => ({
          key: `${asset?.base ?? 'none'} ${index}`,
          content: <Picture fill asset={asset} alt={alt} sizes={sizes} />,
        }))}
      />
    </Frame>
  );
}
