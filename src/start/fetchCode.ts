/**
 * The last script of a document. It fetches the page's code once the first screen has loaded, its frames are drawn, as an
 * observer reports, and the first paint is on the screen, some frames later on a busy device; or as soon as the visitor
 * touches something. Earlier, the code would compete with pictures and fonts on a slow line, and with the first paint on a
 * slow processor. The entry handles a missing file; if the entry itself is missing, the page becomes a plain one.
 *
 * All files are fetched at once, but each runs alone: in between the browser answers the visitor. A message parts them, as a
 * timer may be late.
 */
import type {} from './protocol';

/** The files of the page's code in the order in which they run, the entry last; the build names them. */
declare const __FILES__: readonly string[];

/** The longest that what is seen may keep the code waiting, in ms: a picture may never come. */
const PATIENCE_MS = 2000;

/** How near to the view, in px, what stands in `data-below` must come before its pictures are fetched. */
const NEAR_PX = 600;

/** How far, in px, a part with `data-far` must be in view before any scrolling: it may peek into the first screen. */
const PEEKING_PX = 100;

const soon = (then: () => void) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = then;
  port2.postMessage(null);
};

const runInTurn = async ([file, ...others]: readonly string[]) => {
  if (!file) return;
  try {
    await import(/* @vite-ignore */ file);
  } catch {
    if (others.length === 0) globalThis.showPlain?.();
  }
  soon(() => void runInTurn(others));
};

let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  const files = __FILES__;
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  void runInTurn(files);
};

const whenNear = (parts: Iterable<Element>, margin: number, then: () => void) => {
  const elements = [...parts];
  if (!('IntersectionObserver' in globalThis) || elements.length === 0) return then();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: `${margin}px` },
  );
  for (const element of elements) observer.observe(element);
};

const afterFrame = (then: () => void) => whenNear([document.body], 0, then);

const afterPaint = (then: () => void) => {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return then();
  const observer = new PerformanceObserver((entries) => {
    if (!entries.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
};

addEventListener('load', () => afterFrame(() => afterFrame(() => afterPaint(start))));
setTimeout(start, PATIENCE_MS);
for (const type of ['pointerdown', 'keydown']) {
  addEventListener(type, start, { once: true, passive: true });
}

whenNear(document.querySelectorAll('[data-below]'), NEAR_PX, () => {
  delete document.documentElement.dataset.held;
});

const far = document.querySelectorAll<HTMLElement>('[data-far]');
const letCome = () => {
  for (const part of far) delete part.dataset.far;
};
whenNear(far, -PEEKING_PX, letCome);
addEventListener('scroll', () => whenNear(far, NEAR_PX, letCome), { once: true, passive: true });
