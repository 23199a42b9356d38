import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NavAnchor } from '@kit/components/NavMenu/NavAnchor';
import { NavMenu } from '@lasakita/ui/NavMenu';
import { navigation } from '@/content/navigation';

const meta = {
  title: 'Components/Navigation/NavMenu (dropdown, menu bar)',
  id: 'components-navmenu',
  component: NavMenu,
  subcomponents: { NavAnchor },
  tags: ['stable'],
  args: { items: navigation, pathname: '/home' },
  parameters: {
    docs: { story: { height: '420px' } },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 380 }}>
        {Story()}
        <button type="button" style={{ marginTop: 320, fontSize: 'calc(5rem / 6)' }}>
          Elsewhere
        </button>
      </div>
    ),
  ],
} satisfies Meta<typeof NavMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The items in order (NAV-1), and the page shown marked (NAV-2). */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = canvasElement.querySelector('nav > ul');
    const labels = [...(list?.children ?? [])].map((item) => item.firstElementChild?.textContent);
    await expect(labels).toEqual(navigation.map(({ label }) => label));
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** The parent of the page shown is marked too, and says so. */
export const WithinSubmenu: Story = {
  args: { pathname: '/influencers/chef-tala' },
  play: async ({ canvas, userEvent }) => {
    const parent = canvas.getByRole('button', { name: 'Influencers' });
    await expect(parent).toHaveAttribute('aria-current', 'true');
    await userEvent.click(parent);
    await expect(canvas.getByRole('link', { name: 'Chef Tala' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Amihan' })).not.toHaveAttribute('aria-current');
  },
};

/** Links to other sites open in a new tab with no opener, and say so. */
export const Open: Story = {
  parameters: { visual: { globals: [{ direction: 'rtl' }, { forcedColors: 'active' }] } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Videos' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const link = canvas.getByRole('link', { name: 'Shorts & Reels (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    // A second click at once would be half of a double click.
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(link).toBeVisible();
  },
};

/** Twelve names stand in two columns, read downwards. */
export const TwoColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Influencers' }));
    const place = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect();
    await expect(place('Bayani').left).toBe(place('Amihan').left);
    await expect(place('Bayani').top).toBeGreaterThan(place('Amihan').top);
    await expect(place('Luningning').top).toBe(place('Amihan').top);
    await expect(place('Luningning').left).toBeGreaterThan(place('Amihan').left);
  },
};

/** One is open at a time. */
export const OneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    const shop = canvas.getByRole('button', { name: 'Shop Now' });
    const videos = canvas.getByRole('button', { name: 'Videos' });
    await userEvent.click(shop);
    await userEvent.hover(videos);
    await waitFor(() => expect(videos).toHaveAttribute('aria-expanded', 'true'));
    await expect(shop).toHaveAttribute('aria-expanded', 'false');
    await expect(shop).toHaveFocus();
  },
};

/** Enter opens, arrows walk, Escape closes and returns. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Company' });
    button.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Names longer than one would choose stand in one line each. */
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Tahanan', to: '/home' },
      {
        label: 'Mga Kasangga',
        children: [
          { label: 'Pinakamasarap na Luto ni Aling Nena', to: '/influencers/nena' },
          { label: 'Kusina ng Bayan', to: '/influencers/kusina' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mga Kasangga' }));
    await expect(canvas.getByRole('link', { name: /Aling Nena/ })).toBeVisible();
  },
};
