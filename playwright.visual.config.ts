import { defineConfig } from '@playwright/test';

/** Pictures of every story: `npm run visual` builds, serves and lists the stories, then runs this. */
export default defineConfig({
  testDir: 'tests/visual',
  testMatch: '**/*.visual.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A capture mostly waits for frames: more workers than cores.
  workers: Number(process.env.VISUAL_WORKERS ?? 3),
  // Generous: a busy machine is slow, not wrong.
  timeout: 600_000,
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['json', { outputFile: process.env.VISUAL_REPORT ?? 'test-results/visual.json' }],
  ],
  outputDir: 'test-results/visual/playwright',
  projects: [
    { name: 'stories', testMatch: '**/stories.visual.ts' },
    { name: 'proof', testMatch: '**/proof.visual.ts' },
  ],
});
