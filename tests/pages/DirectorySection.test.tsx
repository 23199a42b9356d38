import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { DirectorySection } from '@/pages/DealershipPage/sections/DirectorySection';
import { WINDOWED_BEYOND } from '@/pages/shared/CardList';
import type { RootStore } from '@/stores/RootStore';
import { StoreProvider } from '@/siteStores/StoreContext';
import { GlobalStyles } from '@lasakita/ui/GlobalStyles';
import { siteTheme } from '@lasakita/ui/theme';
import { MANY, storesInState } from '@stories/support/siteState';
import { allOf } from '../support/allOf';

const show = (address: string, stores: RootStore) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <StoreProvider value={stores}>
        <ThemeProvider theme={siteTheme()}>
          <GlobalStyles />
          <DirectorySection />
        </ThemeProvider>
      </StoreProvider>
    </MemoryRouter>,
  );

test('a directory of a thousand, all on one page, says its count as any other', async () => {
  const stores = storesInState({ dealers: 'many' });
  const { listing } = stores.dealers;
  await show('/dealership?per-page=all', stores);
  const count = page.getByRole('status');
  await expect.element(count).toHaveTextContent(`${MANY} dealers`);
  while (listing.view.revealedCount < WINDOWED_BEYOND) listing.revealMore();
  const cards = page.getByRole('list', { name: 'List of dealers' }).getByRole('article');
  await expect.poll(() => cards.elements().length).toBeLessThan(100);
  await expect.element(count).toHaveTextContent(`${MANY} dealers`);
  await expect.element(cards.first()).toHaveAccessibleName(allOf(listing)[0]?.name ?? '');
  const place = () => cards.first().element().parentElement;
  await expect
    .poll(() => [place()?.ariaPosInSet, place()?.ariaSetSize])
    .toEqual(['1', String(MANY)]);

  listing.setKeyword('cebu');
  await expect.element(count).toHaveTextContent(`${listing.matchCount} dealers`);
  await expect.poll(() => cards.elements().length).toBe(Math.min(24, listing.matchCount));
});

test('whoever comes with a search that has something close is never told that there is nothing', async () => {
  const said = new Set<string>();
  const watcher = new MutationObserver(() => {
    const [nothing] = /No dealers match|\b0 dealers/.exec(document.body.textContent) ?? [];
    if (nothing) said.add(nothing);
  });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  await show('/dealership?search=tagumpai', storesInState({}));
  await expect.element(page.getByText(/^No exact match/)).toBeVisible();
  watcher.disconnect();
  expect([...said]).toEqual([]);
});

test('while the dealers are on their way the map shows the islands, and says nothing of dealers', async () => {
  await page.viewport(1366, 800);
  await show('/dealership', storesInState({ dealers: 'loading' }));
  const map = page.getByRole('group', { name: 'Map of dealers' });
  await expect.element(map).toBeVisible();
  expect(map.element().textContent).toBe('');
});

test('near a town the list leaves out those who stand above it, unless there is nobody else', async () => {
  const stores = storesInState({});
  const { dealers } = stores;
  await show('/dealership?near=lipa-batangas', stores);
  const cards = page.getByRole('list', { name: 'List of dealers' }).getByRole('article');
  await expect.poll(() => dealers.nearest.length).toBe(3);
  await expect.poll(() => cards.elements().length).toBe(17);
  for (const { name } of dealers.nearest) {
    await expect.element(page.getByRole('heading', { name, exact: true })).not.toBeInTheDocument();
  }
  await expect.element(page.getByText('230 dealers')).toBeInTheDocument();
  const [{ name } = { name: '' }] = dealers.nearest;
  dealers.listing.setKeyword(name);
  await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
});
