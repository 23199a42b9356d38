import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Facts } from '@lasakita/ui/Facts';

const meta = {
  title: 'Components/Content/Facts (description list, table)',
  id: 'components-facts',
  component: Facts,
  tags: ['stable'],
  args: {
    facts: [
      { term: 'Price', value: '₱65' },
      { term: 'Weight', value: '200 g' },
      { term: 'Shelf life', value: '8 Months' },
      { term: 'FDA registration', value: 'FR-4000001234567' },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { direction: 'rtl' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[3]).toHaveTextContent('FR-4000001234567');
  },
};

export const LongTexts: Story = {
  args: {
    facts: [
      { term: 'Country of origin and of packing', value: 'Philippines'.repeat(8) },
      { term: 'Ships from', value: 'Valenzuela, and on weekdays before noon from Quezon City too' },
    ],
  },
  globals: { viewport: { value: 'xs' } },
};
