import { useMedia } from './useMedia.ts';

/** Whether the visitor asked for less motion; `false` on the server and until the page is hydrated. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
