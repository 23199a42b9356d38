import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** Where the run's reports lie, without an ending. */
const report = process.env.VISUAL_REPORT ?? 'test-results/visual';

/** Pictures of every story: `npm run visual` builds, serves and lists the stories, then runs this. */
export default defineConfig({
  testDir: 'tests/visual',
  testMatch: '**/*.visual.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A capture waits for frames half of its time: three workers more than cores.
  workers: Number(process.env.VISUAL_WORKERS ?? availableParallelism() + 3),
  // Generous: a busy machine is slow, not wrong.
  timeout: 600_000,
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['json', { outputFile: `${report}.json` }],
    // Of what looks otherwise: as it was, as it is, one over the other by a slider, and what differs.
    ['html', { outputFolder: `${report}/report`, open: 'never' }],
    // What one machine of several leaves, to be merged.
    ...(process.env.VISUAL_BLOB === '1'
      ? [['blob', { outputDir: 'test-results/visual/blob' }] as const]
      : []),
  ],
  outputDir: 'test-results/visual/playwright',
  projects: [
    { name: 'stories', testMatch: '**/stories.visual.ts' },
    { name: 'proof', testMatch: '**/proof.visual.ts' },
  ],
});
