import { test as base } from '@playwright/test';
import { Studio } from './studio.ts';

export const storybookOrigin = () => {
  const origin = process.env.VISUAL_ORIGIN;
  if (!origin) throw new Error('Run "npm run visual": it serves the Storybook');
  return origin;
};

/** Playwright's test with one studio for all captures of a worker. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    // A fixture's first argument says which others it needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const studio = new Studio(storybookOrigin());
      await use(studio);
      await studio.close();
    },
    { scope: 'worker' },
  ],
});
