import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { thirdParties } from '../components/surroundings';
import { SitePages, preloadSite } from '../support/SitePages';
import { withStores } from '../support/withStores';

const meta = {
  title: 'Journeys/Menu',
  component: SitePages,
  tags: ['!autodocs'],
  decorators: [withStores],
  loaders: [preloadSite],
  parameters: { layout: 'fullscreen', address: '/about' },
  beforeEach: () => thirdParties(),
} satisfies Meta<typeof SitePages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On wide screens: a submenu opens, and leads to an influencer, who is then marked. */
export const SubmenuToPage: Story = {
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent }) => {
    const header = within(canvas.getByRole('banner'));
    await userEvent.click(header.getByRole('button', { name: 'Influencers' }));
    await userEvent.click(header.getByRole('link', { name: 'Chef Tala' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Influencers: Chef Tala' }),
    ).toHaveFocus();
    await expect(header.getByRole('button', { name: 'Influencers' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** The same by keyboard alone. */
export const SubmenuByKeyboard: Story = {
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent }) => {
    const header = within(canvas.getByRole('banner'));
    const company = header.getByRole('button', { name: 'Company' });
    company.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(header.getByRole('link', { name: 'About Us' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(company).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Contact' })).toHaveFocus();
  },
};

/** On phones: the panel slides in, a submenu opens in place, and the choice closes the panel (NAV-4, NAV-5). */
export const PhoneSlideIn: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(dialog).toBeVisible());
    const menu = within(dialog);
    const influencers = menu.getByRole('button', { name: 'Influencers' });
    await userEvent.click(influencers);
    await expect(influencers).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(menu.getByRole('link', { name: 'Chef Tala' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Influencers: Chef Tala' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  },
};

/** Closed without a choice, the focus is back on the toggle. */
export const PhoneClosed: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(toggle);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    await expect(toggle).toHaveFocus();
  },
};
