import createCache from '@emotion/cache';
import type { EmotionCache, StylisPlugin } from '@emotion/cache';

/**
 * Emotion puts each style element that it takes over to the end of the head, though it is there already; and a browser works
 * out the styles of the whole page anew for an element that was put somewhere. So those of the document stay where they are.
 */
const stylesStay = {
  insertBefore: (style: Element, next: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, next),
} as unknown as Node;

/** What one of the oldest supported browsers knows by its vendor prefix alone. */
const STILL_PREFIXED = /^(?:user-select|mask|text-decoration|box-decoration-break|hyphens)\b/;

/** In place of emotion's own, which writes prefixes for browsers of 2013 and makes each document a quarter longer. */
const vendorPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && STILL_PREFIXED.test(element.value)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/**
 * The store of the site's styles, for a page that is prerendered or comes to life. Its key is not emotion's own "css": the
 * store that emotion makes for itself, and that nothing uses, would take over the document's styles too, and move them.
 */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: 'ui', container: stylesStay, stylisPlugins: [vendorPrefixes] });
