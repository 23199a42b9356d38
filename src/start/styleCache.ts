import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/**
 * Emotion puts each style element that it takes over to the end of the head, though it is there already; and a browser works
 * out the styles of the whole page anew for an element that was put somewhere. So those of the document stay where they are.
 */
const stylesStay = {
  insertBefore: (style: Element, next: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, next),
} as unknown as Node;

/**
 * The store of the site's styles, for a page that is prerendered or comes to life. Its key is not emotion's own "css": the
 * store that emotion makes for itself, and that nothing uses, would take over the document's styles too, and move them.
 */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: 'ui', container: stylesStay });
