import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DealershipSection } from '@/pages/HomePage/sections/DealershipSection';

const meta = {
  title: 'Sections/Home/Dealership',
  component: DealershipSection,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DealershipSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two ways on: to become a dealer, and to find one. */
export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    const become = canvas.getByRole('link', { name: 'Become a dealer' });
    const find = canvas.getByRole('link', { name: 'Find a dealer' });
    await expect(become).toHaveAttribute('href', '/dealership');
    await expect(find).toHaveAttribute('href', '/dealership#directory');
    await userEvent.tab();
    await expect(become).toHaveFocus();
    await userEvent.tab();
    await expect(find).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
