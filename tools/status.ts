/**
 * Writes what Storybook's page "Status" shows (`npm run status`), from what the last runs of the story tests and of the
 * visual regression left in `test-results/`, and from the sizes that the bundler measures now.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { StatusReport } from '../stories/support/statusReport.ts';
import { readRecords } from '../tests/visual/support/records.ts';
import { listFile, readStories } from '../tests/visual/support/storyList.ts';
import { componentSizes } from './componentSizes.ts';
import { statusOf } from './statusOf.ts';
import type { StoryTest } from './statusOf.ts';

const root = path.resolve(import.meta.dirname, '..');

const readTests = (): StoryTest[] => {
  const file = path.join(root, 'test-results/vitest.json');
  if (!fs.existsSync(file)) return [];
  const { testResults } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    testResults: { assertionResults: StoryTest[] }[];
  };
  return testResults.flatMap(({ assertionResults }) => assertionResults);
};

const testSource = (component: string): string | undefined => {
  const file = path.join(root, 'tests/components', `${path.basename(component, '.tsx')}.test.tsx`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
};

const write = (report: StatusReport) => {
  const text = JSON.stringify(report);
  // Beside the Storybook that runs from the sources, and beside the built one.
  const folders = [path.join(root, '.storybook/generated'), path.join(root, 'storybook-static')];
  for (const folder of folders.filter((each) => fs.existsSync(each))) {
    fs.writeFileSync(path.join(folder, 'status.json'), text);
  }
};

if (fs.existsSync(listFile)) {
  const stories = readStories();
  const files = new Set(stories.flatMap(({ component }) => component ?? []));
  const components = statusOf({
    stories,
    tests: readTests(),
    captures: readRecords(),
    sizes: await componentSizes([...files].filter((file) => file.startsWith('src/components/'))),
    testSource,
  });
  write({ madeAt: new Date().toISOString(), components });
  console.log(`Status of ${components.length} groups of stories`);
} else {
  console.log('No status: there are no results of a run yet (npm run visual)');
}
