import { StrictMode, Suspense, startTransition, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ErrorBoundary } from '@/layouts/SiteLayout/ErrorBoundary';
import { lazyComponent } from '@/lazy/lazyComponent';

function Broken(): never {
  throw new Error('broken page');
}

const pages = {
  fine: () => <p>A fine page</p>,
  other: () => <p>Another page</p>,
  broken: Broken,
  missing: lazyComponent<object>(() => Promise.reject(new Error('no such chunk'))),
};
type Path = keyof typeof pages;

const onRetry = vi.fn<() => void>();

/** A layout whose page changes as the router's does, in a transition. */
function Layout({ first, isUrgent = false }: { first: Path; isUrgent?: boolean }) {
  const [path, setPath] = useState<Path>(first);
  const Page = pages[path];
  const go = (next: Path) => {
    if (isUrgent) setPath(next);
    else startTransition(() => setPath(next));
  };
  return (
    <>
      <nav>
        {(Object.keys(pages) as Path[]).map((name) => (
          <button key={name} type="button" onClick={() => go(name)}>
            {name}
          </button>
        ))}
      </nav>
      <ErrorBoundary
        resetKey={path}
        onRetry={onRetry}
        fallback={(retry) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      >
        <Suspense>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

const show = (layout: React.ReactNode) => render(<StrictMode>{layout}</StrictMode>);
const goTo = (name: Path) => page.getByRole('button', { name }).click();
const retryButton = page.getByRole('button', { name: 'Try again' });

beforeEach(() => {
  onRetry.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe.each([
  ['in a transition', false],
  ['at once', true],
])('a page that fails (ROUTE-5), shown %s', (_how, isUrgent) => {
  test.each(['broken', 'missing'] as const)(
    'as it arrives leaves the layout (%s), and the next page shows',
    async (path) => {
      await show(<Layout first="fine" isUrgent={isUrgent} />);
      await goTo(path);
      await expect.element(retryButton).toBeVisible();
      await goTo('other');
      await expect.element(page.getByText('Another page')).toBeVisible();
      expect(retryButton.elements()).toEqual([]);
    },
  );

  test('may be followed by another that fails', async () => {
    await show(<Layout first="broken" isUrgent={isUrgent} />);
    await expect.element(retryButton).toBeVisible();
    await goTo('missing');
    await expect.element(retryButton).toBeVisible();
    await goTo('fine');
    await expect.element(page.getByText('A fine page')).toBeVisible();
  });
});

test('a retry that fails too shows the same again, one that works the page', async () => {
  let isBroken = true;
  const Shaky = () => {
    if (isBroken) throw new Error('not yet');
    return <p>There at last</p>;
  };
  await show(
    <ErrorBoundary
      resetKey="same"
      onRetry={onRetry}
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    >
      <Shaky />
    </ErrorBoundary>,
  );
  await retryButton.click();
  await expect.element(retryButton).toBeVisible();
  isBroken = false;
  await retryButton.click();
  await expect.element(page.getByText('There at last')).toBeVisible();
  expect(onRetry).toHaveBeenCalledTimes(2);
});
