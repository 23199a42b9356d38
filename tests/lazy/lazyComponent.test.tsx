import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ErrorBoundary } from '@/layouts/SiteLayout/ErrorBoundary';
import { lazyComponent } from '@/lazy/lazyComponent';

const Greeting = ({ name }: { name: string }) => <p>Kumusta, {name}?</p>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('renders at once what was fetched before, and fetches once', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  const Page = lazyComponent(load);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([Page.preload(), Page.preload()]);
  const onWait = vi.fn<() => null>(() => null);
  const Waiting = onWait;
  await render(
    <Suspense fallback={<Waiting />}>
      <Page name="Nena" />
    </Suspense>,
  );
  await expect.element(page.getByText('Kumusta, Nena?')).toBeVisible();
  expect(onWait).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
});

test('waits for what is fetched when it is first shown', async () => {
  const Page = lazyComponent(async () => Greeting);
  await render(
    <Suspense fallback="Sandali lang">
      <Page name="Ambo" />
    </Suspense>,
  );
  await expect.element(page.getByText('Kumusta, Ambo?')).toBeVisible();
});

test('a failure is kept until it is reset, and then tried again (ROUTE-5)', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  load.mockRejectedValueOnce(new Error('offline'));
  const Page = lazyComponent(load);
  await expect(Page.preload()).rejects.toThrow('offline');
  await expect(Page.preload()).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledOnce();
  await render(
    <ErrorBoundary
      resetKey="page"
      onRetry={() => Page.forgetFailure(true)}
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    >
      <Suspense>
        <Page name="Pido" />
      </Suspense>
    </ErrorBoundary>,
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Kumusta, Pido?')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a reset leaves alone what is there', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  const Page = lazyComponent(load);
  await Page.preload();
  Page.forgetFailure();
  await Page.preload();
  expect(load).toHaveBeenCalledOnce();
});

describe('a page with parts', () => {
  const failing = () =>
    lazyComponent<object>(
      vi
        .fn<() => Promise<() => string>>(async () => () => 'Part')
        .mockRejectedValueOnce(new Error('offline')),
    );

  test('waits for its own parts alone: that of another page may be missing', async () => {
    const part = lazyComponent<object>(async () => () => 'Part');
    const missing = failing();
    const Page = lazyComponent(async () => Greeting, [part]);
    const Other = lazyComponent(async () => Greeting, [missing]);
    await expect(Other.preload()).rejects.toThrow('offline');
    await Page.preload();
    await render(<Page name="Luz" />);
    await expect.element(page.getByText('Kumusta, Luz?')).toBeVisible();
  });

  test('fetches them beside its own code', async () => {
    const fetched: string[] = [];
    const part = lazyComponent<object>(async () => {
      fetched.push('part');
      return () => 'Part';
    });
    const Page = lazyComponent(() => {
      fetched.push('page');
      return new Promise<never>(() => undefined);
    }, [part]);
    void Page.preload();
    expect(fetched).toEqual(['page', 'part']);
  });

  test('fails with one of them, and asks for it again once the failure is forgotten', async () => {
    const Page = lazyComponent(async () => Greeting, [failing()]);
    await expect(Page.preload()).rejects.toThrow('offline');
    await expect(Page.preload()).rejects.toThrow('offline');
    Page.forgetFailure();
    await Page.preload();
    await render(<Page name="Rosa" />);
    await expect.element(page.getByText('Kumusta, Rosa?')).toBeVisible();
  });

  test('shows without them where its own code was fetched alone', async () => {
    const Page = lazyComponent(async () => Greeting, [failing()]);
    await Page.preloadAlone();
    await render(<Page name="Ana" />);
    await expect.element(page.getByText('Kumusta, Ana?')).toBeVisible();
  });
});
