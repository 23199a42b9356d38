import { ThemeProvider } from '@mui/material/styles';
import { BrowserRouter, Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { RouterLink } from '@/layouts/RouterLink';
import { SiteLayout } from '@/layouts/SiteLayout/SiteLayout';
import { createSiteStores } from '@/siteStores/createSiteStores';
import { StoreProvider } from '@/siteStores/StoreContext';
import { GlobalStyles } from '@lasakita/ui/GlobalStyles';
import { LinkProvider } from '@lasakita/ui/PageLink';
import { siteTheme } from '@lasakita/ui/theme';

const Title = ({ children }: { children: string }) => <h1 tabIndex={-1}>{children}</h1>;

function Home() {
  return (
    <>
      <Title>Home</Title>
      <a href="#far">Far down</a>
      <Link to="/about">About</Link>
      <div style={{ height: 2000 }} />
      <section id="far" style={{ height: 1500 }}>
        The far section
      </section>
    </>
  );
}

const routes = (
  <SiteLayout>
    <Routes>
      <Route path="/home" element={<Home />} />
      <Route path="/about" element={<Title>About</Title>} />
      <Route path="/products" element={<Broken />} />
    </Routes>
  </SiteLayout>
);

function Broken(): never {
  throw new Error('broken page');
}

const site = (
  <StoreProvider value={createSiteStores()}>
    <ThemeProvider theme={siteTheme()}>
      <GlobalStyles />
      <LinkProvider value={RouterLink}>{routes}</LinkProvider>
    </ThemeProvider>
  </StoreProvider>
);

const show = () => render(<MemoryRouter initialEntries={['/home']}>{site}</MemoryRouter>);

const menu = page.getByRole('dialog', { name: 'Menu' });
const toggle = page.getByRole('button', { name: 'Open menu' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

beforeEach(async () => {
  await page.viewport(390, 844);
  window.scrollTo({ top: 0, behavior: 'instant' });
});

test('the keyboard reaches the skip link first, and it leads past header and menu (SHELL-5)', async () => {
  await show();
  await userEvent.tab();
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.id).toBe('main');
  history.replaceState(null, '', location.pathname + location.search);
});

test('the main area is at least the view’s height less 100 px (SHELL-1)', async () => {
  await show();
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect.element(heading('About')).toBeVisible();
  expect(document.querySelector('main')?.offsetHeight).toBeGreaterThanOrEqual(744);
});

describe('the slide-in menu in its place (NAV-4, NAV-5)', () => {
  test('belongs to its toggle, goes to a page and closes', async () => {
    await show();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    const button = document.querySelector('[aria-label="Open menu"]');
    expect(button?.getAttribute('aria-expanded')).toBe('true');
    const dialog = document.querySelector('dialog');
    expect(dialog?.id).toBe(button?.getAttribute('aria-controls'));
    await menu.getByRole('button', { name: 'Company' }).click();
    await menu.getByRole('link', { name: 'About Us' }).click();
    await expect.element(heading('About')).toBeVisible();
    await expect.poll(() => dialog?.open).toBe(false);
    // The page's title has it, as after any navigation (ROUTE-4), and not the toggle.
    await expect.element(heading('About')).toHaveFocus();
  });

  test('closes at a second choice of the page shown, and the focus returns', async () => {
    await show();
    await toggle.click();
    await menu.getByRole('link', { name: 'Home', exact: true }).click();
    await expect.element(toggle).toHaveFocus();
  });
});

test('a page that fails leaves header, menu and footer working (ROUTE-5)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show();
  await toggle.click();
  await menu.getByRole('link', { name: 'Products', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await toggle.click();
  await menu.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.element(heading('Home')).toBeVisible();
});

describe('in the browser’s own history', () => {
  let start = '';
  beforeEach(() => {
    start = location.href;
    history.replaceState(null, '', '/home');
  });
  afterEach(() => {
    history.replaceState(null, '', start);
  });

  const far = () => document.querySelector('#far')?.getBoundingClientRect().top ?? NaN;
  /** Without scrolling to the footer, as a test's own click would. */
  const chooseBelow = (name: string) => {
    const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name });
    (link.element() as HTMLElement).click();
  };
  const rest = () => new Promise((resolve) => setTimeout(resolve, 300));

  test.each([
    ['opened here', '/home'],
    ['come to', '/about'],
  ])('on a page %s a link within it goes where it says, and Back returns', async (_how, first) => {
    history.replaceState(null, '', first);
    await render(<BrowserRouter>{site}</BrowserRouter>);
    if (first !== '/home') {
      chooseBelow('Home');
    }
    await expect.element(heading('Home')).toBeVisible();
    window.scrollTo({ top: 40, behavior: 'instant' });
    await rest();
    await page.getByRole('link', { name: 'Far down' }).click();
    await rest();
    expect(Math.abs(far())).toBeLessThan(200);
    history.back();
    await expect.poll(() => window.scrollY).toBe(40);
  });

  test('another page begins at its top, and Back restores the place (ROUTE-4)', async () => {
    await render(<BrowserRouter>{site}</BrowserRouter>);
    await expect.element(heading('Home')).toBeVisible();
    window.scrollTo({ top: 900, behavior: 'instant' });
    await rest();
    chooseBelow('About Us');
    await expect.element(heading('About')).toHaveFocus();
    expect(window.scrollY).toBe(0);
    history.back();
    await expect.element(heading('Home')).toBeVisible();
    await expect.poll(() => window.scrollY).toBe(900);
  });

  test('a page opened anew begins at its top, whatever another left behind', async () => {
    const { unmount } = await render(<BrowserRouter>{site}</BrowserRouter>);
    await expect.element(heading('Home')).toBeVisible();
    window.scrollTo({ top: 700, behavior: 'instant' });
    await rest();
    await unmount();
    window.scrollTo({ top: 0, behavior: 'instant' });
    await render(<BrowserRouter>{site}</BrowserRouter>);
    await rest();
    expect(window.scrollY).toBe(0);
  });
});
