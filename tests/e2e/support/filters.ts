import type { Page } from '@playwright/test';

/** Chooses in one of the selects above a list; on phones they are in a sheet. */
export const choose = async (
  page: Page,
  { label, option, inSheet }: { label: string; option: string; inSheet: boolean },
) => {
  if (!inSheet) {
    await page.getByRole('combobox', { name: label }).selectOption(option);
    return;
  }
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: label }).selectOption(option);
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await sheet.waitFor({ state: 'hidden' });
};

/** Presses "Clear Filters" of the toolbar; on phones it is in the sheet too. */
export const clearFilters = async (page: Page, inSheet: boolean) => {
  if (!inSheet) {
    await page.getByRole('search').getByRole('button', { name: 'Clear Filters' }).click();
    return;
  }
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Clear Filters' }).click();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await sheet.waitFor({ state: 'hidden' });
};
