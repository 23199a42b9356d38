import { servedCounters } from 'virtual:served-counters';

/** The rendered counter of servings with this picture, if there is one. */
export const renderedCounter = (servingPicture = '') => {
  const name = servingPicture.split('/').at(-1) ?? '';
  return Object.hasOwn(servedCounters, name) ? servedCounters[name] : undefined;
};
