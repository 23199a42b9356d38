import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UsesSection } from '@/pages/HomePage/sections/UsesSection';

const meta = {
  title: 'Sections/Home/Uses',
  component: UsesSection,
  tags: ['new'],
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof UsesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By what a visitor sells, to the products for it (FIND-5). */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const fries = canvas.getByRole('link', { name: 'Fries' });
    await expect(fries).toHaveFocus();
    await expect(fries).toHaveAttribute('href', '/products?use=fries');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
