import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SitePages } from '../support/SitePages';

const meta = {
  title: 'Pages/Products',
  component: SitePages,
  parameters: { layout: 'fullscreen', address: '/products' },
} satisfies Meta<typeof SitePages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 products')).toBeVisible();
  },
};

/** The second after the page has opened. */
export const Loading: Story = {
  parameters: { siteState: { products: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Details' })).toBeNull();
  },
};

/** Nothing in the catalogue at all. */
export const Empty: Story = {
  parameters: { siteState: { products: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no products here yet.')).toBeVisible();
  },
};

/** The list is not to be had: the console says so, the visitor sees an empty list (PROD-2). */
export const Failed: Story = {
  parameters: { siteState: { products: 'failed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 products')).toBeVisible();
    await expect(canvas.queryByText('There are no products here yet.')).toBeNull();
  },
};

export const ThousandProducts: Story = {
  parameters: { siteState: { products: 'many' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1000 products')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeInTheDocument();
  },
};

/** The visitor searches, narrows to a brand line and opens what is found. */
export const FilterToDetails: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 products');
    await userEvent.type(canvas.getByPlaceholderText('Search for Products'), 'powder');
    await expect(await canvas.findByText('7 products')).toBeVisible();
    const [category] = canvas.getAllByRole('combobox', { name: 'Select category' });
    if (!category) throw new Error('There is no category select');
    await userEvent.selectOptions(category, 'Cheesemiss');
    await expect(await canvas.findByText('3 products')).toBeVisible();
    const [details] = canvas.getAllByRole('button', { name: 'Details' });
    if (!details) throw new Error('There is no Details button');
    await userEvent.click(details);
    const dialog = await canvas.findByRole('dialog', { name: 'Cheddar Cheese Powder' });
    await waitFor(() => expect(within(dialog).getByText('July 15, 2027')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 products');
    await userEvent.type(canvas.getByPlaceholderText('Search for Products'), 'halo-halo');
    await expect(await canvas.findByText(/No products match “halo-halo”/)).toBeVisible();
  },
};

export const PastTheEnd: Story = {
  parameters: { address: '/products?per-page=10&page=9' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to the last page' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Details' })).toHaveLength(2));
  },
};
