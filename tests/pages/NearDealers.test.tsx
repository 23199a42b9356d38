import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { DirectorySection } from '@/pages/DealershipPage/sections/DirectorySection';
import { FindDealer } from '@/pages/DealershipPage/sections/FindDealer';
import { fetchDealerPlaces, fetchTowns } from '@/services/places';
import { StoreProvider } from '@/siteStores/StoreContext';
import { NearStore } from '@/stores/NearStore';
import type { RootStore } from '@/stores/RootStore';
import { GlobalStyles } from '@lasakita/ui/GlobalStyles';
import { siteTheme } from '@lasakita/ui/theme';
import { storesInState } from '@stories/support/siteState';
import { stopTime } from '../support/stoppedTime';

const MANILA = [14.5995, 120.9842] as const;

/** A device that is asked, and answers when it is told to. */
const createDevice = () => {
  const questions: {
    found: PositionCallback;
    failed?: PositionErrorCallback | null | undefined;
  }[] = [];
  const geolocation = {
    getCurrentPosition: (found: PositionCallback, failed?: PositionErrorCallback | null) =>
      void questions.push({ found, failed }),
  };
  return {
    geolocation,
    questions,
    answer: ([latitude, longitude]: readonly [number, number] = MANILA, accuracy = 20, at = -1) =>
      questions.at(at)?.found({ coords: { latitude, longitude, accuracy } } as GeolocationPosition),
  };
};

const put = (geolocation: unknown) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });

let device: ReturnType<typeof createDevice>;
let stores: RootStore;

const field = () => page.getByRole('combobox', { name: 'Near' });
const button = () => page.getByRole('button', { name: 'Use my location' });
const looking = () => page.getByText('Looking for your place…');
const near = () => stores.dealers.listing.filter.near;

const show = async (address = '/dealership') => {
  const view = await render(
    <MemoryRouter initialEntries={[address]}>
      <StoreProvider value={stores}>
        <ThemeProvider theme={siteTheme()}>
          <GlobalStyles />
          <FindDealer />
          <DirectorySection />
        </ThemeProvider>
      </StoreProvider>
    </MemoryRouter>,
  );
  await expect.element(page.getByText('230 dealers')).toBeVisible();
  return view;
};

const ask = async () => {
  await button().click();
  await expect.element(looking()).toBeVisible();
  await stores.dealers.near.needTowns();
};

/** Whatever the page makes of an answer it has made of it two frames later. */
const twoFrames = async () => {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};

beforeEach(async () => {
  await page.viewport(1366, 800);
  device = createDevice();
  put(device.geolocation);
  stores = storesInState({});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('what the visitor does while the device looks for its place stands', () => {
  const listing = () => stores.dealers.listing;
  test.each<[string, () => unknown, string | undefined]>([
    [
      'chooses a town',
      async () => {
        await field().fill('cebu city');
        await userEvent.keyboard('{Enter}');
        await expect.element(field()).toHaveValue('Cebu City, Cebu');
      },
      'cebu-city-cebu',
    ],
    ['types', () => field().fill('ceb'), undefined],
    [
      'types and takes it away again',
      () =>
        field()
          .fill('c')
          .then(() => field().clear()),
      undefined,
    ],
    ['chooses a region', () => listing().setCategory('cebu'), undefined],
    ['chooses a dot of the map', () => listing().setPlace('sulu', 'jolo-sulu'), 'jolo-sulu'],
    [
      'clears the filters',
      () => page.getByRole('button', { name: 'Clear Filters' }).click(),
      undefined,
    ],
    [
      'clears a search',
      () => {
        listing().setKeyword('a');
        listing().resetFilter();
      },
      undefined,
    ],
    ['turns the page', () => listing().nextPage(), undefined],
    ['goes back', () => window.dispatchEvent(new PopStateEvent('popstate')), undefined],
    ['leaves the page', () => window.dispatchEvent(new PageTransitionEvent('pagehide')), undefined],
  ])('%s', async (_what, act, town) => {
    await show();
    await ask();
    await act();
    await expect.element(looking()).not.toBeInTheDocument();
    const { currentPage } = listing();
    const typed = (field().element() as HTMLInputElement).value;
    device.answer();
    await twoFrames();
    expect(near()).toBe(town);
    expect(listing().currentPage).toBe(currentPage);
    await expect.element(field()).toHaveValue(typed);
  });

  test('a search goes together with the place', async () => {
    await show();
    await ask();
    await page.getByPlaceholder('Search for Dealers').fill('market');
    await expect.poll(() => listing().filter.keyword).toBe('market');
    device.answer();
    await expect.element(field()).toHaveValue('Manila, Metro Manila');
    expect(listing().filter.keyword).toBe('market');
  });

  test('an address that names no town takes nothing back', async () => {
    await show('/dealership?near=atlantis');
    await ask();
    await expect.poll(near).toBe(undefined);
    device.answer();
    await expect.element(field()).toHaveValue('Manila, Metro Manila');
  });

  test('of two presses the last one counts, and what it came to is not looked for again', async () => {
    await show();
    await ask();
    await button().click();
    await expect.poll(() => device.questions.length).toBe(2);
    device.answer([10.3157, 123.8854], 20, 0);
    await twoFrames();
    expect(near()).toBeUndefined();
    await expect.element(looking()).toBeVisible();
    device.answer();
    await expect.element(field()).toHaveValue('Manila, Metro Manila');
    device.answer([10.3157, 123.8854]);
    await twoFrames();
    expect(near()).toBe('manila-metro-manila');
  });
});

describe('a device that does not say where it is', () => {
  const instead = () => page.getByText(/[Tt]ype your town/);

  test('although it is asked is waited for no longer than 15 s', async () => {
    await show();
    const pass = stopTime(['setTimeout', 'clearTimeout']);
    await ask();
    pass(14_900);
    await twoFrames();
    await expect.element(looking()).toBeVisible();
    pass(100);
    await expect.element(instead()).toBeVisible();
    await expect.element(looking()).not.toBeInTheDocument();
    device.answer();
    await twoFrames();
    expect(near()).toBeUndefined();
  });

  test.each<[string, unknown]>([
    [
      'throws',
      {
        getCurrentPosition: () => {
          throw new Error('No such thing');
        },
      },
    ],
    ['is missing', undefined],
    ['is null', null],
  ])('but %s: the field is offered', async (_what, geolocation) => {
    put(geolocation);
    await show();
    await button().click();
    await expect.element(instead()).toBeVisible();
  });

  test.each([
    ['no number', NaN, NaN],
    ['where equator and meridian meet', 0, 0],
    ['beyond the pole', 914.6, 120.9],
  ])('but %s: the field is offered, and nothing chosen', async (_what, latitude, longitude) => {
    await show();
    await ask();
    device.answer([latitude, longitude]);
    await expect.element(instead()).toBeVisible();
    expect(near()).toBeUndefined();
  });
});

describe('where the towns are slow', () => {
  const withTowns = (fetchSlowly: typeof fetchTowns) => {
    const { dealers } = stores;
    Reflect.set(
      dealers,
      'near',
      new NearStore({ fetchTowns: fetchSlowly, fetchPlaces: fetchDealerPlaces }),
    );
  };

  test('an answer of the device waits for them within the same 15 s', async () => {
    withTowns(() => new Promise(() => undefined));
    await show();
    const pass = stopTime(['setTimeout', 'clearTimeout', 'performance']);
    await button().click();
    await expect.element(looking()).toBeVisible();
    const timerCount = vi.getTimerCount();
    device.answer();
    // The device's own time ends with its answer; the wait for the towns begins once the page has taken that in.
    await expect.poll(() => vi.getTimerCount()).toBe(timerCount);
    await expect.element(looking()).toBeVisible();
    pass(15_000);
    await expect.element(page.getByText(/[Tt]ype your town/)).toBeVisible();
  });

  test('one that they cannot name is not kept until they come', async () => {
    let isOnline = false;
    withTowns(() => (isOnline ? fetchTowns() : Promise.reject(new Error('offline'))));
    await show();
    await button().click();
    await expect.element(page.getByText(/^The towns could not be fetched/)).toBeVisible();
    device.answer();
    isOnline = true;
    await field().click();
    await stores.dealers.near.needTowns();
    await twoFrames();
    expect(near()).toBeUndefined();
  });

  test('what is typed until they come is not written over by the town of the address', async () => {
    let arrive = (): void => undefined;
    const come = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    withTowns(async () => {
      await come;
      return fetchTowns();
    });
    await show('/dealership?near=cebu-city-cebu');
    await field().fill('man');
    arrive();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    await expect.element(field()).toHaveValue('man');
  });
});
