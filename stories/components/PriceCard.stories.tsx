import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceCard } from '@lasakita/ui/PriceCard';

const meta = {
  title: 'Components/Content/PriceCard (price, tag)',
  id: 'components-pricecard',
  component: PriceCard,
  tags: ['new'],
  parameters: { stillControls: { noteLanguage: 'It is heard, not seen.' } },
  args: { price: '₱65', note: 'isang pouch, 200 g', noteLanguage: 'fil' },
  decorators: [(Story) => <Box sx={{ fontSize: '4rem', p: 4 }}>{Story()}</Box>],
} satisfies Meta<typeof PriceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    visual: { globals: [{ textSize: '200-percent' }, { forcedColors: 'active' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('isang pouch, 200 g')).toHaveAttribute('lang', 'fil');
  },
};

/** Without what one gets for it. */
export const PriceAlone: Story = { args: { note: undefined } };

/** As long as prices get. */
export const LongPrice: Story = { args: { price: '₱12,345.50', note: 'isang sako, 25 kg' } };
