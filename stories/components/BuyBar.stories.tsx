import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BuyBar } from '@lasakita/ui/BuyBar';
import type { BuyBarProps } from '@lasakita/ui/BuyBar';
import { BuyLink } from '@lasakita/ui/BuyLink';

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

const meta = {
  title: 'Components/Navigation/BuyBar (sticky bar, call to action)',
  id: 'components-buybar',
  component: BuyBar,
  tags: ['new'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '240px' } },
    stillControls: {
      href: 'Where the link leads.',
      dealers: 'Where the link leads.',
    },
  },
  args: {
    product: 'Cheddar Cheese Powder',
    price: '₱65',
    href: 'https://shopee.ph/',
    shop: 'Shopee',
    dealers: '/dealership#directory',
  },
  beforeEach: () => {
    scrollTo(0);
    return () => scrollTo(0);
  },
} satisfies Meta<typeof BuyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Price, shop and dealer, at the lower edge of the view. */
export const Default: Story = {
  parameters: {
    visual: {
      sizes: ['phone', 'desktop'],
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  parameters: {},
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Cheddar Cheese Powder' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Buy Now at Shopee' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Buy Now at Shopee' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a dealer near you' })).toBeVisible();
  },
};

/** As long as prices get. */
export const LongPrice: Story = {
  parameters: { visual: { sizes: ['phone'] } },
  args: { price: '₱12,345.50' },
};

function Page(bar: BuyBarProps) {
  const buttons = useRef<HTMLDivElement>(null);
  return (
    <>
      <main style={{ padding: 24 }}>
        <Typography variant="h1">{bar.product}</Typography>
        <div ref={buttons} style={{ marginBlock: 24 }}>
          <BuyLink href={bar.href} />
        </div>
        <div style={{ height: '300vh' }}>All that there is to know.</div>
        <BuyBar {...bar} after={buttons} />
      </main>
      <div style={{ height: '120vh' }}>The footer.</div>
    </>
  );
}

/** It shows once the buttons have left the view above, and is gone where the page ends, and when they are back. */
export const AfterTheButtons: Story = {
  parameters: { visual: { skip: 'It is the bar upon a page.' } },
  render: (args) => <Page {...args} />,
  play: async ({ canvas }) => {
    const bar = () => canvas.queryByRole('navigation');
    await expect(bar()).toBeNull();
    scrollTo(window.innerHeight * 1.5);
    await waitFor(() => expect(bar()).toBeVisible());
    // What has the focus is kept above it.
    await expect(document.documentElement.style.scrollPaddingBottom).not.toBe('');
    scrollTo(document.documentElement.scrollHeight);
    await waitFor(() => expect(bar()).toBeNull());
    await expect(document.documentElement.style.scrollPaddingBottom).toBe('');
    scrollTo(window.innerHeight * 1.5);
    await waitFor(() => expect(bar()).toBeVisible());
    scrollTo(0);
    await waitFor(() => expect(bar()).toBeNull());
  },
};
