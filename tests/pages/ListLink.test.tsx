import { ThemeProvider } from '@mui/material/styles';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ListLink } from '@/pages/ListPage/ListLink';
import { listStorage } from '@/services/listStorage';
import { siteTheme } from '@lasakita/ui/theme';

afterEach(() => listStorage.write([]));

test.each([
  [1, '1', 'My list, 1 pack'],
  [99, '99', 'My list, 99 packs'],
  // What is seen is what somebody says who tells the device by voice what to press.
  [100, '99+', 'My list, 99+ packs'],
  [120, '99+', 'My list, 99+ packs'],
])(
  'with %i packs the count reads %s, and so does the name (WCAG 2.5.3)',
  async (quantity, seen, name) => {
    listStorage.write([{ id: '1', name: 'Cheddar Cheese Powder', quantity }]);
    await render(
      <ThemeProvider theme={siteTheme()}>
        <ListLink />
      </ThemeProvider>,
    );
    const link = page.getByRole('link', { name, exact: true });
    await expect.element(link).toBeVisible();
    await expect.element(link.getByText(seen, { exact: true })).toBeVisible();
  },
);

test('the number moves when it grows, and not when the list is only found', async () => {
  listStorage.write([{ id: '1', name: 'Cheddar Cheese Powder', quantity: 2 }]);
  await render(
    <ThemeProvider theme={siteTheme()}>
      <ListLink />
    </ThemeProvider>,
  );
  const number = () => document.querySelector('a b');
  const moves = () => number()?.getAnimations().length;
  await expect.poll(() => number()?.textContent).toBe('2');
  expect(moves()).toBe(0);
  listStorage.write([{ id: '1', name: 'Cheddar Cheese Powder', quantity: 3 }]);
  await expect.poll(() => number()?.textContent).toBe('3');
  expect(moves()).toBe(1);
  await number()?.getAnimations()[0]?.finished;
  listStorage.write([{ id: '1', name: 'Cheddar Cheese Powder', quantity: 1 }]);
  await expect.poll(() => number()?.textContent).toBe('1');
  expect(moves()).toBe(0);
});
