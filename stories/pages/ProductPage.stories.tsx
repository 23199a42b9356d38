import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductPage } from '@/pages/ProductPage/ProductPage';
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

/**
 * The product on its line's color, beside exactly what it makes (COUNT-2). The kita helper starts with the record's
 * figures (KITA-1).
 */
export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }] } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Cheddar Cheese Powder' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cheesemiss' })).toBeVisible();
    await expect(canvas.getByText('₱32.50 per 100 g')).toBeVisible();
    await expect(
      canvas.getAllByText('18', { selector: 'strong' })[0]?.closest('p'),
    ).toHaveTextContent('₱65 isang pouch, 200 g = 18 baso ng fries');
    await expect(canvas.getByText('₱3.61 na lasa bawat baso')).toBeVisible();
    await userEvent.click(await canvas.findByText('Buong kuwenta'));
    const helper = within(await canvas.findByRole('region', { name: 'Magkano ang kita?' }));
    await userEvent.type(helper.getByRole('textbox', { name: 'Selling price' }), '35');
    await expect(helper.getByText('₱31.39')).toBeVisible();
  },
};

/** A press puts a pack on the visitor's list, and the button itself says how many there are (LIST-1, LOOK-2). */
export const AddedToList: Story = {
  parameters: { visual: { skip: 'It is the page with another label in one button.' } },
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

/** Violet, with the numbers that are read on it. */
export const InItsColor: Story = {
  parameters: { address: '/products/ube-cake-and-pancake-mix' },
};

/** Of no line: the company's own sign and color. */
export const OfNoLine: Story = {
  parameters: { visual: { sizes: ['phone'] }, address: '/products/champorado-oat-cereal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('mangkok ng champorado')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'LasaKita' })).toBeNull();
  },
};

/** The record does not say what a serving is: no number is invented, and the sums wait for it. */
export const WithoutServing: Story = {
  parameters: { visual: { sizes: ['phone'] }, address: '/products/double-acting-baking-powder' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Pack price, pack weight and grams a serving are needed.'),
    ).toBeVisible();
    await expect(canvas.getByText('₱38', { selector: 'span' })).toBeVisible();
    await expect(canvas.queryByText(/na lasa bawat/)).toBeNull();
  },
};
