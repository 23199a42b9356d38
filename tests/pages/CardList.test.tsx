import { ThemeProvider } from '@mui/material/styles';
import { configure } from 'mobx';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { CardList, WINDOWED_BEYOND } from '@/pages/shared/CardList';
import { Listing } from '@/stores/Listing';
import { GlobalStyles } from '@/theme/GlobalStyles';
import { siteTheme } from '@/theme/theme';

configure({ enforceActions: 'always' });

const COUNT = 3000;
const nameOf = (index: number) => `Dealer ${index + 1}`;

const createListing = (count = COUNT) => {
  const listing = new Listing<number>({
    searchTexts: (index) => [nameOf(index)],
    categoryOf: () => '',
    defaultRange: { start: 0, end: 0 },
  });
  listing.setData(Array.from({ length: count }, (_, index) => index));
  return listing;
};

/** As a visitor does who scrolls on and on. */
const reveal = (listing: Listing<number>, count: number) => {
  while (listing.revealedCount < count) listing.revealMore();
};

const drawn = vi.fn<(index: number) => void>();

/** Cards of different heights, with two links each. */
const renderItem = (index: number) => {
  drawn(index);
  return (
    <article style={{ height: '100%', paddingBottom: (index * 37) % 120 }}>
      <a href="#call">{nameOf(index)}</a> <a href="#map">Map of {index + 1}</a>
    </article>
  );
};

function List({ listing }: { listing: Listing<number> }) {
  const [isShown, setIsShown] = useState(true);
  return (
    <ThemeProvider theme={siteTheme()}>
      <GlobalStyles />
      <button onClick={() => setIsShown(!isShown)}>Go and come back</button>
      <div style={{ height: 300 }} />
      {isShown && (
        <CardList
          listing={listing}
          noun="dealers"
          keyOf={nameOf}
          renderItem={renderItem}
          minCardWidth={260}
        />
      )}
      <div style={{ height: 200 }}>The end of the page</div>
    </ThemeProvider>
  );
}

const list = () => document.querySelector('ul') as HTMLElement;
const cards = () => [...list().children] as HTMLElement[];
const shownNames = () => cards().map((card) => card.querySelector('a')?.textContent);
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
const frame = () => new Promise(requestAnimationFrame);
const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await frame();
};
/** Whether the list leaves room for cards that are not there. */
const isWindowed = () => list().style.paddingBottom !== '' && list().style.paddingBottom !== '0px';

/** The names of the cards that are within the view. */
const inView = () =>
  cards()
    .filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    })
    .map((card) => card.querySelector('a')?.textContent);

const showLong = async () => {
  const listing = createListing();
  reveal(listing, WINDOWED_BEYOND);
  const result = await render(<List listing={listing} />);
  await expect.poll(isWindowed).toBe(true);
  return { listing, ...result };
};

beforeEach(async () => {
  await page.viewport(1000, 800);
  scrollTo(0);
  drawn.mockClear();
});

test('up to the limit every card stays on the page, as an ordinary list', async () => {
  const listing = createListing(WINDOWED_BEYOND);
  reveal(listing, WINDOWED_BEYOND);
  await render(<List listing={listing} />);
  await settle();
  expect(shownNames()).toEqual(Array.from({ length: WINDOWED_BEYOND }, (_, i) => nameOf(i)));
  expect(cards()[0]?.hasAttribute('aria-setsize')).toBe(false);
  expect(list().hasAttribute('style')).toBe(false);
});

test('a list of thousands begins with 24, and grows, until it is windowed', async () => {
  const listing = createListing();
  await render(<List listing={listing} />);
  expect(cards()).toHaveLength(24);
  for (let offset = 1000; !isWindowed(); offset += 1000) {
    scrollTo(offset);
    await settle();
  }
  await settle();
  expect(cards().length).toBeLessThan(120);
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('what is in view stays in its place when the list becomes windowed', async () => {
  const listing = createListing();
  reveal(listing, WINDOWED_BEYOND - 24);
  await render(<List listing={listing} />);
  scrollTo(list().offsetTop + list().offsetHeight / 2);
  await settle();
  const [card] = cards().filter((one) => one.getBoundingClientRect().top > 100);
  const before = card?.getBoundingClientRect().top ?? NaN;
  reveal(listing, WINDOWED_BEYOND);
  await expect.poll(isWindowed).toBe(true);
  await settle();
  expect(card?.isConnected).toBe(true);
  expect(Math.abs((card?.getBoundingClientRect().top ?? NaN) - before)).toBeLessThan(1);
});

test('scrolling shows every record once, in order, and no gap in the view', async () => {
  await showLong();
  const seen = new Set<string | null | undefined>();
  for (let offset = 0; seen.size < COUNT; offset += 500) {
    scrollTo(offset);
    await frame();
    await frame();
    const names = inView();
    for (const name of names) seen.add(name);
    const numbers = names.map((name) => Number(name?.replace('Dealer ', '')));
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    const [first, last] = [cards()[0], cards().at(-1)].map((card) => card?.getBoundingClientRect());
    const { top, bottom: end } = list().getBoundingClientRect();
    expect(first?.top).toBeLessThanOrEqual(Math.max(0, top));
    expect(last?.bottom).toBeGreaterThanOrEqual(Math.min(window.innerHeight, end - 1));
    if (offset > document.documentElement.scrollHeight) break;
  }
  expect(seen.size).toBe(COUNT);
});

test('the end of the list is one leap away, with its last card and what comes after it', async () => {
  await showLong();
  await expect
    .poll(() => {
      scrollTo(document.documentElement.scrollHeight);
      return shownNames().at(-1);
    })
    .toBe(nameOf(COUNT - 1));
  await expect.element(page.getByText('The end of the page')).toBeInViewport();
  expect(cards().at(-1)?.ariaPosInSet).toBe(String(COUNT));
});

test('the keyboard goes from card to card beyond what was there, and back', async () => {
  await showLong();
  const start = cards().length;
  cards().at(-1)?.querySelector('a')?.focus();
  await settle();
  const focusedName = () => document.activeElement?.textContent;
  expect(focusedName()).toBe(nameOf(start - 1));
  for (let step = 1; step <= 24; step += 1) {
    await userEvent.tab();
    await settle();
    const name = step % 2 === 1 ? `Map of ${start + (step - 1) / 2}` : nameOf(start - 1 + step / 2);
    expect(focusedName()).toBe(name);
  }
  for (let step = 1; step <= 24; step += 1) {
    await userEvent.tab({ shift: true });
    await settle();
  }
  expect(focusedName()).toBe(nameOf(start - 1));
});

test('a card with the focus is kept while the page scrolls away, and Tab goes on from it', async () => {
  await showLong();
  cards()[12]?.querySelectorAll('a')[1]?.focus();
  expect(document.activeElement?.textContent).toBe('Map of 13');
  scrollTo(20_000);
  await settle();
  expect(inView()).not.toContain(nameOf(12));
  expect(document.activeElement?.textContent).toBe('Map of 13');
  await userEvent.tab();
  await settle();
  expect(document.activeElement?.textContent).toBe(nameOf(13));
  expect(inView()).toContain(nameOf(13));
});

test.each([WINDOWED_BEYOND + 20, 100_000])('draws as few cards of %i records', async (count) => {
  const listing = createListing(count);
  reveal(listing, WINDOWED_BEYOND);
  await render(<List listing={listing} />);
  await expect.poll(() => cards()[0]?.ariaSetSize).toBe(String(count));
  await settle();
  expect(new Set(drawn.mock.calls.flat()).size).toBeLessThan(60);
});

test('who leaves and comes back finds the same cards in the same place', async () => {
  await showLong();
  for (let offset = 0; offset < 9000; offset += 700) {
    scrollTo(offset);
    await settle();
  }
  scrollTo(7000);
  await settle();
  const [names, place] = [inView(), cards()[0]?.getBoundingClientRect().top];
  const height = document.documentElement.scrollHeight;
  const button = page.getByRole('button', { name: 'Go and come back' }).element() as HTMLElement;
  button.click();
  await expect.poll(() => document.querySelector('ul')).toBeNull();
  // Frames of its own, as another page has: within one the browser tells nobody that it scrolled to and fro.
  await settle();
  expect(window.scrollY).toBe(0);
  button.click();
  await expect.poll(() => document.documentElement.scrollHeight).toBe(height);
  scrollTo(7000);
  await settle();
  expect(inView()).toEqual(names);
  expect(cards()[0]?.getBoundingClientRect().top).toBe(place);
});

test('a keyword makes it an ordinary list again, and its absence too', async () => {
  const { listing } = await showLong();
  scrollTo(9000);
  await settle();
  listing.setKeyword('Dealer 29');
  await expect.poll(() => shownNames()[0]).toBe('Dealer 29');
  expect(cards()).toHaveLength(24);
  expect(list().style).toHaveLength(0);
  listing.setKeyword('');
  await expect.poll(() => shownNames()[0]).toBe('Dealer 1');
  expect(cards()[0]?.hasAttribute('aria-posinset')).toBe(false);
});

test('a turned phone shows the same cards, in rows of another length', async () => {
  await showLong();
  for (let offset = 0; offset < 9000; offset += 900) {
    scrollTo(offset);
    await settle();
  }
  const before = inView();
  await page.viewport(600, 900);
  await settle();
  await settle();
  await expect.poll(() => inView().some((name) => before.includes(name))).toBe(true);
});
