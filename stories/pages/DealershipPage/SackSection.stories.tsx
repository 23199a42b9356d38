import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SackSection } from '@/pages/DealershipPage/sections/SackSection';

const meta = {
  title: 'Sections/Dealership/Sack',
  component: SackSection,
  tags: ['new'],
  parameters: { layout: 'fullscreen', address: '/dealership' },
} satisfies Meta<typeof SackSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a sack makes, by the sums of each pouch (COUNT-4). */
export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('900')).toBeVisible();
    await expect(canvas.getByText('10 kg, 50 pouch')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
