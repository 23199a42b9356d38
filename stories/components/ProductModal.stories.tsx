import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ProductModal } from '@lasakita/ui/ProductModal';
import type { ProductDetails, ProductModalProps } from '@lasakita/ui/ProductModal';
import products from '@content/products.json';
import { makesOf } from '@/domain/productCard';
import { productFacts, readableWeight } from '@/domain/productTexts';
import { longName, samplePicture } from './listingSamples';
import { useArgState } from '../support/useArgState';

const [cheddar] = products;
if (!cheddar) throw new Error('There are no products');

const details: ProductDetails = {
  name: cheddar.name,
  color: 'keso',
  price: '₱65',
  weight: readableWeight(cheddar.weight),
  makes: makesOf(cheddar),
  ...samplePicture(cheddar.image),
  description: cheddar.description,
  facts: productFacts(cheddar),
  advantages: cheddar.advantages,
  buyLink: cheddar.link,
  shop: 'Shopee',
  to: '/products/cheddar-cheese-powder',
};

/** A page with the button that opens it. */
function Opener({ open, onClose, ...args }: ProductModalProps) {
  const [isOpen, setIsOpen] = useArgState(open);
  const handleClose = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Details</Button>
      <ProductModal {...args} open={isOpen} onClose={handleClose} />
    </>
  );
}

const meta = {
  title: 'Components/Content/ProductModal (dialog, badge, chip)',
  id: 'components-productmodal',
  component: ProductModal,
  tags: ['stable'],
  render: (args) => <Opener {...args} />,
  args: {
    open: true,
    product: details,
    action: (
      <>
        <Button variant="outlined">Add to list</Button>
        <Button variant="outlined" href="#dealers">
          Dealer
        </Button>
      </>
    ),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof ProductModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pack on its ground, what it makes, name, paragraphs, facts, badges and Buy Now (PROD-6, COUNT-2). */
export const Default: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cheddar Cheese Powder' }));
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: details.pictureAlt })).toBeVisible(),
    );
    const formula = dialog.getByText('baso').closest('p');
    await expect(formula).toHaveTextContent('₱65 = 18 baso');
    for (const paragraph of details.description) {
      await expect(dialog.getByText(paragraph)).toBeVisible();
    }
    const badges = within(dialog.getByRole('list', { name: 'Advantages' }));
    await expect(badges.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual(
      details.advantages,
    );
    const terms = dialog.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(details.facts.map(({ term }) => term));
    const buy = dialog.getByRole('link', { name: 'Buy Now at Shopee' });
    await expect(buy).toHaveAttribute('href', details.buyLink);
    await expect(buy).toHaveAttribute('target', '_blank');
    await expect(buy).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(buy).toHaveAccessibleDescription('opens in a new tab');
    await expect(dialog.getByRole('link', { name: /^How to use it/ })).toHaveAttribute(
      'href',
      details.to,
    );
  },
};

export const OpenedAndClosed: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: /^Details/ });
    await userEvent.click(opener);
    const close = canvas.getByRole('button', { name: 'Close details' });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** A record with hardly anything in it: no count, no empty list, no empty row. */
export const FewFacts: Story = {
  args: {
    product: {
      ...details,
      picture: undefined,
      makes: undefined,
      advantages: [],
      description: ['Pampalasa.'],
      facts: details.facts.slice(0, 1),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(await canvas.findAllByRole('term')).toHaveLength(1);
  },
};

/** The close button stays in reach however long the text is. */
export const LongText: Story = {
  args: {
    links: <Link href="#film">See how it is made</Link>,
    product: {
      ...details,
      name: longName,
      description: Array.from({ length: 12 }, (_, index) => `${index + 1}. ${longName}`),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    const close = canvas.getByRole('button', { name: 'Close details' });
    const { top } = close.getBoundingClientRect();
    dialog.scrollTo(0, 600);
    await expect(dialog.scrollTop).toBe(600);
    await expect(close.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };

export const MissingPicture: Story = { args: { product: { ...details, picture: undefined } } };
