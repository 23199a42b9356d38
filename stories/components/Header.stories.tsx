import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Header } from '@lasakita/ui/Header';
import { navigation } from '@/content/navigation';

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

const meta = {
  title: 'Components/Navigation/Header (hamburger, app bar)',
  id: 'components-header',
  component: Header,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '360px' } },
  },
  args: {
    brand: 'LasaKita',
    homePath: '/home',
    items: navigation,
    pathname: '/products',
    isMenuOpen: false,
    onOpenMenu: fn(),
    menuId: 'menu',
  },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <div id="menu" hidden />
        <main style={{ minHeight: '300vh', padding: 24 }}>
          <Typography variant="h1">Products</Typography>
        </main>
      </>
    ),
  ],
  beforeEach: () => {
    scrollTo(0);
    return () => scrollTo(0);
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On wide screens the menu stands in a row, and the page shown is marked. */
export const Default: Story = {
  // A phone has other controls, which stories of their own show.
  parameters: {
    visual: {
      globals: [{ direction: 'rtl' }, { forcedColors: 'active' }],
      sizes: ['desktop'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'LasaKita home' })).toHaveAttribute(
      'href',
      '/home',
    );
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
  },
};

/** Scrolled by 10 px the bar stays at the top (SHELL-2). */
export const Fixed: Story = {
  play: async ({ canvas }) => {
    scrollTo(200);
    const logo = canvas.getByRole('link', { name: 'LasaKita home' });
    await waitFor(() => expect(logo.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

/** Far down the page the way back up stands in the row (SHELL-4). */
export const FarDown: Story = {
  play: async ({ canvas }) => {
    scrollTo(600);
    await expect(await canvas.findByRole('button', { name: 'Scroll to top' })).toBeVisible();
  },
};

/** Below `lg` a toggle opens the menu (SHELL-1). */
export const Phone: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { direction: 'rtl' }] } },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Open menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(toggle);
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenMenu).toHaveBeenCalledTimes(2);
  },
};

export const PhoneMenuOpen: Story = {
  args: { isMenuOpen: true },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** The narrowest screen with the menu in a row: everything is in view. */
export const NarrowestDesktop: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: 'Company' });
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A company with a long name. */
export const LongName: Story = {
  args: { brand: 'Pinakamasarap na Lasa ng Pilipinas' },
  globals: { viewport: { value: 'xs' } },
};

/** Something stands beside the menu, and moves neither it nor the logo. */
export const WithSomethingBeside: Story = {
  args: {
    beside: (
      <a
        href="/list"
        style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' }}
      >
        My list
      </a>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'My list' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** What most visitors come for stands last in the row, where the row has room. */
export const WithAction: Story = {
  globals: { viewport: { value: 'xxl' } },
  args: {
    ...WithSomethingBeside.args,
    action: (
      <Button variant="outlined" href="/dealership#directory">
        Dealers near you
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Dealers near you' })).toBeVisible();
    scrollTo(600);
    await expect(await canvas.findByRole('button', { name: 'Scroll to top' })).toBeVisible();
    // All that the row can hold is in it, and the brand keeps its room.
    const brand = canvas.getByRole('link', { name: 'LasaKita home' });
    await expect(brand.scrollWidth).toBeLessThanOrEqual(brand.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A phone has no room for it: the menu leads there. */
export const WithActionOnPhone: Story = {
  args: { ...WithAction.args },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Dealers near you' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
