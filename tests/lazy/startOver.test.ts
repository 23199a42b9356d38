import { afterEach, expect, test, vi } from 'vitest';
import { startOverOnce } from '@/lazy/startOver';

afterEach(() => vi.unstubAllGlobals());

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

/** A page of the site in a browser with this storage. */
const stubPage = (sessionStorage: unknown) => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { href: 'https://site.example/list', pathname: '/list', reload });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.stubGlobal('sessionStorage', sessionStorage);
  return reload;
};

test('a page whose code is gone is loaded anew where that can be noted down', async () => {
  let mark: string | null = null;
  const reload = stubPage({
    getItem: () => mark,
    setItem: (_key: string, value: string) => {
      mark = value;
    },
    removeItem: () => undefined,
  });
  expect(await startOverOnce(lost)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['null', null],
  ['forgetful', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }],
])('where storage is %s it is not, or it would be without end', async (_, storage) => {
  const reload = stubPage(storage);
  expect(await startOverOnce(lost)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
