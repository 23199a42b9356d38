import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useCurrentYear } from '@/layouts/SiteLayout/useCurrentYear';

function Year() {
  return <p>{`Year ${useCurrentYear()}`}</p>;
}

// A text where no build has put it in.
const BUILT = Number(import.meta.env.VITE_BUILD_YEAR);

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['1970-01-01T00:00:00Z', BUILT],
  ['2000-02-29T12:00:00+08:00', BUILT],
  [`${BUILT - 1}-12-31T12:00:00+08:00`, BUILT],
  [`${BUILT}-06-01T12:00:00+08:00`, BUILT],
  [`${BUILT + 1}-01-02T12:00:00+08:00`, BUILT + 1],
  [`${BUILT + 5}-03-01T12:00:00+08:00`, BUILT + 5],
])('on a device whose clock says %s the year is %s (SHELL-3)', async (now, year) => {
  vi.setSystemTime(new Date(now));
  await render(<Year />);
  await expect.element(page.getByText(`Year ${year}`)).toBeVisible();
});
