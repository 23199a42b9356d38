import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/chromium.ts';

/**
 * Tests of the built Storybook as it is opened, with its frame and panels: `npm run build-storybook` first. With `LONG_TESTS=1`
 * those with the tag `@long` run too.
 */
export default defineConfig({
  testDir: 'tests/storybook',
  testMatch: '**/*.storybook.ts',
  fullyParallel: true,
  ...(process.env.LONG_TESTS !== '1' && { grepInvert: /@long/ }),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than there are processors: tests wait.
  workers: availableParallelism() + 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['json', { outputFile: process.env.TEST_REPORT ?? 'test-results/storybook.json' }],
  ],
  outputDir: 'test-results/storybook',
  globalSetup: './tests/storybook/support/globalSetup.ts',
  use: {
    launchOptions: await chromiumLaunch(),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    serviceWorkers: 'block',
  },
});
