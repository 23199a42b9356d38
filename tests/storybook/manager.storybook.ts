/**
 * Opens stories as a designer does, with the panels beside them. No story may keep Storybook's frame busy, fail in the
 * remaining space, or ask for a file that was not built. The captures already prove that each story renders and plays.
 * The gate opens the story with the most steps of each shelf. The long tests open that of each group, and the stories
 * without captures. `MANAGER_STORIES=all` opens every story.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { shelfOf, storybookOrigin, storyEntries } from './support/builtStorybook.ts';
import { Frozen, test } from './support/manager.ts';
import type { Manager } from './support/manager.ts';
import type { IndexEntry } from './support/builtStorybook.ts';

/** The address of the stories that show what becomes of a picture that is missing. */
const NOTHING_HERE = '/pictures/nothing-here';

const faultsOf = async (manager: Manager, id: string) => {
  const faults = await manager.show(id);
  return faults.filter((fault) => !fault.startsWith(NOTHING_HERE));
};

const ROOT = path.resolve(import.meta.dirname, '../..');
const isEvery = process.env.MANAGER_STORIES === 'all';

/** What stands in the story's file of the story alone. */
const sourceOf = ({ importPath, exportName }: IndexEntry): string => {
  const source = fs.readFileSync(path.join(ROOT, importPath), 'utf8');
  const [, own = ''] = source.split(`\nexport const ${exportName}:`);
  return own.split('\nexport const ', 1)[0] ?? '';
};

/** How many steps its play function takes: each is a line in the panel Interactions, which draws them all. */
const stepsOf = (entry: IndexEntry): number =>
  sourceOf(entry).split('play:')[1]?.split('await ').length ?? 0;

/** Of each group of stories the one with the most steps, and those that no capture opens. */
const opened = [...new Set(storyEntries.map(({ title }) => title))].flatMap((title) => {
  const group = storyEntries.filter((entry) => entry.title === title);
  const most = Math.max(...group.map(stepsOf));
  const longest = group.find((entry) => stepsOf(entry) === most);
  return group.filter((entry) => isEvery || entry === longest || /\bskip:/.test(sourceOf(entry)));
});

/** Whether it takes the most steps of its shelf, and is the first of those that do. */
const isDaily = (entry: IndexEntry): boolean =>
  opened
    .filter((other) => shelfOf(other) === shelfOf(entry))
    .toSorted((one, other) => stepsOf(other) - stepsOf(one))[0] === entry;

for (const entry of opened) {
  const { id, title, name } = entry;
  const tag = isDaily(entry) ? [] : '@long';
  test(`${title}: ${name} (${id})`, { tag }, async ({ manager }) => {
    let faults = await faultsOf(manager, id).catch((error: unknown) => {
      if (!(error instanceof Frozen)) throw error;
      return [error.message];
    });
    if (faults.length > 0) {
      // A busy machine is slow once; what freezes or fails does so again.
      await manager.close();
      faults = await faultsOf(manager, id);
    }
    expect(faults).toEqual([]);
  });
}

test('the tab Accessibility counts faults, and not what cannot be told', async ({ page }) => {
  // Words over a picture: of their contrast axe cannot tell.
  await page.goto(
    `${storybookOrigin()}/?path=/story/pages-home--default&full=false&addonPanel=storybook/a11y/panel`,
  );
  const inconclusive = page.getByRole('tab', { name: /^Inconclusive/ });
  await expect(inconclusive).toHaveText(/Inconclusive\s*[1-9]/, { timeout: 60_000 });
  await expect(page.getByRole('tab', { name: /^Accessibility/ })).toHaveText('Accessibility');
});
