import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import { componentDocsPlugin } from './.storybook/componentDocsPlugin.ts';
import { kitChangesPlugin } from './.storybook/kitChangesPlugin.ts';
import { siteSourcePlugin } from './.storybook/siteSourcePlugin.ts';
import { storyCodesPlugin } from './.storybook/storyCodesPlugin.ts';
import { chromiumLaunch } from './tools/chromium.ts';
import { sampleContent } from './tools/content/contentFolder.ts';
import viteConfig from './vite.config.ts';

/** Generous: a busy machine is slow, not wrong. */
const BROWSER_TIMEOUT_MS = 60_000;
/** A slide takes a second to change; a machine with other work takes ten times as long. */
const POLL_TIMEOUT_MS = 15_000;

const launchOptions = await chromiumLaunch();

// Made anew for each project: Vitest writes names into the instances.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
});

/** The sample has films of its own: those in `public/` may be replaced. Its pictures are named by what is in them. */
const sampleFilms = (): Plugin => ({
  name: 'sample-films',
  configureServer: ({ middlewares }) => {
    middlewares.use('/films', sirv(path.join(sampleContent, 'films'), { dev: true }));
  },
});

/** Three runners, told apart by the file: `*.test.ts` in Node, `*.test.tsx` and every story in the browser. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    // The search for dependencies below reads preview and stories too, which take what the sources say from these plugins.
    plugins: [
      componentDocsPlugin(),
      kitChangesPlugin(),
      siteSourcePlugin(),
      storyCodesPlugin(),
      sampleFilms(),
    ],
    resolve: { alias: { '@content': sampleContent } },
    // Named beforehand: a dependency that is met for the first time in the middle of a run reloads the page of a test.
    optimizeDeps: {
      entries: [
        'kit/src/**/*.{ts,tsx}',
        'src/**/*.{ts,tsx}',
        'stories/**/*.tsx',
        'tests/**/*.test.tsx',
        '.storybook/*.tsx',
      ],
      include: [
        'react-dom/server',
        '@emailjs/browser',
        '@tanstack/react-virtual',
        'notistack',
        'react-slick',
      ],
    },
    test: {
      // One more than Vitest takes by itself: tests wait.
      maxWorkers: availableParallelism(),
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['tests/**/*.test.ts'],
            setupFiles: ['tests/setup.unit.ts'],
            // Property tests and picture encoding take their time on a busy machine.
            testTimeout: 30_000,
            hookTimeout: 30_000,
            expect: { poll: { timeout: POLL_TIMEOUT_MS } },
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            include: ['tests/**/*.test.tsx'],
            setupFiles: ['tests/setup.browser.ts'],
            testTimeout: BROWSER_TIMEOUT_MS,
            hookTimeout: BROWSER_TIMEOUT_MS,
            expect: { poll: { timeout: POLL_TIMEOUT_MS } },
            browser: browser(),
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: path.resolve(import.meta.dirname, '.storybook') })],
          // All stories in one page, as Storybook shows them: loading it anew for each file takes as long as the tests.
          test: {
            name: 'stories',
            isolate: false,
            testTimeout: BROWSER_TIMEOUT_MS,
            hookTimeout: BROWSER_TIMEOUT_MS,
            browser: browser(),
          },
        },
      ],
    },
  }),
);
