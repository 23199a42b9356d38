import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badges } from '@lasakita/ui/Badges';

const meta = {
  title: 'Components/Content/Badges (tag, label, chip)',
  id: 'components-badges',
  component: Badges,
  tags: ['stable'],
  parameters: {
    stillControls: { label: 'Heard by screen readers alone.' },
  },
  args: { badges: ['Great Quality', 'Lowest Price', 'FDA Approved', 'HALAL Accredited'] },
} satisfies Meta<typeof Badges>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Those that an authority stands behind have its sign. */
export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { direction: 'rtl' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Advantages' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Many: Story = {
  args: {
    badges: [
      'Great Quality',
      'Well-Packed',
      'Long Shelf Life',
      'Great Value',
      'Napakasarap at siguradong babalik-balikan ng mga suki mo',
    ],
  },
  globals: { viewport: { value: 'xs' } },
};

/** Without any nothing is drawn. */
export const None: Story = {
  args: { badges: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
