import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { preload } from 'react-dom';
import { fallbackWidth, pictureKey } from '../../domain/picture.ts';
import type { PictureAsset, PictureSource } from '../../domain/picture.ts';
import { boundedByHeight } from '../../theme/boundedByHeight.ts';
import { scaleSizes } from './scaleSizes.ts';
import { styled } from '../../theme/styled.ts';

export type { PictureAsset, PictureSource } from '../../domain/picture.ts';

export interface PictureProps extends Omit<ComponentPropsWithRef<'picture'>, 'color' | 'children'> {
  /** The picture's files, or its address with its size; `undefined` shows the designed place of a missing picture. */
  asset: PictureSource | undefined;
  /** Replaces it on upright screens: the same subject in a composition of its own. @default the same files */
  upright?: PictureSource | undefined;
  /** What is in the picture; empty for pure decoration. */
  alt: string;
  /** What stands in its place where it is missing or fails. @default 'place' */
  missing?: 'place' | 'nothing' | undefined;
  /** The width of its frame, as the `sizes` attribute takes it. @default '100vw' */
  sizes?: string | undefined;
  /** Set on the first picture of a page: it is fetched at once, before others. @default false */
  eager?: boolean | undefined;
  /** Width to height of the frame; the picture is cropped to fit. @default the picture's own */
  ratio?: number | undefined;
  /** Which part stays in view when the frame crops, as `object-position` takes it. @default 'center' */
  focus?: string | undefined;
  /** Fills its positioned parent instead of keeping a ratio. @default false */
  fill?: boolean | undefined;
  /** A thing that is cut out stands on the ground around it, whole; any other picture is as ever. @default false */
  standing?: boolean | undefined;
}

const Frame = styled('picture', {
  shouldForwardProp: (prop) =>
    !['ratio', 'color', 'fill', 'focus', 'isWhole'].includes(String(prop)),
})<{ ratio: number; color: string | undefined; fill: boolean; focus: string; isWhole: boolean }>(
  ({ ratio, color, fill, focus, isWhole }) => ({
    display: 'block',
    overflow: 'hidden',
    ...(!isWhole && { backgroundColor: color }),
    ...(fill
      ? { position: 'absolute', inset: 0 }
      : { aspectRatio: String(ratio), width: '100%', ...boundedByHeight(ratio) }),
    '& > img': {
      display: 'block',
      width: '100%',
      height: '100%',
      objectFit: isWhole ? 'contain' : 'cover',
      objectPosition: focus,
    },
  }),
);

const Missing = styled('span', {
  shouldForwardProp: (prop) => !['ratio', 'fill'].includes(String(prop)),
})<{ ratio: number; fill: boolean }>(({ theme, ratio, fill }) => ({
  ...theme.typography.body2,
  display: 'grid',
  placeItems: 'center',
  padding: theme.spacing(4),
  textAlign: 'center',
  color: theme.tokens.quietInk,
  backgroundColor: theme.tokens.surface.empty,
  backgroundImage: `repeating-linear-gradient(45deg, transparent 0 14px, ${theme.tokens.surface.page} 14px 28px)`,
  ...(fill
    ? { position: 'absolute', inset: 0 }
    : { aspectRatio: String(ratio), width: '100%', ...boundedByHeight(ratio) }),
}));

/** Which screens are upright: those that are higher than wide. */
export const UPRIGHT = '(orientation: portrait)';

const avifSet = ({ base, widths }: PictureAsset) =>
  widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ');

/** The files of a picture: as AVIF where it was encoded so, and what every browser shows. */
const filesOf = (
  asset: PictureSource,
): { avif?: string; src: string; srcSet?: string | undefined } =>
  'base' in asset
    ? { avif: avifSet(asset), src: `${asset.base}-${fallbackWidth(asset.widths)}.jpg` }
    : asset;

/** What a `source` element is given for screens of its own. */
const sourceOf = (asset: PictureSource) => {
  const { avif, src, srcSet } = filesOf(asset);
  return avif ? { type: 'image/avif', srcSet: avif } : { srcSet: srcSet ?? src };
};

/** Names a picture in the prerendered head, so that it is on its way before the browser has laid out the page. */
const preloadPicture = (asset: PictureSource, sizes: string, media?: string) => {
  const isEncoded = 'base' in asset;
  const address = isEncoded ? `${asset.base}-${fallbackWidth(asset.widths)}.avif` : asset.src;
  const imageSrcSet = isEncoded ? avifSet(asset) : asset.srcSet;
  preload(address, {
    as: 'image',
    ...(imageSrcSet && { imageSrcSet, imageSizes: sizes }),
    ...(isEncoded && { type: 'image/avif' }),
    fetchPriority: 'high',
    ...(media && { media }),
  });
};

/**
 * A picture as AVIF, with JPEG as the fallback, in the size that fits. Its frame is reserved before it arrives and shows its
 * dominant color. A picture that is missing or fails to load leaves its alt text on a designed place, never a broken icon.
 *
 * @do Say in `sizes` how wide it is shown, or phones fetch too much.
 * @do Set `eager` on the first picture of a page, and on no other.
 * @do Leave `alt` empty for decoration; one that only adds to another picture is `missing="nothing"`.
 * @do Give a wide scene an `upright` one for phones, in a frame whose shape follows the screen's.
 * @do Let a pouch that is cut out be `standing`: it has its shadow with it.
 * @dont Do not use an `img` beside it.
 * @dont Do not put words into a picture.
 * @instead For a decoration without a photograph: a drawing in the code.
 * @keyboard None: it takes no focus.
 * @roles An image with its alternative text; none where that is empty. A missing picture shows its text instead.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { Picture } from '@lasakita/ui/Picture';
 *
 * export default function Example() {
 *   return (
 *     <Picture
 *       asset={{ src: 'https://shop.example/cheddar.webp', width: 640, height: 640 }}
 *       alt="A pouch of cheddar cheese powder"
 *       sizes="320px"
 *       ratio={4 / 3}
 *     />
 *   );
 * }
 * ```
 */
export function Picture({
  asset,
  upright,
  alt,
  sizes = '100vw',
  eager = false,
  ratio,
  focus = 'center',
  fill = false,
  standing = false,
  missing = 'place',
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const key = pictureKey(asset);
  // It may have failed before the page was hydrated: then no event comes any more.
  const noticeEarlyFailure = (image: HTMLImageElement | null) => {
    if (!asset || !image?.complete || image.currentSrc === '' || image.naturalWidth > 0) return;
    // Without a size it has failed or has not been looked into yet: decoding tells.
    image.decode().catch(() => setFailed(key));
  };
  const shape = ratio ?? (asset ? asset.width / asset.height : 1);
  if (!asset || failed === key) {
    if (missing === 'nothing') return null;
    return (
      <Missing
        {...rest}
        ratio={shape}
        fill={fill}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        {alt}
      </Missing>
    );
  }
  const isWhole = standing && asset.isCutOut === true;
  const cropFactor = fill || isWhole ? 1 : asset.width / asset.height / shape;
  // Sideways of the frame there is more of the picture: chosen by the frame's width it would be soft.
  const shownSizes = cropFactor > 1.01 ? scaleSizes(sizes, cropFactor) : sizes;
  if (eager && typeof document === 'undefined') {
    if (upright) preloadPicture(upright, shownSizes, UPRIGHT);
    preloadPicture(asset, shownSizes, upright && `not all and ${UPRIGHT}`);
  }
  const { avif, src, srcSet } = filesOf(asset);
  return (
    <Frame {...rest} ratio={shape} color={asset.color} fill={fill} focus={focus} isWhole={isWhole}>
      {upright && <source media={UPRIGHT} {...sourceOf(upright)} sizes={shownSizes} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={shownSizes} />}
      <img
        ref={noticeEarlyFailure}
        src={src}
        {...(srcSet && { srcSet, sizes: shownSizes })}
        width={asset.width}
        height={asset.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        fetchPriority={eager ? 'high' : 'auto'}
        onError={() => setFailed(key)}
      />
    </Frame>
  );
}
