import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import preview from '../../.storybook/preview';
import * as stories from '@stories/components/FilterBar.stories';
import { untilPressable } from '../support/untilPressable.ts';

const { Default, Phone } = composeStories(stories, preview);

const filters = page.getByRole('button', { name: 'Filters (2)' });
const sheet = page.getByRole('dialog', { name: 'Filters' });

test.each([
  ['by Escape', () => userEvent.keyboard('{Escape}')],
  ['by the backdrop', () => userEvent.click(sheet, { position: { x: 100, y: -60 }, force: true })],
])('the sheet closes %s, and the focus returns', async (_how, act) => {
  await page.viewport(390, 844);
  await render(<Phone />);
  await filters.click();
  await expect.element(sheet).toBeVisible();
  const dialog = sheet.element() as HTMLDialogElement;
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  expect(dialog.getBoundingClientRect().bottom).toBe(844);
  await untilPressable();
  await act();
  await expect.element(filters).toHaveFocus();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('the sheet is drawn while the button is still held down, and opens once it is let go', async () => {
  await page.viewport(390, 844);
  await render(<Phone />);
  const selects = () => document.querySelectorAll('dialog select').length;
  expect(selects()).toBe(0);
  filters.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(selects).toBe(3);
  await expect.element(sheet).not.toBeInTheDocument();
  await filters.click();
  await expect.element(sheet).toBeVisible();
});

test('opened again before it has left, the sheet keeps its contents', async () => {
  await page.viewport(390, 844);
  await render(<Phone />);
  await filters.click();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 600));
  await expect.element(sheet.getByRole('combobox', { name: 'Select category' })).toBeVisible();
});

test('on a translated page the count that comes while the sheet is open shows', async () => {
  await page.viewport(390, 844);
  const { rerender } = await render(<Phone count="" />);
  await filters.click();
  const show = sheet.getByRole('button', { name: /^Show/ });
  // A translator takes each text out and puts it back in elements that React knows nothing of.
  const texts = document.createTreeWalker(show.element(), NodeFilter.SHOW_TEXT);
  const text = texts.nextNode() as Text;
  const translated = document.createElement('font');
  translated.append(text.data);
  text.replaceWith(translated);
  await rerender(<Phone count="12 products" />);
  await expect.element(show).toHaveTextContent('Show 12 products');
});

test.each([320, 390, 768, 992, 1366])('the bar fits a screen of %i px', async (width) => {
  await page.viewport(width, 800);
  await render(<Default />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const box = page.getByRole('searchbox').element().getBoundingClientRect();
  expect(box.width).toBeGreaterThan(90);
});
