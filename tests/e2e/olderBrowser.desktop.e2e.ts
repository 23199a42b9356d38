/** The oldest promised browsers (`docs/hosting.md`, "Browsers") lack these APIs, so the site brings along those it uses. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { builds } from './support/builds.ts';
import { pageKinds } from './support/content.ts';
import { deeds } from './support/queuedInput.ts';
import { expect, test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

/** What came after Chrome 109, Firefox 115 or Safari 16.4, by where it lies. */
const NEWER: Record<string, string[]> = {
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
  Array: ['fromAsync'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  'Set.prototype': ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  'HTMLElement.prototype': ['showPopover', 'togglePopover'],
  'Element.prototype': ['checkVisibility', 'moveBefore', 'setHTMLUnsafe'],
  'Document.prototype': ['startViewTransition'],
};

const takeAway = (page: Page) =>
  page.addInitScript((newer) => {
    for (const [place, names] of Object.entries(newer)) {
      let owner = globalThis as unknown as Record<string, unknown> | undefined;
      for (const step of place.split('.'))
        owner = owner?.[step] as Record<string, unknown> | undefined;
      for (const name of names) delete owner?.[name];
    }
    Reflect.deleteProperty(globalThis, 'Iterator');
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  }, NEWER);

test('every kind of page shows, with its list', { tag: '@long' }, async ({ page }) => {
  await takeAway(page);
  for (const { path: address, heading } of pageKinds) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if (address === '/products' || address === '/dealership')
      await expect(page.getByRole('list', { name: /^List of/ })).toBeVisible();
  }
});

for (const deed of deeds.filter(({ on }) => on !== 'phone')) {
  const name = `in an older browser: ${deed.name} on ${deed.address}`;
  test(name, { tag: '@long' }, async ({ page, mail }) => {
    await takeAway(page);
    await visit(page, deed.address);
    await deed.act({ page, mail });
    await deed.expectDone({ page, mail });
  });
}

test('what is served uses nothing else that they lack', () => {
  const folder = path.join(builds.withKeys, 'assets');
  const brought = ['toSorted', 'toReversed', 'toSpliced', 'with', 'canParse'];
  const names = Object.values(NEWER)
    .flat()
    .filter((name) => !brought.includes(name) && !['try', 'any', 'parse'].includes(name));
  // Not what libraries hand on and the site never asks of them: MobX's sets, React's transitions of views.
  const uses = new RegExp(`(?<!new Set\\(this\\))\\.(${names.join('|')})\\((?!\\{update:)`, 'g');
  const found = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(uses)].map(
        ([call]) => `${file}: ${call}`,
      ),
    );
  expect(found).toEqual([]);
});

test('what they know by its prefix alone has it, and nothing else does', () => {
  const documents = pageKinds
    .map(({ path: address }) => path.join(builds.withKeys, address, 'index.html'))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const times = (declaration: string) =>
    documents.match(new RegExp(`[{;]${declaration}:`, 'g'))?.length;
  for (const property of ['user-select', 'text-decoration-color', 'mask']) {
    expect(times(property), property).toBeGreaterThan(0);
    expect(times(`-webkit-${property}`), property).toBe(times(property));
  }
  expect(times('-webkit-flex-wrap')).toBeUndefined();
});
