import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WhereToBuySection } from '@/pages/DealershipPage/sections/WhereToBuySection';
import { surroundings } from '../../components/surroundings';

const meta = {
  title: 'Sections/Dealership/Where to buy',
  component: WhereToBuySection,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    address: '/dealership',
  },
  beforeEach: () => surroundings({ reducedMotion: true }),
} satisfies Meta<typeof WhereToBuySection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dealers, online stores and markets, beside a film (DEAL-3). */
export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    const stores = canvas.getAllByRole('link');
    for (const store of stores) {
      await expect(store).toHaveAttribute('target', '_blank');
      await expect(store).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await userEvent.tab();
    await expect(stores[0]).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };

/** Less data: the film waits for a tap, and the words do without it. */
export const SaveData: Story = {
  beforeEach: () => surroundings({ saveData: true, reducedMotion: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Play video/ })).toBeVisible();
  },
};
