import servedCounters from '@content/generated/served-counters.json';
import type { CounterView } from '@lasakita/ui/Budburan';
import { altText, pictureAsset } from '@/content/pictures';

/** The rendered counter of servings with this picture, if there is one. */
export const renderedCounter = (servingPicture = '') => {
  const name = servingPicture.split('/').at(-1) ?? '';
  const drawn = servedCounters[name];
  if (!drawn) return undefined;
  const view = (shape: keyof typeof drawn): CounterView => ({
    ...drawn[shape],
    bare: pictureAsset(`count/served-${name}-${shape}-bare`),
    cups: pictureAsset(`count/served-${name}-${shape}-cups`),
  });
  return {
    alt: altText(`count/served-${name}-desktop-bare`),
    phone: view('phone'),
    wide: view('desktop'),
  };
};
