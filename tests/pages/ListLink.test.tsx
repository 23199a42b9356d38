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
