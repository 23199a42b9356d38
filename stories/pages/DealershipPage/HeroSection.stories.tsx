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
    usage: {
      do: ['Let it begin the page: it holds the `h1`.'],
      dont: ['Do not change its colour: dealership is orange.'],
    },
    accessibility: {
      keyboard: { Tab: 'Goes to "Find a dealer".', Enter: 'Goes down to the directory.' },
      roles: 'A heading of the first level, a link and a picture.',
      announcements: 'The title, because the focus goes to it after a navigation.',
    },
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
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
