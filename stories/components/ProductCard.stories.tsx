import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProductCard, ProductCardSkeleton } from '@/components/ProductCard/ProductCard';
import type { ProductCardProps } from '@/components/ProductCard/ProductCard';
import products from '@/content/products.json';
import { productSummary } from '@/pages/ProductsPage/productTexts';
import { longName, samplePicture } from './listingSamples';

const cardOf = (product: (typeof products)[number]): ProductCardProps => ({
  name: product.name,
  summary: productSummary(product),
  ...samplePicture(product.image),
  buyLink: product.link,
  onDetails: fn(),
});

const grid = (columnWidth: number) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: `repeat(auto-fill, minmax(${columnWidth}px, 1fr))`,
});

const meta = {
  component: ProductCard,
  subcomponents: { ProductCardSkeleton },
  tags: ['stable'],
  parameters: {
    usage: {
      do: [
        'Use it in a grid, with ProductCardSkeleton while the list is on its way.',
        'Set `eager` on the cards of the first screen only.',
      ],
      dont: [
        'Do not add a third action.',
        'Do not cut a long name: it takes two lines, and a row grows with it.',
      ],
    },
    accessibility: {
      keyboard: {
        Tab: 'Goes to "Details", then to "Buy Now".',
        'Enter, Space': 'Opens the details, or the shop in a new tab.',
      },
      roles: 'An article named by the product; both controls are described by its name.',
      announcements: 'Nothing.',
    },
  },
  args: {
    name: 'Cheddar Cheese Powder',
    summary: '₱65 · 200 g',
    ...samplePicture('products/cheddar-cheese-powder'),
    buyLink: 'https://shopee.ph/lasakita.example/cheddar-cheese-powder',
    onDetails: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Details opens here, Buy Now in a new tab with no opener; each says of which product (PROD-5). */
export const Default: Story = {
  parameters: {
    visual: {
      globals: [
        { textSize: '200-percent' },
        { direction: 'rtl' },
        { forcedColors: 'active' },
        { pictures: 'slow' },
        { pictures: 'missing' },
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: args.name })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: args.name })).toBeVisible();
    await expect(canvas.getByRole('img', { name: args.pictureAlt })).toBeVisible();
    await userEvent.tab();
    const details = canvas.getByRole('button', { name: 'Details' });
    await expect(details).toHaveFocus();
    await expect(details).toHaveAccessibleDescription(args.name);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(details);
    await expect(args.onDetails).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    const buy = canvas.getByRole('link', { name: 'Buy Now' });
    await expect(buy).toHaveFocus();
    await expect(buy).toHaveAttribute('href', args.buyLink);
    await expect(buy).toHaveAttribute('target', '_blank');
    await expect(buy).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(buy).toHaveAccessibleDescription(`${args.name} opens in a new tab`);
  },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'));
  },
};

/** What was searched for is marked (PROD-11). */
export const Found: Story = {
  args: { keyword: 'CHEESE' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('Cheese');
  },
};

export const LongName: Story = { args: { name: longName } };

export const MissingPicture: Story = { args: { picture: undefined } };

/** Still on its way: hidden from screen readers. */
export const Loading: Story = {
  render: () => <ProductCardSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** The shelf, with a place that is still empty. */
export const Shelf: Story = {
  render: () => (
    <div style={grid(240)}>
      {products.map((product) => (
        <ProductCard key={product.id} {...cardOf(product)} />
      ))}
      <ProductCardSkeleton />
    </div>
  ),
  decorators: [(Story) => <div style={{ width: 'min(1300px, 86vw)' }}>{Story()}</div>],
};

/** Two in a row on a phone. */
export const PhoneShelf: Story = {
  render: () => (
    <div style={grid(140)}>
      {products.slice(0, 3).map((product) => (
        <ProductCard key={product.id} {...cardOf(product)} />
      ))}
      <ProductCardSkeleton />
    </div>
  ),
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
  globals: { viewport: { value: 'xs' } },
};

/** By keyboard to the details, then to the shop. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Buy Now' })).toHaveFocus();
  },
};
