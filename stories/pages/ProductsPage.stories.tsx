import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ProductDialog } from '@/pages/ProductsPage/ProductDialog';
import { ProductsPage } from '@/pages/ProductsPage/ProductsPage';
import { SitePages } from '../support/SitePages';

const meta = {
  title: 'Pages/Products',
  component: ProductsPage,
  tags: ['stable'],
  subcomponents: { ProductDialog },
  render: () => <SitePages />,
  parameters: {
    layout: 'fullscreen',
    address: '/products',
    docs: { story: { inline: false, height: '720px' } },
    usage: {
      do: ['Keep filters, page and open product in the address.'],
      dont: ['Do not wait for a button to filter.'],
    },
    accessibility: {
      keyboard: {
        Tab: 'Goes through the filters, the cards and the pages.',
        'Enter, Space': 'Presses or follows what is in focus.',
        Escape: 'Closes the details.',
      },
      roles:
        'A search landmark, a list of articles, a navigation of pages, and a modal dialog for the details.',
      announcements: "The count of products, politely; the product's name, when its details open.",
    },
  },
} satisfies Meta<typeof ProductsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { pictures: 'missing' }],
    },
  },
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
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeInTheDocument();
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

/** A shared address opens the details at once (PROD-6). */
export const DetailsOpen: Story = {
  parameters: { address: '/products?product=1' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getAllByRole('button', { name: 'Details' })[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** Two cards in a row, and the selects behind one button. */
export const Phone: Story = {
  parameters: { visual: { globals: [{ textSize: '150-percent' }] } },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 products')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
  },
};
