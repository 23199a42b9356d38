import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview';
import * as stories from '@stories/components/ProductModal.stories';

const { Default } = composeStories(stories, preview);

const image = () => document.querySelector<HTMLImageElement>('dialog img');

test('is drawn ahead of its first opening, without fetching its picture', async () => {
  await render(<Default open={false} />);
  await expect.poll(() => image()?.alt).toBe(Default.args.product?.pictureAlt);
  expect(image()?.loading).toBe('lazy');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const drawnAhead = image();
  await page.getByRole('button', { name: 'Details' }).click();
  await expect
    .element(page.getByRole('dialog', { name: Default.args.product?.name ?? '' }))
    .toBeVisible();
  expect(image()).toBe(drawnAhead);
  expect(image()?.loading).toBe('eager');
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
