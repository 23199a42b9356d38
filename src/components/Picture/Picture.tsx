import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { preload } from 'react-dom';
import { fallbackWidth } from './fallbackWidth';
import { scaleSizes } from './scaleSizes';

/** A picture as the encoder left it: one entry of `src/content/generated/pictures.json`. */
export interface PictureAsset {
  /** The address of its files without width and ending, such as `/pictures/products/cocoa.1a2b3c4d`. */
  base: string;
  /** Width of the master in px. */
  width: number;
  /** Height of the master in px. */
  height: number;
  /** The widths in px that exist, ascending. */
  widths: number[];
  /** Its dominant colour, shown until the picture has arrived. */
  color: string;
}

export interface PictureProps {
  /** The picture's files; `undefined` shows the designed place of a missing picture. */
  asset: PictureAsset | undefined;
  /** What is in the picture; empty for pure decoration. */
  alt: string;
  /** The width of its frame, as the `sizes` attribute takes it. @default '100vw' */
  sizes?: string;
  /** Set on the first picture of a page: it is fetched at once, before others. @default false */
  eager?: boolean;
  /** Width to height of the frame; the picture is cropped to fit. @default the picture's own */
  ratio?: number;
  /** Which part stays in view when the frame crops, as `object-position` takes it. @default 'center' */
  focus?: string;
  /** Fills its positioned parent instead of keeping a ratio. @default false */
  fill?: boolean;
  /** Added to the classes of its root. @default none */
  className?: string;
}

const Frame = styled('picture', {
  shouldForwardProp: (prop) => !['ratio', 'color', 'fill', 'focus'].includes(String(prop)),
})<{ ratio: number; color: string; fill: boolean; focus: string }>(
  ({ ratio, color, fill, focus }) => ({
    display: 'block',
    overflow: 'hidden',
    backgroundColor: color,
    ...(fill ? { position: 'absolute', inset: 0 } : { aspectRatio: String(ratio), width: '100%' }),
    '& > img': {
      display: 'block',
      width: '100%',
      height: '100%',
      objectFit: 'cover',
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
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.gata.dark,
  backgroundImage: `repeating-linear-gradient(45deg, transparent 0 14px, ${theme.palette.gata.main} 14px 28px)`,
  ...(fill ? { position: 'absolute', inset: 0 } : { aspectRatio: String(ratio), width: '100%' }),
}));

const sourceSet = (asset: PictureAsset, ending: string) =>
  asset.widths.map((width) => `${asset.base}-${width}.${ending} ${width}w`).join(', ');

/**
 * A picture in AVIF, WebP or JPEG at the size that fits, in a frame that is reserved before it arrives and holds its
 * dominant colour. One that is missing or fails to load leaves its alt text on a designed place, never a broken icon.
 */
export function Picture({
  asset,
  alt,
  sizes = '100vw',
  eager = false,
  ratio,
  focus = 'center',
  fill = false,
  className,
}: PictureProps) {
  const [failedBase, setFailedBase] = useState<string>();
  // It may have failed before the page was hydrated: then no event comes any more.
  const noticeEarlyFailure = (image: HTMLImageElement | null) => {
    if (!asset || !image?.complete || image.currentSrc === '' || image.naturalWidth > 0) return;
    // Without a size it has failed or has not been looked into yet: decoding tells.
    image.decode().catch(() => setFailedBase(asset.base));
  };
  const shape = ratio ?? (asset ? asset.width / asset.height : 1);
  if (!asset || failedBase === asset.base) {
    return (
      <Missing
        ratio={shape}
        fill={fill}
        className={className}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        {alt}
      </Missing>
    );
  }
  const cropFactor = fill ? 1 : asset.width / asset.height / shape;
  // Sideways of the frame there is more of the picture: chosen by the frame's width it would be soft.
  const shownSizes = cropFactor > 1.01 ? scaleSizes(sizes, cropFactor) : sizes;
  if (eager && import.meta.env.SSR) {
    // Named in the prerendered head, so that it is on its way before the browser has laid out the page.
    preload(`${asset.base}-${fallbackWidth(asset.widths)}.avif`, {
      as: 'image',
      imageSrcSet: sourceSet(asset, 'avif'),
      imageSizes: shownSizes,
      type: 'image/avif',
      fetchPriority: 'high',
    });
  }
  return (
    <Frame ratio={shape} color={asset.color} fill={fill} focus={focus} className={className}>
      <source type="image/avif" srcSet={sourceSet(asset, 'avif')} sizes={shownSizes} />
      <source type="image/webp" srcSet={sourceSet(asset, 'webp')} sizes={shownSizes} />
      <img
        ref={noticeEarlyFailure}
        src={`${asset.base}-${fallbackWidth(asset.widths)}.jpg`}
        width={asset.width}
        height={asset.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        fetchPriority={eager ? 'high' : 'auto'}
        onError={() => setFailedBase(asset.base)}
      />
    </Frame>
  );
}
