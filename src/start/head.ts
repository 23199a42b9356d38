/**
 * The first script of a document, before anything can be seen or pressed. What runs it can have the page's code too, so the
 * page is no plain one; the pictures in `data-below` are held back; and presses on buttons that stand in something still
 * asleep are kept (`wake.ts` plays them back). Two presses on one button are one: the second says that nothing was seen of
 * the first.
 */
import type { EarlyDeeds } from './protocol';

const { dataset } = document.documentElement;
delete dataset.plain;
dataset.held = '';

const deeds: EarlyDeeds = { presses: [], any: false };
globalThis.earlyDeeds = deeds;

addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest('button');
    if (!button?.closest('[data-asleep]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (deeds.presses.at(-1) !== button) deeds.presses.push(button);
  },
  true,
);

for (const type of ['pointerdown', 'keydown', 'wheel']) {
  addEventListener(
    type,
    () => {
      deeds.any = true;
    },
    { capture: true, once: true, passive: true },
  );
}
