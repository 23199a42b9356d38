import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** How a link is opened in another tab, and what the page hears of it. */
const ways = [
  ['click', { modifiers: ['ControlOrMeta'] }],
  ['auxclick', { button: 'middle' }],
] satisfies [string, Parameters<Locator['click']>[0]][];

/**
 * Presses a link in each way in which a browser opens it in another tab, and sees that the page leaves that to it. The tab is not
 * waited for: on a busy machine Chromium opens none at times.
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
