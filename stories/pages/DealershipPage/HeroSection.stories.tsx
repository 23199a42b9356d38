import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeroSection } from '@/pages/DealershipPage/sections/HeroSection';

const meta = {
  title: 'Sections/Dealership/Hero',
  component: HeroSection,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    address: '/dealership',
  },
} satisfies Meta<typeof HeroSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Orange, with the specification's words (DEAL-1). */
export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dealership' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Find a dealer' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Become a dealer' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
