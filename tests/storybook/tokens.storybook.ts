/** The design tokens as the built Storybook hands them out (KIT-1). */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { TOKEN_FOLDER, tokenFiles } from '../../.storybook/tokenFiles.ts';
import { storyEntries, storybookOrigin } from './support/builtStorybook.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const pages = storyEntries.filter(({ importPath }) =>
  fs.readFileSync(path.join(ROOT, importPath), 'utf8').includes('<TokenDownloads />'),
);

test('a page about tokens offers each file, just as it was made', async ({ page }) => {
  expect(pages.length).toBeGreaterThanOrEqual(6);
  await page.goto(`${storybookOrigin()}/iframe.html?viewMode=story&id=${pages[0]?.id}`);
  for (const { name } of tokenFiles) {
    const link = page.getByRole('link', { name, exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`lasakita.${name}`);
    const source = fs.readFileSync(path.join(ROOT, TOKEN_FOLDER, name), 'utf8');
    expect(fs.readFileSync(await download.path(), 'utf8')).toBe(source);
  }
});
