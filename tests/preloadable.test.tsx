import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ErrorBoundary } from '@/layouts/SiteLayout/ErrorBoundary';
import { preloadable, resetFailedPages } from '@/preloadable';

const Greeting = ({ name }: { name: string }) => <p>Kumusta, {name}?</p>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('renders at once what was fetched before, and fetches once', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  const Page = preloadable(load);
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
  const Page = preloadable(async () => Greeting);
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
  const Page = preloadable(load);
  await expect(Page.preload()).rejects.toThrow('offline');
  await expect(Page.preload()).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledOnce();
  await render(
    <ErrorBoundary
      resetKey="page"
      onRetry={resetFailedPages}
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
  const Page = preloadable(load);
  await Page.preload();
  resetFailedPages();
  await Page.preload();
  expect(load).toHaveBeenCalledOnce();
});
