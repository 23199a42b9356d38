import { configure } from 'mobx';
import { observer } from 'mobx-react-lite';
import { StrictMode } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { readQuery } from '@/domain/query';
import { useAddress } from '@/pages/shared/useAddress';
import { useListingAddress } from '@/pages/shared/useListingAddress';
import { Listing } from '@/stores/Listing';

configure({ enforceActions: 'always' });

interface Item {
  id: string;
  category: string;
}

const createListing = () => {
  const listing = new Listing<Item>({
    searchTexts: ({ id }) => [id],
    categoryOf: ({ category }) => category,
    defaultRange: { start: 0, end: 20 },
  });
  listing.setData(
    Array.from({ length: 90 }, (_, index) => ({ id: `${index}`, category: index % 2 ? 'a' : 'b' })),
  );
  return listing;
};

const known = { categoryName: 'category', categories: ['a', 'b'], pageSizes: [0, 10, 20] };
const unknown = { ...known, categories: undefined };

let listing = createListing();

const withDetails = (params: URLSearchParams) => new URLSearchParams([...params, ['product', '6']]);
const withoutDetails = (params: URLSearchParams) =>
  new URLSearchParams([...params].filter(([name]) => name !== 'product'));

const List = observer(function List({ options }: { options: typeof known | typeof unknown }) {
  const address = useAddress();
  useListingAddress(listing, address, options);
  const { category, keyword } = listing.filter;
  return (
    <>
      <p>{`keyword ${keyword}, category ${category}, page ${listing.currentPage}`}</p>
      <p>{`handed on: ?${address.params.toString()}`}</p>
      <button onClick={() => address.push(withDetails)}>Details</button>
      <button onClick={() => address.goBackOr(withoutDetails)}>Close</button>
    </>
  );
});

const site = (options: typeof known | typeof unknown = known) => (
  <StrictMode>
    <BrowserRouter>
      <Link to="/products">All products</Link>
      <Link to="/home">Home</Link>
      <Routes>
        <Route path="/products" element={<List options={options} />} />
        <Route path="/home" element={<p>Home</p>} />
      </Routes>
    </BrowserRouter>
  </StrictMode>
);

const query = () => location.search;
/** Longer than the address waits for the typing to rest. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 350));

let start = '';
const open = async (address: string, options?: typeof known | typeof unknown) => {
  history.replaceState(null, '', address);
  return render(site(options));
};

beforeEach(() => {
  start = location.href;
  listing = createListing();
});
afterEach(() => {
  history.replaceState(null, '', start);
});

describe('the address of a listing (PROD-11)', () => {
  test('sets the listing when it is opened, bad values left out', async () => {
    await open('/products?search=1&category=A&sort=bad&per-page=10&page=2');
    await expect.element(page.getByText('keyword 1, category a, page 2')).toBeVisible();
    expect(listing.filter.sort).toBe('asc');
    expect(listing.view.pageSize).toBe(10);
    await rest();
    expect(query()).toContain('page=2');
  });

  test('reads an address as a chat hands it on, and writes none of its signs back', async () => {
    await open('/products?search=%2531&amp;category=a&page=2&per-page=10).?utm_source=fb');
    await expect.element(page.getByText('keyword 1, category a, page 2')).toBeVisible();
    listing.setPage(3);
    await expect.poll(query).toBe('?search=1&category=a&page=3&per-page=10&utm_source=fb');
  });

  test('comes back as it was typed, whatever that is', async () => {
    await open('/products');
    for (const keyword of ['“ube”.', '100%25', 'a+b ']) {
      listing.setKeyword(keyword);
      // oxlint-disable-next-line no-await-in-loop -- As a visitor types.
      await rest();
      expect(readQuery(query()).get('search')).toBe(keyword);
    }
  });

  test('follows what the visitor does, and Back undoes it', async () => {
    await open('/products');
    const pushState = vi.spyOn(history, 'pushState');
    listing.setCategory('a');
    await expect.poll(query).toBe('?category=a');
    listing.setPage(2);
    await expect.poll(query).toBe('?category=a&page=2');
    expect(pushState).toHaveBeenCalledTimes(2);
    history.back();
    await expect.element(page.getByText(/category a, page 1/)).toBeVisible();
    history.back();
    await expect.element(page.getByText('keyword , category , page 1')).toBeVisible();
    await rest();
    expect(query()).toBe('');
    history.forward();
    await expect.element(page.getByText(/category a, page 1/)).toBeVisible();
  });

  test('takes no history entry for typing', async () => {
    await open('/products');
    const pushState = vi.spyOn(history, 'pushState');
    for (const keyword of ['1', '12', '1']) {
      listing.setKeyword(keyword);
      // oxlint-disable-next-line no-await-in-loop -- As a visitor types.
      await rest();
    }
    expect(query()).toBe('?search=1');
    expect(pushState).not.toHaveBeenCalled();
  });

  test('writes a burst of typing once', async () => {
    await open('/products');
    for (const keyword of ['1', '12', '123']) listing.setKeyword(keyword);
    expect(query()).toBe('');
    await expect.poll(query).toBe('?search=123');
  });

  test('keeps what others wrote into it', async () => {
    await open('/products?product=6');
    listing.setSort('desc');
    await expect.poll(query).toBe('?product=6&sort=desc');
    listing.resetFilter();
    await expect.poll(query).toBe('?product=6');
  });

  test('is clean again at a link to the page itself', async () => {
    await open('/products?search=12');
    await page.getByRole('link', { name: 'All products' }).click();
    await expect.element(page.getByText('keyword , category , page 1')).toBeVisible();
  });

  test('is left alone once another page shows', async () => {
    await open('/products');
    listing.setKeyword('12');
    await page.getByRole('link', { name: 'Home' }).click();
    listing.setKeyword('123');
    await rest();
    expect(location.pathname + query()).toBe('/home');
    history.back();
    await expect.element(page.getByText(/^keyword/)).toBeVisible();
  });

  test('lets a category wait until the categories are known, and then judges it', async () => {
    const { rerender } = await open('/products?category=b', unknown);
    await expect.element(page.getByText(/category b,/)).toBeVisible();
    await rerender(site(known));
    await expect.element(page.getByText(/category b,/)).toBeVisible();
    expect(query()).toBe('?category=b');
  });

  test('drops a category that turns out not to exist, without an entry in the history', async () => {
    const pushState = vi.spyOn(history, 'pushState');
    const { rerender } = await open('/products?category=atlantis', unknown);
    await expect.element(page.getByText(/category atlantis,/)).toBeVisible();
    await rerender(site(known));
    await expect.element(page.getByText(/category , page 1/)).toBeVisible();
    await expect.poll(query).toBe('');
    expect(pushState).not.toHaveBeenCalled();
  });

  test('gives a category an entry of its own, however soon after a key it is chosen', async () => {
    await open('/products');
    listing.setKeyword('1');
    listing.setCategory('a');
    await expect.poll(query).toBe('?search=1&category=a');
    history.back();
    await expect.element(page.getByText('keyword 1, category , page 1')).toBeVisible();
    expect(query()).toBe('?search=1');
  });

  test('waits until the typing rests, however long it goes on', async () => {
    await open('/products');
    const replaceState = vi.spyOn(history, 'replaceState');
    for (const keyword of ['1', '12', '123', '1234', '12345']) {
      listing.setKeyword(keyword);
      // oxlint-disable-next-line no-await-in-loop -- As a visitor types.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await expect.poll(query).toBe('?search=12345');
    expect(replaceState).toHaveBeenCalledOnce();
  });

  test('clearing keyword and category at once is a step that Back undoes', async () => {
    await open('/products?search=1&category=a');
    listing.resetFilter();
    await expect.poll(query).toBe('');
    // The router hands its address on a moment later; no visitor is quicker.
    await expect.element(page.getByText('handed on: ?', { exact: true })).toBeVisible();
    history.back();
    await expect.element(page.getByText('keyword 1, category a, page 1')).toBeVisible();
  });

  test('what was typed right before Back is not written over the entry that it leads to', async () => {
    await open('/products');
    listing.setCategory('a');
    await rest();
    listing.setKeyword('1');
    history.back();
    await expect.element(page.getByText('keyword , category , page 1')).toBeVisible();
    await rest();
    expect(query()).toBe('');
  });

  test('writes what is at rest before something else adds an entry, and closing goes back', async () => {
    await open('/products');
    const pushState = vi.spyOn(history, 'pushState');
    listing.setKeyword('12');
    expect(query()).toBe('');
    await page.getByRole('button', { name: 'Details' }).click();
    expect(query()).toBe('?search=12&product=6');
    expect(pushState).toHaveBeenCalledOnce();
    // The list goes on writing, and the entry is still one to go back from.
    listing.setKeyword('1');
    await expect.poll(query).toBe('?search=1&product=6');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(query).toBe('?search=12');
    await expect.element(page.getByText(/^keyword 12,/)).toBeVisible();
  });

  test('what was opened with an address has nothing to go back to', async () => {
    await open('/products?search=12&product=6');
    const back = vi.spyOn(history, 'go');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(query).toBe('?search=12');
    expect(back).not.toHaveBeenCalled();
  });
});
