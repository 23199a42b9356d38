/** Carousels and videos, whose code comes once the page can be used: what was prerendered of them is there before. */
import { latePart } from '@/preloadable';

/** See `PhotoCarousel`. */
export const LatePhotoCarousel = latePart(() =>
  import('@/components/PhotoCarousel/PhotoCarousel').then((part) => part.PhotoCarousel),
);

/** See `HeroVideoCarousel`. */
export const LateHeroVideoCarousel = latePart(() =>
  import('@/components/HeroVideoCarousel/HeroVideoCarousel').then((part) => part.HeroVideoCarousel),
);

/** See `InfluencerCarousel`. */
export const LateInfluencerCarousel = latePart(() =>
  import('@/components/InfluencerCarousel/InfluencerCarousel').then(
    (part) => part.InfluencerCarousel,
  ),
);

/** See `Video`. */
export const LateVideo = latePart(() =>
  import('@/components/Video/Video').then((part) => part.Video),
);
