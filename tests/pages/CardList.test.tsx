import { ThemeProvider } from '@mui/material/styles';
import { configure } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { CardList, WINDOWED_BEYOND } from '@/pages/shared/CardList';
import { Listing } from '@/stores/Listing';
import { GlobalStyles } from '@lasakita/ui/GlobalStyles';
import { siteTheme } from '@lasakita/ui/theme';

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
  while (listing.view.revealedCount < count) listing.revealMore();
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

const List = observer(function List({ listing }: { listing: Listing<number> }) {
  const [isShown, setIsShown] = useState(true);
  return (
    <ThemeProvider theme={siteTheme()}>
      <GlobalStyles />
      <button onClick={() => setIsShown(!isShown)}>Go and come back</button>
      <div style={{ height: 300 }} />
      {isShown && (
        <CardList
          view={listing.view}
          onReveal={listing.revealMore}
          noun="dealers"
          keyOf={nameOf}
          renderItem={renderItem}
          minCardWidth={260}
        />
      )}
      <div style={{ height: 200 }}>The end of the page</div>
    </ThemeProvider>
  );
});

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

const isFocusOn = (text: string) => document.activeElement?.textContent === text;

/** Whether the view is full of cards that follow each other: at its edges there may be the gap between two rows. */
const isViewFull = () => {
  const numbers = inView().map((name) => Number(name?.replace('Dealer ', '')));
  const boxes = cards()
    .filter((card) => inView().includes(card.querySelector('a')?.textContent))
    .map((card) => card.getBoundingClientRect());
  return (
    numbers.every((number, index) => number === (numbers[0] ?? 0) + index) &&
    Math.min(...boxes.map(({ top }) => top)) <= 28 &&
    Math.max(...boxes.map(({ bottom }) => bottom)) >= window.innerHeight - 28
  );
};

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

// The first and the last of a row: Tab goes on in the same one, and in the next.
test.each([12, 14])(
  'card %i with the focus is kept while the page scrolls away, and Tab goes on from it',
  async (index) => {
    await showLong();
    cards()[index]?.querySelectorAll('a')[1]?.focus();
    expect(document.activeElement?.textContent).toBe(`Map of ${index + 1}`);
    scrollTo(20_000);
    await settle();
    expect(inView()).not.toContain(nameOf(index));
    expect(document.activeElement?.textContent).toBe(`Map of ${index + 1}`);
    await userEvent.tab();
    await settle();
    expect(document.activeElement?.textContent).toBe(nameOf(index + 1));
    expect(inView()).toContain(nameOf(index + 1));
  },
);

test('a card that is kept for its focus takes the room that it had, above and below the view', async () => {
  await showLong();
  const goTo = async (offset: number) => {
    scrollTo(offset);
    await settle();
  };
  for (const offset of [6000, 20_000, 23_000, 12_000]) await goTo(offset);
  const middle = inView()[4] ?? '';
  const link = [...list().querySelectorAll('a')].find(({ textContent }) => textContent === middle);
  link?.focus();
  const heights: number[] = [];
  for (const offset of [6000, 20_000]) {
    await goTo(offset);
    expect(inView()).not.toContain(middle);
    expect(isFocusOn(middle)).toBe(true);
    expect(isViewFull()).toBe(true);
    heights.push(list().offsetHeight);
  }
  link?.blur();
  for (const offset of [6000, 12_000, 20_000, 23_000, 6000]) await goTo(offset);
  heights.push(list().offsetHeight);
  await goTo(20_000);
  expect(link?.isConnected).toBe(false);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
});

test('a turned phone is full of cards while another has the focus', async () => {
  await showLong();
  list().querySelectorAll('a')[20]?.focus();
  const focused = document.activeElement?.textContent ?? '';
  scrollTo(9000);
  await settle();
  await page.viewport(600, 900);
  await settle();
  await settle();
  expect(isFocusOn(focused)).toBe(true);
  expect(isViewFull()).toBe(true);
});

test('a card that had the focus before the list was windowed is kept too', async () => {
  const listing = createListing();
  reveal(listing, WINDOWED_BEYOND - 24);
  await render(<List listing={listing} />);
  list().querySelector('a')?.focus();
  reveal(listing, WINDOWED_BEYOND);
  await expect.poll(isWindowed).toBe(true);
  scrollTo(20_000);
  await settle();
  expect(inView()).not.toContain(nameOf(0));
  expect(isFocusOn(nameOf(0))).toBe(true);
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
