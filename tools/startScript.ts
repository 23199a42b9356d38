/** The longest that what is seen may keep the code waiting, in ms: a picture may never come. */
const PATIENCE_MS = 2000;

/** How near to the view, in px, what stands in `data-below` must come before its pictures are fetched. */
const NEAR_PX = 600;

/** Holds the pictures in `data-below` back from the first line on. Without scripts nothing is held back. */
export const holdScript = `<script>document.documentElement.dataset.held = ''</script>`;

/**
 * Fetches a page's code once what is seen first has come and is drawn, of whose frames an observer is told, and is on the
 * screen, where a busy device brings it some frames later; or as soon as the visitor touches something. Before that it would
 * take its share of a slow line from the pictures and fonts, and of a slow processor from the first paint.
 * What cannot be had is the entry's to notice. A button pressed before the page is alive is marked, for the entry to press.
 *
 * All files are fetched at once, but each runs alone: in between the browser answers the visitor. A message parts them, as a
 * timer may be late.
 *
 * @param files In the order in which they run: the entry last.
 */
export const startScript = (files: readonly string[]): string => `<script type="module">
const soon = (then) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = then;
  port2.postMessage(null);
};
const runInTurn = ([file, ...others]) => file && import(file).catch(() => {}).then(() => soon(() => runInTurn(others)));
let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  const files = ${JSON.stringify(files)};
  for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  runInTurn(files);
};
const whenNear = (parts, margin, then) => {
  if (!self.IntersectionObserver || parts.length === 0) return then();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    then();
  }, { rootMargin: margin });
  parts.forEach((part) => observer.observe(part));
};
const afterFrame = (then) => whenNear([document.body], '0px', then);
const afterPaint = (then) => {
  if (!self.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return then();
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
};
addEventListener('load', () => afterFrame(() => afterFrame(() => afterPaint(start))));
setTimeout(start, ${PATIENCE_MS});
for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true, passive: true });
addEventListener('click', ({ target }) => {
  if ('alive' in document.documentElement.dataset) return;
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  target.closest('button')?.setAttribute('data-pressed', '');
}, true);
const release = () => document.documentElement.removeAttribute('data-held');
whenNear([...document.querySelectorAll('[data-below]')], '${NEAR_PX}px', release);
</script>`;
