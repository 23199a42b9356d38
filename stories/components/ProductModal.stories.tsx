import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ProductModal } from '@/components/ProductModal/ProductModal';
import type { ProductDetails, ProductModalProps } from '@/components/ProductModal/ProductModal';
import products from '@/content/products.json';
import { productFacts } from '@/pages/ProductsPage/productTexts';
import { longName, samplePicture } from './listingSamples';

const [cheddar] = products;
if (!cheddar) throw new Error('There are no products');

const details: ProductDetails = {
  name: cheddar.name,
  ...samplePicture(cheddar.image),
  description: cheddar.description,
  facts: productFacts(cheddar),
  advantages: cheddar.advantages,
  buyLink: cheddar.link,
};

/** A page with the button that opens it. */
function Opener({ open, onClose, ...args }: ProductModalProps) {
  const [isOpen, setIsOpen] = useState(open);
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
  component: ProductModal,
  tags: ['stable'],
  render: (args) => <Opener {...args} />,
  args: { open: true, product: details, onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    usage: {
      do: [
        'Keep `product` until it has closed.',
        'Keep the open product in the address, so that it can be shared and Back closes it.',
      ],
      dont: ['Do not put a form into it.', 'Do not show a fact that the data does not hold.'],
    },
    accessibility: {
      keyboard: { Tab: 'Goes round from "Close details" to "Buy Now".', Escape: 'Closes it.' },
      roles:
        'A modal dialog named by the product. Facts are a list of terms, advantages a list named "Advantages".',
      announcements: "The product's name, when it opens.",
    },
  },
} satisfies Meta<typeof ProductModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, picture, paragraphs, facts, badges and Buy Now (PROD-6). */
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
    for (const paragraph of details.description) {
      await expect(dialog.getByText(paragraph)).toBeVisible();
    }
    const badges = within(dialog.getByRole('list', { name: 'Advantages' }));
    await expect(badges.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual(
      details.advantages,
    );
    const terms = dialog.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(details.facts.map(({ term }) => term));
    const buy = dialog.getByRole('link', { name: 'Buy Now' });
    await expect(buy).toHaveAttribute('href', details.buyLink);
    await expect(buy).toHaveAttribute('target', '_blank');
    await expect(buy).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(buy).toHaveAccessibleDescription('opens in a new tab');
  },
};

export const OpenedAndClosed: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Details' });
    await userEvent.click(opener);
    const close = canvas.getByRole('button', { name: 'Close details' });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** A record with hardly anything in it: no empty list, no empty row. */
export const FewFacts: Story = {
  args: {
    product: {
      ...details,
      picture: undefined,
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
