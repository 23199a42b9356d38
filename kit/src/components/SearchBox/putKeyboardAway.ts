import { mediaQuery } from '../../hooks/useMedia.ts';

/** A keyboard on the screen would go on covering what was found: on a touch screen the field gives up its focus. */
export const putKeyboardAway = (field: HTMLElement | null): void => {
  if (mediaQuery('(pointer: coarse)')?.matches) field?.blur();
};
