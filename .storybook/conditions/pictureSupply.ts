import type { Conditions } from './conditions';

/** How long a slow picture takes, in ms. */
const SLOW_MS = 4_000;
/** One transparent pixel: the frame shows the picture's dominant color, as while it is on its way. */
const NOT_YET = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
/** No picture at all: it fails as a missing file does, without asking anyone. */
const NO_PICTURE = 'data:image/png,missing';

let supply: Conditions['pictures'] = 'normal';
let delay = SLOW_MS;

const setAttribute = Reflect.get(Element.prototype, 'setAttribute') as (
  this: Element,
  name: string,
  value: string,
) => void;

const supplyPicture = (element: Element, name: string, value: string) => {
  if (supply === 'normal' || value.startsWith('data:')) {
    setAttribute.call(element, name, value);
    return;
  }
  // Without its `srcset` a source is passed over, so that the stand-in is all there is.
  if (name === 'src') {
    setAttribute.call(element, name, supply === 'missing' ? NO_PICTURE : NOT_YET);
  }
  if (supply === 'slow' && Number.isFinite(delay)) {
    setTimeout(() => setAttribute.call(element, name, value), delay);
  }
};

const intercept = (prototype: HTMLElement, names: readonly ('src' | 'srcset')[]) => {
  Object.defineProperty(prototype, 'setAttribute', {
    configurable: true,
    writable: true,
    value(this: Element, name: string, value: string) {
      const address = names.find((known) => known === name.toLowerCase());
      if (address) supplyPicture(this, address, value);
      else setAttribute.call(this, name, value);
    },
  });
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...own,
      set(this: Element, value: string) {
        supplyPicture(this, name, value);
      },
    });
  }
};

// Here and not in the components: no component should know that it is being looked at. A `src` of a source is a film's.
intercept(HTMLImageElement.prototype, ['src', 'srcset']);
intercept(HTMLSourceElement.prototype, ['srcset']);

/**
 * How pictures that are put on the page from now on arrive: at once, after a while, or never because there is no file.
 *
 * @param slowMs What a while is. An automated browser waits without end, so that no capture catches a picture half there.
 */
export const supplyPictures = (
  wanted: Conditions['pictures'],
  slowMs: number = navigator.webdriver ? Number.POSITIVE_INFINITY : SLOW_MS,
) => {
  supply = wanted;
  delay = slowMs;
};
