import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BuyLink } from '@lasakita/ui/BuyLink';

const meta = {
  title: 'Components/Navigation/BuyLink (button, shop)',
  id: 'components-buylink',
  component: BuyLink,
  tags: ['new'],
  args: {
    href: 'https://shopee.ph/lasakita.example/cheddar-cheese-powder',
    shop: 'Shopee',
  },
} satisfies Meta<typeof BuyLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words stay "Buy Now"; the shop stands small below them. */
export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }] } },
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  parameters: {},
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Buy Now at Shopee' });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleDescription('opens in a new tab');
    await expect(canvas.getByText('at Shopee')).toBeVisible();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Among others it says of which product it is. */
export const OfAProduct: Story = {
  parameters: { visual: { skip: 'It looks like the first, and larger.' } },
  args: { product: 'Cheddar Cheese Powder', size: 'large' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Buy Now at Shopee, Cheddar Cheese Powder' }),
    ).toBeVisible();
  },
};
