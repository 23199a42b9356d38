import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { DirectorySection } from '@/pages/DealershipPage/sections/DirectorySection';
import { WINDOWED_BEYOND } from '@/pages/shared/CardList';
import { StoreProvider } from '@/stores/StoreContext';
import { GlobalStyles } from '@/theme/GlobalStyles';
import { siteTheme } from '@/theme/theme';
import { MANY, storesInState } from '@stories/support/siteState';

test('a directory of a thousand, all on one page, says its count as any other', async () => {
  const stores = storesInState({ dealers: 'many' });
  const { listing } = stores.dealers;
  await render(
    <MemoryRouter initialEntries={['/dealership?per-page=all']}>
      <StoreProvider value={stores}>
        <ThemeProvider theme={siteTheme()}>
          <GlobalStyles />
          <DirectorySection />
        </ThemeProvider>
      </StoreProvider>
    </MemoryRouter>,
  );
  const count = page.getByRole('status');
  await expect.element(count).toHaveTextContent(`${MANY} dealers`);
  while (listing.revealedCount < WINDOWED_BEYOND) listing.revealMore();
  const cards = page.getByRole('list', { name: 'List of dealers' }).getByRole('article');
  await expect.poll(() => cards.elements().length).toBeLessThan(100);
  await expect.element(count).toHaveTextContent(`${MANY} dealers`);
  await expect.element(cards.first()).toHaveAccessibleName(listing.matching[0]?.name ?? '');
  const place = () => cards.first().element().parentElement;
  await expect
    .poll(() => [place()?.ariaPosInSet, place()?.ariaSetSize])
    .toEqual(['1', String(MANY)]);

  listing.setKeyword('cebu');
  await expect.element(count).toHaveTextContent(`${listing.matchCount} dealers`);
  await expect.poll(() => cards.elements().length).toBe(Math.min(24, listing.matchCount));
});
