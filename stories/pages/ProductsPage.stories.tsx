import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ProductDialog } from '@/pages/ProductsPage/ProductDialog';
import { SiteLayout } from '@/layouts/SiteLayout/SiteLayout';
import { preloadLayout } from '@/layouts/SiteLayout/deferredParts';
import { ProductsPage } from '@/pages/ProductsPage/ProductsPage';
import { DeferredCatalogue } from '@/pages/deferredParts';
import { withStores } from '../support/withStores';

const meta = {
  title: 'Pages/Products',
  component: ProductsPage,
  tags: ['stable'],
  decorators: [withStores],
  loaders: [preloadLayout, () => DeferredCatalogue.preload()],
  subcomponents: { ProductDialog },
  render: () => (
    <SiteLayout>
      <ProductsPage />
    </SiteLayout>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/products',
    docs: { story: { inline: false, height: '720px' } },
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
  parameters: { visual: { sizes: ['phone'] }, siteState: { products: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Details/ })).toBeNull();
  },
};

/** Nothing in the catalogue at all. */
export const Empty: Story = {
  parameters: { visual: { sizes: ['phone'] }, siteState: { products: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no products here yet.')).toBeVisible();
  },
};

/** The list is not to be had: the console says so, the visitor sees an empty list (PROD-2). */
export const Failed: Story = {
  parameters: { visual: { sizes: ['phone'] }, siteState: { products: 'failed' } },
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

/** A shared address opens the details at once (PROD-6). */
export const DetailsOpen: Story = {
  parameters: { address: '/products?product=1' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    // The details open at once, and the list comes after a second.
    const [details] = await canvas.findAllByRole('button', { name: /^Details/ });
    await userEvent.click(details as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** Something is chosen: the shelves give way to the grid, and the filters stand above it. */
export const Filtered: Story = {
  parameters: { address: '/products?use=fries' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 products')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Para sa fries' })).toBeVisible();
    // Below what it filters, for who has not found it there.
    await expect(canvas.getByText('Hindi makita?')).toBeVisible();
  },
};

/** The shelves on a phone, the selects behind one button below them. */
export const Phone: Story = {
  parameters: { visual: { globals: [{ textSize: '150-percent' }] } },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 products')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
  },
};
