/** Components are found by the names that people bring along from elsewhere. */
import { expect, test } from '@playwright/test';
import { storybookOrigin } from './support/builtStorybook.ts';

const words: Record<string, string> = {
  drawer: 'SlideInMenu',
  snackbar: 'ToastStack',
  chip: 'ProductCard',
  tag: 'Badges',
  button: 'ScrollToTop',
  dropdown: 'SelectBox',
  accordion: 'SlideInMenu',
  hamburger: 'Header',
  palette: 'Color',
  font: 'Typography',
  shadow: 'Radius and elevation',
  contrast: 'Color',
  sheet: 'ModalDialog',
  hero: 'HeroVideoCarousel',
};

test('the search finds components by their common names', async ({ page }) => {
  await page.goto(`${storybookOrigin()}/?path=/story/introduction--introduction`);
  const field = page.locator('#storybook-explorer-searchfield');
  for (const [word, name] of Object.entries(words)) {
    await field.fill(word);
    await expect(
      page.locator('.search-result-item').filter({ hasText: name }).first(),
      word,
    ).toBeVisible();
  }
});
