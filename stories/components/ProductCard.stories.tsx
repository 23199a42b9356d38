import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProductCard, ProductCardSkeleton } from '@lasakita/ui/ProductCard';
import type { ProductCardProps } from '@lasakita/ui/ProductCard';
import products from '@content/products.json';
import categories from '@content/product-categories.json';
import uses from '@content/uses.json';
import type { Product } from '@/content/schema';
import { cardTexts, makesOf } from '@/domain/productCard';
import { productSlug } from '@/domain/productTexts';
import { productPath } from '@/domain/paths';
import { pictureAsset } from '@/content/pictures';
import { AddToList } from '@/pages/shared/AddToList';
import { Crowd, crowdOfPack } from '@/pages/shared/Crowd';
import { longName, samplePicture } from './listingSamples';

const cardOf = (product: (typeof products)[number]): ProductCardProps => ({
  name: product.name,
  to: productPath(productSlug(product)),
  ...cardTexts(product, categories, uses),
  ...samplePicture(product.image),
  buyLink: product.link,
  serving: product.servingPicture ? pictureAsset(product.servingPicture) : undefined,
  onDetails: fn(),
});

const [cheddar] = products;
const cheddarMakes = cheddar && makesOf(cheddar);
const cups = crowdOfPack(cheddar as Product);

const grid = (columnWidth: number) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: `repeat(auto-fill, minmax(${columnWidth}px, 1fr))`,
});

const meta = {
  title: 'Components/Content/ProductCard (tile, chip)',
  id: 'components-productcard',
  component: ProductCard,
  subcomponents: { ProductCardSkeleton },
  tags: ['stable'],
  args: {
    name: 'Cheddar Cheese Powder',
    to: '/products/cheddar-cheese-powder',
    color: 'keso',
    makes: cheddarMakes,
    use: 'Fries',
    price: '₱65',
    weight: '200 g',
    unitPrice: '₱32.50 per 100 g',
    ...samplePicture('products/cheddar-cheese-powder'),
    buyLink: 'https://shopee.ph/lasakita.example/cheddar-cheese-powder',
    shop: 'Shopee',
    onDetails: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Buy Now opens in a new tab with no opener, Details here; each says of which product (PROD-5). */
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
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  parameters: {},
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: args.name })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: args.name })).toBeVisible();
    await expect(canvas.getByRole('img', { name: args.pictureAlt })).toBeVisible();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: args.name });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', args.to);
    // The picture is a part of it.
    const { left, top, width } = canvas.getByRole('img').getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + width / 2);
    await expect(middle).toBe(link);
    await userEvent.tab();
    // The words that are seen, and what they are about: links and buttons are also read in lists, without their cards.
    const buy = canvas.getByRole('link', { name: `Buy Now at Shopee, ${args.name}` });
    await expect(buy).toHaveFocus();
    await expect(buy).toHaveAttribute('href', args.buyLink);
    await expect(buy).toHaveAttribute('target', '_blank');
    await expect(buy).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(buy).toHaveAccessibleDescription('opens in a new tab');
    await userEvent.tab();
    const details = canvas.getByRole('button', { name: `Details, ${args.name}` });
    await expect(details).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(details);
    await expect(args.onDetails).toHaveBeenCalledTimes(2);
    // One formula, as a sentence (COUNT-2).
    await expect(canvas.getByText('baso').closest('p')).toHaveTextContent('₱65 = 18 baso');
  },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'));
  },
};

/** One more thing to do with it: across from the price, in a row on phones above the pack. */
export const WithAction: Story = {
  name: 'With an action',
  args: { action: <AddToList product={{ id: '1', name: 'Cheddar Cheese Powder' }} isCompact /> },
  render: (args) => (
    <div style={grid(280)}>
      <ProductCard {...args} />
      <ProductCard {...args} size="row" />
      <ProductCard {...args} size="hero" />
    </div>
  ),
};

/** What was searched for is marked (PROD-11). */
export const Found: Story = {
  args: { keyword: 'CHEESE' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('Cheese');
  },
};

/** The hero of a shelf: what one pack makes stands beside it, as large as its place lets it. */
export const Hero: Story = {
  args: { size: 'hero', serving: pictureAsset('servings/cheddar-cheese-powder') },
  parameters: {
    visual: { globals: [{ textSize: '200-percent' }, { direction: 'rtl' }] },
  },
  decorators: [(Story) => <div style={{ width: 'min(620px, 88vw)' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18')).toBeVisible();
    await expect(canvas.getByText('baso ng fries')).toBeVisible();
  },
};

/** All that one pack makes, where it can be drawn, stands below its number in place of one serving. */
export const HeroCounted: Story = {
  ...Hero,
  args: { size: 'hero', crowd: cups && <Crowd ratio={1.2} parts={cups} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('18')).toBeVisible();
    await expect(canvasElement.querySelectorAll('use')).toHaveLength(18);
  },
};

/** On phones the picture stands at the start of a row; from the middle width on it is a tile. */
export const Row: Story = {
  args: { size: 'row', serving: pictureAsset('servings/cheddar-cheese-powder') },
  decorators: [(Story) => <div style={{ width: 'min(358px, 88vw)' }}>{Story()}</div>],
  globals: { viewport: { value: 'xs' } },
};

/** Without a picture of what it makes, the count stands in the middle. */
export const HeroAlone: Story = {
  ...Hero,
  args: { size: 'hero' },
  parameters: { visual: {} },
};

/** Nothing is counted, and no number invented: the place of the count stays (COUNT-1). */
export const NoCount: Story = {
  args: { makes: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/=/)).toBeNull();
    await expect(canvas.getByText('₱65')).toBeVisible();
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

/** By keyboard to the page, to the shop, then to the details. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Buy Now/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Details/ })).toHaveFocus();
  },
};
