import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview';
import * as stories from '@stories/components/ProductModal.stories';

const { Default } = composeStories(stories, preview);

const image = () => document.querySelector<HTMLImageElement>('dialog img');

test('is drawn ahead of its first opening, without its picture', async () => {
  const { product } = Default.args;
  await render(<Default open={false} />);
  const heading = () => document.querySelector('dialog h2');
  await expect.poll(() => heading()?.textContent).toBe(product?.name);
  expect(image()).toBeNull();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const drawnAhead = heading();
  await page.getByRole('button', { name: 'Details' }).click();
  await expect.element(page.getByRole('dialog', { name: product?.name ?? '' })).toBeVisible();
  expect(heading()).toBe(drawnAhead);
  expect(image()?.alt).toBe(product?.pictureAlt);
});

test('never shows the picture of the product before', async () => {
  const { product } = Default.args;
  if (!product?.picture) throw new Error('The story has no picture');
  const other = { ...product, picture: { ...product.picture, base: '/pictures/another' } };
  const { rerender } = await render(<Default product={product} />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const first = image();
  await rerender(<Default product={other} />);
  await expect.poll(() => image()?.src).toContain('/pictures/another');
  expect(image()).not.toBe(first);
});

test.each([
  { height: 844, isAtHand: true, screen: 'a phone' },
  { height: 256, isAtHand: false, screen: 'a zoom of 400 %, where it would cover the text' },
])('keeps the way to buy at hand on $screen: $isAtHand', async ({ height, isAtHand }) => {
  await page.viewport(320, height);
  await render(<Default />);
  const link = page.getByRole('link', { name: /Buy Now/ });
  await expect.element(link).toBeInTheDocument();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  page.getByRole('heading', { level: 2 }).element().scrollIntoView();
  const { bottom } = link.element().getBoundingClientRect();
  expect(bottom <= height).toBe(isAtHand);
});
