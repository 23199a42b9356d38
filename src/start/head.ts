/**
 * The first script of a document, before anything can be seen or pressed. What runs it can have the page's code too, so the
 * page is no plain one; the pictures in `data-below` are held back; and presses on buttons that are not hydrated yet are
 * queued (`hydrated.ts` replays them). Two presses on one button are one: the second says that nothing was seen of
 * the first.
 */
import type { QueuedInput } from './protocol';

const { dataset } = document.documentElement;
delete dataset.plain;
dataset.held = '';

const queue: QueuedInput = { presses: [], any: false };
globalThis.queuedInput = queue;

addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest('button');
    if (!button?.closest('[data-hydrating]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (queue.presses.at(-1) !== button) queue.presses.push(button);
  },
  true,
);

for (const type of ['pointerdown', 'keydown', 'wheel']) {
  addEventListener(
    type,
    () => {
      queue.any = true;
    },
    { capture: true, once: true, passive: true },
  );
}
