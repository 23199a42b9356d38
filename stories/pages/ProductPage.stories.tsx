import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductPage } from '@/pages/ProductPage/ProductPage';
import { listStorage } from '@/services/listStorage';
import { SitePages, preloadSite } from '../support/SitePages';
import { withStores } from '../support/withStores';

const meta = {
  title: 'Pages/Product',
  component: ProductPage,
  tags: ['stable'],
  decorators: [withStores],
  loaders: [preloadSite],
  render: () => <SitePages />,
  parameters: {
    layout: 'fullscreen',
    address: '/products/cheddar-cheese-powder',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed into the kita helper begins with the record's figures (KITA-1). */
export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }] } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Cheddar Cheese Powder' }),
    ).toBeVisible();
    await expect(canvas.getByText(/₱32\.50 per 100 g/)).toBeVisible();
    const helper = within(await canvas.findByRole('region', { name: 'Magkano ang kita?' }));
    await userEvent.type(helper.getByRole('textbox', { name: 'Selling price' }), '35');
    await expect(helper.getByText('₱31.39')).toBeVisible();
  },
};

/** A press puts a pack on the visitor's list, and the button itself says how many there are (LIST-1, LOOK-2). */
export const AddedToList: Story = {
  parameters: { visual: { skip: 'It is the page with another label in one button.' } },
  beforeEach: () => {
    listStorage.write([]);
    return () => listStorage.write([]);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to list' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Nasa listahan · 1 Add to list' }),
    );
    await expect(
      await canvas.findByRole('button', { name: 'Nasa listahan · 2 Add to list' }),
    ).toBeVisible();
    await expect(canvas.getByText('2 packs on your list.')).toBeInTheDocument();
  },
};

/** Figures that came with the address (KITA-2). */
export const SharedFigures: Story = {
  parameters: {
    visual: { sizes: ['phone'] },
    address: '/products/cheddar-cheese-powder?sell=20&other=18&day=80',
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('A loss: every serving costs ₱1.61 more than it sells for.'),
    ).toBeVisible();
  },
};

/** The record does not say what a serving is: the sums wait for it. */
export const WithoutServing: Story = {
  parameters: { visual: { sizes: ['phone'] }, address: '/products/double-acting-baking-powder' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Pack price, pack weight and grams a serving are needed.'),
    ).toBeVisible();
  },
};
