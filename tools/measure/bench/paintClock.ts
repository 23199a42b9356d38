import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Waits for the next event of a type, and then for something to be there, if anything is named. */
    armPaintClock: (type: string, outcome?: string) => void;
    /** The time from that event to the paint of its outcome, in ms. */
    paintTime: Promise<number> | undefined;
  }
}

/** Slowed down as a phone of the middle class is, against the machine that measures. */
export const CPU_SLOWDOWN = 4;

/**
 * Brings a clock into every document of a page. It reads from the event's own time stamp, so that waiting for a busy
 * page counts, to the first task after the next frame was drawn: one that goes before what the page has still to do, or
 * a list that is drawn after the paint would count. The browser's Event Timing says the same in steps of 8 ms, and nothing
 * of a select's change.
 */
export const installPaintClock = (page: Page): Promise<unknown> =>
  // No function in here has a name: the compiler would wrap it in a helper that the page does not have.
  page.addInitScript(() => {
    window.armPaintClock = (type, outcome) => {
      window.paintTime = new Promise((resolve) => {
        window.addEventListener(
          type,
          (event) =>
            void (async () => {
              do await new Promise(requestAnimationFrame);
              while (outcome !== undefined && !document.querySelector(outcome));
              await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
              resolve(performance.now() - event.timeStamp);
            })(),
          { capture: true, once: true },
        );
      });
    };
  });

/**
 * Does something and answers how long the page took from its event to the paint that shows it, in ms.
 *
 * @param outcome Selects what must be there to count as shown, as it may come a few frames later.
 *   @default the next paint
 */
export const timePaint = async (
  page: Page,
  eventType: 'keydown' | 'click' | 'change',
  act: () => Promise<unknown>,
  outcome?: string,
): Promise<number> => {
  await page.evaluate(({ type, shown }) => window.armPaintClock(type, shown), {
    type: eventType,
    shown: outcome,
  });
  await act();
  return (await page.evaluate(() => window.paintTime)) ?? NaN;
};

/** Slows the page down, or lets it run freely again with 1. */
export const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};
