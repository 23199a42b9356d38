/**
 * Writes the data of Storybook's page "Status" (`npm run status`): the results of the last story tests and visual
 * regression in `test-results/`, the checks of each main story, and the bundle sizes as of now. Without any run it lists
 * the stories of the built Storybook, which is how every build ends.
 */
import fs from 'node:fs';
import path from 'node:path';
import { buildVersion } from '../kit/kitChanges.ts';
import { RUN_COMMAND } from '../../.storybook/statusReport.ts';
import type { StatusReport } from '../../.storybook/statusReport.ts';
import { readRecords } from '../visual/records.ts';
import { listFile, readStories } from '../visual/storyList.ts';
import type { ListedStory } from '../visual/storyList.ts';
import { componentSizes } from '../measure/componentSizes.ts';
import { startFileServer } from '../build/siteServer.ts';
import { readChecks } from './checkRecords.ts';
import { statusOf } from './componentStatus.ts';
import type { StoryTest } from './componentStatus.ts';
import { listStories } from '../visual/readStorybook.ts';

const root = path.resolve(import.meta.dirname, '../..');

const built = path.join(root, 'storybook-static');

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

const libraryVersion = (): string => {
  const text = fs.readFileSync(path.join(root, 'kit/package.json'), 'utf8');
  return buildVersion(root, (JSON.parse(text) as { version: string }).version);
};

const write = (report: StatusReport) => {
  const text = JSON.stringify(report);
  // Beside the Storybook that runs from the sources, and beside the built one.
  const folders = [path.join(root, '.storybook/generated'), built];
  for (const folder of folders.filter((each) => fs.existsSync(each))) {
    fs.writeFileSync(path.join(folder, 'status.json'), text);
  }
};

/** The stories that the last run listed, or else those of the built Storybook. */
const findStories = async (): Promise<ListedStory[]> => {
  if (fs.existsSync(listFile)) return readStories();
  if (!fs.existsSync(path.join(built, 'index.json'))) return [];
  const server = await startFileServer(built);
  try {
    return await listStories(built, server.origin);
  } finally {
    await server.close();
  }
};

const stories = await findStories();
if (stories.length > 0) {
  const files = new Set(stories.flatMap(({ component }) => component ?? []));
  const components = statusOf({
    stories,
    tests: readTests(),
    captures: readRecords(),
    sizes: await componentSizes(
      [...files].filter((file) => file.startsWith('kit/src/components/')),
    ),
    checks: readChecks,
    testSource,
  });
  write({ madeAt: new Date().toISOString(), version: libraryVersion(), components });
  console.log(`Status of ${components.length} groups of stories`);
} else {
  console.log(
    `No status: no run has been made yet. ${RUN_COMMAND} makes one and writes the status.`,
  );
}
