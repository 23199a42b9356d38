import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PATH = '/about';
const host = 'https://lasakita.example';

const reload = vi.fn<() => void>();
const ask = vi.fn<() => Promise<{ ok: boolean }>>();

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/** What the next document of the tab does; it knows of the one before by the tab's storage alone. */
const nextDocument = () => {
  vi.resetModules();
  return import('@/lazy/startOver');
};

beforeEach(() => {
  reload.mockReset();
  ask.mockReset().mockResolvedValue({ ok: true });
  vi.stubGlobal('location', { href: host + PATH, pathname: PATH, reload });
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const code = `${host}/assets/AboutPage-x.js`;
const gone = new TypeError('Importing a module script failed.');

describe('code that is gone', () => {
  it.each([
    // Chromium
    new TypeError(`Failed to fetch dynamically imported module: ${code}`),
    // Firefox
    new TypeError(`error loading dynamically imported module: ${code}`),
    new TypeError('NetworkError when attempting to fetch resource.'),
    // Safari
    gone,
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
    new TypeError("'' is not a valid JavaScript MIME type."),
    new TypeError('Importing a module script is canceled.'),
    new TypeError('Load failed'),
    new TypeError('The Internet connection appears to be offline.'),
    // The page of an error in place of the code, and code of another version
    new SyntaxError("Unexpected token '<'"),
    new SyntaxError("expected expression, got '<'"),
    new SyntaxError("The requested module './core.js' does not provide an export named 'q'"),
    new SyntaxError("Importing binding name 'q' is not found."),
    // Vite
    new Error('Unable to preload CSS for /assets/SlickSlider-x.css'),
    // What stands between as a plain error
    new Error(`Failed to fetch dynamically imported module: ${code}`),
  ])('has the document loaded anew: %s', async (error) => {
    const { startOverOnce } = await nextDocument();
    expect(await startOverOnce(error)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('has it loaded anew once, and in the next document not again', async () => {
    const first = await nextDocument();
    expect(await first.startOverOnce(gone)).toBe(true);
    const second = await nextDocument();
    expect(await second.startOverOnce(gone)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['is missing', null],
    ['keeps nothing', { ...storage(), setItem: () => undefined }],
    [
      'is full',
      {
        ...storage(),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    ],
  ])('has nothing loaded where storage %s: it would never end', async (_what, where) => {
    vi.stubGlobal('sessionStorage', where);
    const { startOverOnce } = await nextDocument();
    expect(await startOverOnce(gone)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the document where no other can be had, and tries again later', async () => {
    const { startOverOnce } = await nextDocument();
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await startOverOnce(gone)).toBe(false);
    ask.mockResolvedValueOnce({ ok: false });
    expect(await startOverOnce(gone)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(await startOverOnce(gone)).toBe(true);
  });
});

describe('what the code itself threw', () => {
  it.each([
    new Error('No such product'),
    new RangeError('Invalid array length'),
    new ReferenceError('structuredClone is not defined'),
    'a text',
    undefined,
  ])('is shown, and nothing is loaded anew: %s', async (error) => {
    const { startOverOnce } = await nextDocument();
    expect(await startOverOnce(error)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
