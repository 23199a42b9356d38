import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** How a link is opened in another tab, and what the page hears of it. */
const ways = [
  ['click', { modifiers: ['ControlOrMeta'] }],
  ['auxclick', { button: 'middle' }],
] satisfies [string, Parameters<Locator['click']>[0]][];

/**
 * Presses a link in each way that opens it in another tab, and checks that the page leaves this to the browser. The test
 * does not wait for the tab, because Chromium sometimes opens none on a busy machine.
 */
export const openInOtherTabs = async (link: Locator): Promise<void> => {
  for (const [type, how] of ways) {
    const isPrevented = link.evaluate(
      (_, heard) =>
        new Promise<boolean>((resolve) => {
          const answer = (event: Event) => setTimeout(() => resolve(event.defaultPrevented));
          window.addEventListener(heard, answer, { once: true, capture: true });
        }),
      type,
    );
    await link.click(how);
    expect(await isPrevented).toBe(false);
  }
};
