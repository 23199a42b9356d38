import { afterEach, describe, expect, test, vi } from 'vitest';
import { mergedEntries, withAdded, withQuantity, withoutProduct } from '@/domain/shoppingList';
import { createListStorage } from '@/services/listStorage';

const KEY = 'lasakita.list';
const cheddar = { id: '1', name: 'Cheddar' };
const ube = { id: '8', name: 'Ube' };

/** A storage as browsers have it, in memory. */
const memoryStorage = (): Storage => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
};

const full = (): Storage =>
  Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

const forbidden = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

/** Takes everything, and keeps nothing. */
const forgetful = (): Storage => Object.assign(memoryStorage(), { setItem: () => undefined });

/** A list as pages have it: what is changed is made of what is kept now. */
const listIn = (open: () => Storage | null | undefined) => {
  const storage = createListStorage(open);
  const { read, write, isKept, subscribe } = storage;
  return {
    read,
    isKept,
    subscribe,
    add: (product: typeof cheddar, quantity = 1) => write(withAdded(read(), product, quantity)),
    setQuantity: (id: string, quantity: number) => write(withQuantity(read(), id, quantity)),
    remove: (id: string) => write(withoutProduct(read(), id)),
    addAll: (entries: Parameters<typeof mergedEntries>[0]) => write(mergedEntries(entries, read())),
    clear: () => write([]),
  };
};

test('what is added is kept, and there at the next visit', () => {
  const storage = memoryStorage();
  const first = listIn(() => storage);
  first.add(cheddar);
  first.add(ube, 3);
  first.add(cheddar, 2);
  expect(listIn(() => storage).read()).toEqual([
    { ...cheddar, quantity: 3 },
    { ...ube, quantity: 3 },
  ]);
});

test('quantities are set, products removed, all of it cleared', () => {
  const storage = memoryStorage();
  const store = listIn(() => storage);
  store.add(cheddar);
  store.add(ube);
  store.setQuantity('1', 12);
  store.remove('8');
  expect(store.read()).toEqual([{ ...cheddar, quantity: 12 }]);
  store.clear();
  expect(store.read()).toEqual([]);
  expect(storage.getItem(KEY)).toBeNull();
});

test.each([0, -1, 1.5, 1000, NaN, Infinity])('%d packs change nothing', (quantity) => {
  const storage = memoryStorage();
  const store = listIn(() => storage);
  store.add(cheddar, 2);
  store.setQuantity('1', quantity);
  expect(store.read()).toEqual([{ ...cheddar, quantity: 2 }]);
});

test.each([
  ['full', full],
  ['forbidden', forbidden],
  ['missing', () => undefined],
  ['null, as in an app’s own browser', () => null],
  ['forgetful', forgetful],
  ['nothing of the kind', () => ({}) as Storage],
])('where storage is %s it says so, and works for the visit', (_, open) => {
  const store = listIn(open);
  expect(store.read()).toEqual([]);
  store.add(cheddar);
  store.add(cheddar);
  expect(store.read()).toEqual([{ ...cheddar, quantity: 2 }]);
  expect(store.isKept()).toBe(false);
  store.clear();
  expect(store.read()).toEqual([]);
});

test('a product that is kept twice is one line, and no more than 999 packs', () => {
  const storage = memoryStorage();
  const keep = (...quantities: number[]) =>
    storage.setItem(
      KEY,
      JSON.stringify([
        ...quantities.map((quantity) => ({ ...cheddar, quantity })),
        { ...ube, quantity: 1 },
        { ...cheddar, quantity: 3 },
      ]),
    );
  keep(2);
  const store = listIn(() => storage);
  expect(store.read()).toEqual([
    { ...cheddar, quantity: 5 },
    { ...ube, quantity: 1 },
  ]);
  store.setQuantity('1', 4);
  store.remove('8');
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([{ ...cheddar, quantity: 4 }]);
  keep(998, 998);
  expect(listIn(() => storage).read()[0]).toEqual({ ...cheddar, quantity: 999 });
});

test.each([
  ['nothing that can be read', '{', 0],
  ['no list', '{"id":"1"}', 0],
  ['entries that cannot be', '[{"id":"1","name":"A","quantity":0},{"id":2},null,"x"]', 0],
  ['one that can be among others', '[7,{"id":"1","name":"A","quantity":2,"price":1}]', 1],
])('of a kept %s what can be is shown', (_, text, count) => {
  const storage = memoryStorage();
  storage.setItem(KEY, text);
  expect(listIn(() => storage).read()).toEqual(
    [{ id: '1', name: 'A', quantity: 2 }].slice(0, count),
  );
});

describe('two tabs', () => {
  const eventOf = (key: string | null, newValue: string | null) =>
    Object.assign(new Event('storage'), { key, newValue });

  afterEach(() => vi.unstubAllGlobals());

  /** A list that a page follows, and what the page hears events from. */
  const followedList = () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const storage = memoryStorage();
    const store = listIn(() => storage);
    const heard = vi.fn<() => void>();
    return { target, storage, store, heard, stop: store.subscribe(heard) };
  };

  test('agree by the storage event, as long as one of them follows', () => {
    const { target, storage, store, heard, stop } = followedList();
    const other = JSON.stringify([{ ...ube, quantity: 4 }]);
    storage.setItem(KEY, other);
    target.dispatchEvent(eventOf(KEY, other));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.read()).toEqual([{ ...ube, quantity: 4 }]);
    // What this tab adds comes to what the other one has.
    store.add(cheddar);
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([
      { ...ube, quantity: 4 },
      { ...cheddar, quantity: 1 },
    ]);
    expect(heard).toHaveBeenCalledTimes(2);
    target.dispatchEvent(eventOf('something-else', '[]'));
    expect(heard).toHaveBeenCalledTimes(2);
    storage.removeItem(KEY);
    target.dispatchEvent(eventOf(null, null));
    expect(heard).toHaveBeenCalledTimes(3);
    expect(store.read()).toEqual([]);
    stop();
    target.dispatchEvent(eventOf(KEY, other));
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test.each(['pageshow', 'visibilitychange'])(
    'what changed unheard shows with %s, and is sent so',
    (type) => {
      const { target, storage, store, heard, stop } = followedList();
      store.add(cheddar);
      heard.mockClear();
      storage.setItem(KEY, JSON.stringify([{ ...ube, quantity: 4 }]));
      target.dispatchEvent(new Event(type));
      expect(heard).toHaveBeenCalledTimes(1);
      const shown = store.read();
      expect(shown).toEqual([{ ...ube, quantity: 4 }]);
      target.dispatchEvent(new Event(type));
      expect(store.read()).toBe(shown);
      stop();
      target.dispatchEvent(new Event(type));
      expect(heard).toHaveBeenCalledTimes(2);
    },
  );

  test('a tab that does not follow overwrites nothing of the other', () => {
    const storage = memoryStorage();
    const store = listIn(() => storage);
    store.add(cheddar);
    storage.setItem(KEY, JSON.stringify([{ ...ube, quantity: 4 }]));
    store.add(cheddar);
    expect(store.read()).toEqual([
      { ...ube, quantity: 4 },
      { ...cheddar, quantity: 1 },
    ]);
  });
});

test('another list is added to it, and nothing of it is lost', () => {
  const storage = memoryStorage();
  const store = listIn(() => storage);
  store.add(cheddar, 2);
  store.addAll([
    { ...ube, quantity: 3 },
    { ...cheddar, quantity: 998 },
  ]);
  expect(store.read()).toEqual([
    { ...cheddar, quantity: 999 },
    { ...ube, quantity: 3 },
  ]);
});
