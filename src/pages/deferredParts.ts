/**
 * The parts of pages whose code comes once the page can be used: what was prerendered of them is there before. The route of
 * a page names its parts (`src/routes.ts`).
 */
import { farPart } from '@/lazy/farPart';
import { deferredPart } from '@/lazy/deferredPart';

/** See `PhotoCarousel`. */
export const DeferredPhotoCarousel = deferredPart(() =>
  import('@lasakita/ui/PhotoCarousel').then((part) => part.PhotoCarousel),
);

/** See `HeroVideoCarousel`. */
export const DeferredHeroVideoCarousel = deferredPart(() =>
  import('@lasakita/ui/HeroVideoCarousel').then((part) => part.HeroVideoCarousel),
);

/** See `InfluencerCarousel`. */
export const DeferredInfluencerCarousel = deferredPart(() =>
  import('@lasakita/ui/InfluencerCarousel').then((part) => part.InfluencerCarousel),
);

/** See `Video`. */
export const DeferredVideo = deferredPart(() =>
  import('@lasakita/ui/Video').then((part) => part.Video),
);

/** The film of the home page with the prices on its dishes. */
export const DeferredFeast = deferredPart(() =>
  import('./HomePage/sections/Feast').then((part) => part.Feast),
);

/** The products, with their filters and details. */
export const DeferredCatalogue = deferredPart(() =>
  import('./ProductsPage/Catalogue').then((part) => part.Catalogue),
);

/** The field that finds a dealer, in the dealership page's head. */
export const DeferredFindDealer = deferredPart(() =>
  import('./DealershipPage/sections/FindDealer').then((part) => part.FindDealer),
);

/** The map of the nearest dealers, over that head's picture. */
export const DeferredMapOfNearest = deferredPart(() =>
  import('./DealershipPage/sections/FindDealer').then((part) => part.MapOfNearest),
);

/** What the dealership page shows below its head. */
export const DeferredBelowHero = deferredPart(() =>
  import('./DealershipPage/sections/BelowHero').then((part) => part.BelowHero),
);

/** The map of the contact page, and its form. */
export const DeferredMapAndForm = deferredPart(() =>
  import('./ContactPage/MapAndForm').then((part) => part.MapAndForm),
);

/** What a visitor's list holds, and the ways to send it. */
export const DeferredListBody = deferredPart(() =>
  import('./ListPage/ListBody').then((part) => part.ListBody),
);

/** The way to the list, in the header. Without its code there is none: the list is on the device all the same. */
export const DeferredListLink = deferredPart(() =>
  import('./ListPage/ListLink').then((part) => part.ListLink).catch(() => () => null),
);

/** The button that puts a product on the list. */
export const DeferredAddToList = deferredPart(() =>
  import('./shared/AddToList').then((part) => part.AddToList),
);

/** What an influencer cooks with. */
export const DeferredCooksWith = deferredPart(() =>
  import('./InfluencerPage/CooksWith').then((part) => part.CooksWith),
);

/** The packs on an influencer's counter. */
export const DeferredPacksInUse = deferredPart(() =>
  import('./InfluencerPage/CooksWith').then((part) => part.PacksInUse),
);

/** See `ShareButton`. */
export const DeferredShareButton = deferredPart(() =>
  import('@lasakita/ui/ShareButton').then((part) => part.ShareButton),
);

/** The counter on which a product's servings are served. */
export const FarServingCounter = farPart(() =>
  import('./ProductPage/ServingCounter').then((part) => part.ServingCounter),
);

/** The counter of "Budburan mo". */
export const FarCounter = farPart(() =>
  import('./shared/PowderCounter').then((part) => part.PowderCounter),
);
