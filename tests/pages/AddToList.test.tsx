import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { MAX_QUANTITY } from '@/domain/shoppingList';
import { AddToList } from '@/pages/shared/AddToList';
import { listStorage } from '@/services/listStorage';
import { ProductModal } from '@lasakita/ui/ProductModal';
import { siteTheme } from '@lasakita/ui/theme';

const product = { id: '1', name: 'Cheddar Cheese Powder' };

const details = {
  name: product.name,
  picture: undefined,
  pictureAlt: '',
  description: ['Pampalasa.'],
  facts: [],
  advantages: [],
  buyLink: 'https://shop.example',
  shop: 'Shopee',
  price: '₱65',
  to: '/products/cheddar-cheese-powder',
};

const show = (node: ReactNode) => render(<ThemeProvider theme={siteTheme()}>{node}</ThemeProvider>);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const answer = (quantity: number) => button(`Nasa listahan · ${quantity} Add to list`);

/** Where everything that is pressed stands, the list's button by its place alone. */
const places = () =>
  [...document.querySelectorAll('dialog a, dialog button')].map((control) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    return [x, y, width, height];
  });

const empty = () => listStorage.write([]);
beforeEach(empty);
afterEach(empty);

test('the button itself says how many there are, in Filipino, and each press adds one (LOOK-2)', async () => {
  await show(<AddToList product={product} />);
  await button('Add to list').click();
  await expect.element(answer(1)).toBeVisible();
  await answer(1).click();
  await expect.element(answer(2)).toBeVisible();
  expect(page.getByText('Nasa listahan · 2').element().closest<HTMLElement>('[lang]')?.lang).toBe(
    'fil',
  );
  expect(listStorage.read()).toEqual([{ ...product, quantity: 2 }]);
});

test('on a card it is a sign, whose name says of what it adds and how many there are', async () => {
  await show(<AddToList product={product} isCompact />);
  await button(`Add to list, ${product.name}`).click();
  await button(`Add to list, ${product.name}, 1 on it`).click();
  await expect.element(button(`Add to list, ${product.name}, 2 on it`)).toHaveTextContent('2');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 packs on your list.');
  expect(listStorage.read()).toEqual([{ ...product, quantity: 2 }]);
});

test('it is said aloud after a press alone, also that no more fit', async () => {
  listStorage.write([{ ...product, quantity: MAX_QUANTITY - 1 }]);
  await show(<AddToList product={product} />);
  await expect.element(answer(MAX_QUANTITY - 1)).toBeVisible();
  const status = page.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  await answer(MAX_QUANTITY - 1).click();
  await expect
    .element(status)
    .toHaveTextContent(`${MAX_QUANTITY} packs on your list, and no more fit.`);
});

test('what is taken off the list elsewhere can be added anew', async () => {
  listStorage.write([{ ...product, quantity: 3 }]);
  await show(<AddToList product={product} />);
  await expect.element(answer(3)).toBeVisible();
  empty();
  await expect.element(button('Add to list')).toBeVisible();
});

test.each([320, 360, 390, 1366])(
  'in the details on %i px no control moves or grows with the answer (LOOK-2)',
  async (width) => {
    await page.viewport(width, 800);
    await show(
      <ProductModal
        open
        product={details}
        action={<AddToList product={product} />}
        onClose={() => {}}
      />,
    );
    await document.fonts.ready;
    await expect.element(button('Add to list')).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const add = () => document.querySelector<HTMLElement>('dialog button:not([aria-label])');
    const before = places();
    add()?.click();
    await expect.element(answer(1)).toBeVisible();
    expect(places()).toEqual(before);
    listStorage.write([{ ...product, quantity: MAX_QUANTITY }]);
    await expect.element(answer(MAX_QUANTITY)).toBeVisible();
    expect(places()).toEqual(before);
  },
);

test('a neighbor that grows stretches no button', async () => {
  await page.viewport(390, 800);
  await show(
    <ProductModal
      open
      product={details}
      action={<div style={{ height: 140 }}>Tall</div>}
      onClose={() => {}}
    />,
  );
  const buy = page.getByRole('link', { name: /^Buy Now/ });
  await expect.element(buy).toBeVisible();
  expect(buy.element().getBoundingClientRect().height).toBeLessThan(60);
});
