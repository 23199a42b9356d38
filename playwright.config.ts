import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/chromium.ts';

const isLong = process.env.LONG_TESTS === '1';

/**
 * End-to-end tests of the built site: `npm run build` first. A file's name says who runs it: `menu.phone.e2e.ts` only
 * the phone, `menu.desktop.e2e.ts` only the desktop, and `products.e2e.ts` both, but for its tests with the tag `@phone` or
 * `@desktop`: what the width does not change is looked at once. What looks for the rare has the tag `@long` and runs where
 * `LONG_TESTS=1`: each night and before a release (`npm run test:long`). So does the phone's half of what has the tag `@once`,
 * which the width changes little.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than there are processors: tests wait, for a worker of the site or for time that must pass.
  workers: availableParallelism() + 1,
  // For a machine that is busy with other things: what passes takes no longer for it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.TEST_REPORT ?? 'test-results/e2e.json' }],
  ],
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  use: {
    launchOptions: await chromiumLaunch(),
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // A worker would answer in the place of what a test routes; the offline tests allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      testMatch: '**/*.e2e.ts',
      testIgnore: '**/*.phone.e2e.ts',
      grepInvert: isLong ? /@phone|@once/ : /@phone|@long/,
      use: { viewport: { width: 1366, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.e2e.ts',
      testIgnore: '**/*.desktop.e2e.ts',
      grepInvert: isLong ? /@desktop/ : /@desktop|@long|@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
