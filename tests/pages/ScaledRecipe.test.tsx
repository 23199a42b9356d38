import { ThemeProvider } from '@mui/material/styles';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { GlobalStyles } from '@lasakita/ui/GlobalStyles';
import { siteTheme } from '@lasakita/ui/theme';
import { ScaledRecipe } from '@/pages/ProductPage/ScaledRecipe';
import { KitaSection, useKitaFigures } from '@/pages/shared/KitaSection';
import { useAddress } from '@/pages/shared/useAddress';

const defaults = { packPrice: '65', packGrams: '200', servingGrams: '10', waste: '10' };

/** The two parts of a product's page that share its address. */
function Below() {
  const address = useAddress();
  return (
    <>
      <KitaSection figures={useKitaFigures(address, defaults)} />
      <ScaledRecipe
        address={address}
        place={0}
        name="Ube hotcakes"
        lead="Purple."
        picture={undefined}
        pictureAlt=""
        minutes={40}
        servings={30}
        unit="hotcakes"
        ingredients={[{ name: 'Mix', grams: 500 }]}
        steps={['Cook.']}
      />
      <Link to="/home">Home</Link>
    </>
  );
}

const open = (address: string) => {
  history.replaceState(null, '', address);
  return render(
    <BrowserRouter>
      <ThemeProvider theme={siteTheme()}>
        <GlobalStyles />
        <Routes>
          <Route path="/product" element={<Below />} />
          <Route path="/home" element={<p>At home</p>} />
        </Routes>
      </ThemeProvider>
    </BrowserRouter>,
  );
};

const howMany = page.getByRole('textbox', { name: 'How many hotcakes' });

let start = '';
beforeEach(() => {
  start = location.href;
});
afterEach(() => {
  history.replaceState(null, '', start);
});

test('an address is cooked as it says, and a bad one as it is written', async () => {
  const { unmount } = await open('/product?servings=50&measure=spoons');
  await expect.element(howMany).toHaveValue('50');
  await expect.element(page.getByText('830 g')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Spoons and cups' })).toBeChecked();
  await unmount();
  await open('/product?servings=2.5&measure=cups');
  await expect.element(howMany).toHaveValue('30');
});

test('what was chosen stands in the address, and there again after Back', async () => {
  await open('/product');
  await howMany.fill('100');
  await page.getByText('Spoons and cups').click();
  await expect.poll(() => location.search).toBe('?servings=100&measure=spoons');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.element(page.getByText('At home')).toBeVisible();
  history.back();
  await expect.element(howMany).toHaveValue('100');
  await howMany.fill('30');
  await expect.poll(() => location.search).toBe('?measure=spoons');
});

test('figures and a number of servings, typed in one breath, both stand in the address', async () => {
  await open('/product');
  const selling = page.getByRole('textbox', { name: 'Selling price' }).element();
  const more = page.getByRole('button', { name: 'More' }).element() as HTMLElement;
  selling.focus();
  await userEvent.keyboard('3');
  more.click();
  await expect.poll(() => location.search).toBe('?sell=3&servings=35');
});

test('a number that cannot be stays in its field, with what is wrong, and the address as it was', async () => {
  await open('/product?servings=50');
  await howMany.fill('5000');
  await userEvent.tab();
  await expect.element(howMany).toHaveValue('5000');
  await expect
    .element(howMany)
    .toHaveAccessibleDescription('Write a whole number from 1 to 1,000.');
  await expect.element(page.getByText('50 hotcakes')).toBeVisible();
  expect(location.search).toBe('?servings=50');
});
