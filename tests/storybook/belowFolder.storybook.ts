/** A Storybook that is published below a folder, such as a version of it beside others. */
import { expect, test } from '@playwright/test';
import { storybookOrigin } from './support/builtStorybook.ts';

const FOLDER = '/versions/next';

for (const [id, element] of [
  ['components-picture--default', 'img'],
  ['components-video--in-use', 'video'],
  ['foundations-iconography--iconography', 'img'],
] as const) {
  test(`${id} has its files below a folder`, async ({ page }) => {
    const outside: string[] = [];
    await page.route(`${storybookOrigin()}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      if (!pathname.startsWith(`${FOLDER}/`)) {
        outside.push(pathname);
        return route.abort();
      }
      const url = `${storybookOrigin()}${pathname.slice(FOLDER.length)}${search}`;
      return route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto(`${storybookOrigin()}${FOLDER}/iframe.html?viewMode=story&id=${id}`);
    const shown = page.locator(`#storybook-root ${element}`).first();
    await expect
      .poll(() =>
        shown.evaluate((file) =>
          file instanceof HTMLImageElement
            ? file.naturalWidth
            : (file as HTMLVideoElement).videoWidth,
        ),
      )
      .toBeGreaterThan(0);
    expect(outside).toEqual([]);
    // What it still asks for is asked for in vain.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
