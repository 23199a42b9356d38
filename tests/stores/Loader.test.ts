import { autorun } from 'mobx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Loader } from '@/stores/Loader';
import type { LoaderOptions } from '@/stores/Loader';
import { catchWarnings } from '../support/expectedWarning';

const setUp = (options: Partial<LoaderOptions<string>> = {}) => {
  const onLoaded = vi.fn<(items: readonly string[]) => void>();
  const source = vi.fn<() => Promise<readonly string[]>>(async () => ['a', 'b']);
  const loader = new Loader<string>({
    name: 'products',
    source,
    wait: async () => undefined,
    onLoaded,
    ...options,
  });
  const states: string[] = [];
  autorun(() => states.push(loader.status));
  return { loader, onLoaded, source, states };
};

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('Loader (PROD-2)', () => {
  it('loads once and keeps what it has', async () => {
    const { loader, onLoaded, source, states } = setUp();
    await Promise.all([loader.load(), loader.load()]);
    await loader.load();
    expect(source).toHaveBeenCalledOnce();
    expect(onLoaded.mock.calls).toEqual([[['a', 'b']]]);
    expect(states).toEqual(['idle', 'loading', 'loaded']);
    expect(errors).not.toHaveBeenCalled();
  });

  it('waits for the delay even when the records are there at once', async () => {
    let endDelay = () => {};
    const { loader, onLoaded, states } = setUp({
      wait: () =>
        new Promise((resolve) => {
          endDelay = resolve;
        }),
    });
    const loading = loader.load();
    await Promise.resolve();
    expect(onLoaded).not.toHaveBeenCalled();
    expect(states.at(-1)).toBe('loading');
    endDelay();
    await loading;
    expect(states.at(-1)).toBe('loaded');
  });

  it('hands the records over in the moment it is loaded: nobody sees one without the other', async () => {
    const seen: string[] = [];
    const { loader } = setUp({ onLoaded: () => seen.push('records') });
    autorun(() => seen.push(loader.status));
    await loader.load();
    expect(seen).toEqual(['idle', 'loading', 'records', 'loaded']);
  });

  const error = new Error('no network');
  it.each([
    ['rejects', async () => Promise.reject(error)],
    [
      'throws',
      () => {
        throw error;
      },
    ],
  ])('logs the failure of a source that %s, and tries again next time', async (_how, source) => {
    const failing = vi.fn<() => Promise<readonly string[]>>(async () => ['a']);
    failing.mockImplementationOnce(source);
    const { loader, onLoaded, states } = setUp({ source: failing });
    await expect(loader.load()).resolves.toBeUndefined();
    expect(errors.mock.calls).toEqual([['Error fetching products:', error]]);
    expect(onLoaded).not.toHaveBeenCalled();
    expect(loader.status).toBe('failed');
    await loader.load();
    expect(states.slice(-3)).toEqual(['failed', 'loading', 'loaded']);
    expect(onLoaded).toHaveBeenCalledOnce();
  });

  it('counts records that cannot be taken as a failure', async () => {
    const { loader } = setUp({
      name: 'dealers',
      onLoaded: () => {
        throw error;
      },
    });
    await loader.load();
    expect(errors.mock.calls).toEqual([['Error fetching dealers:', error]]);
    expect(loader.status).toBe('failed');
  });

  it('warns of its status being changed outside an action', () => {
    const { loader } = setUp();
    const warnings = catchWarnings();
    loader.status = 'loaded';
    expect(warnings).toEqual([expect.stringContaining('without using an action')]);
  });
});
