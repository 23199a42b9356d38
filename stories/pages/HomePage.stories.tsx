import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SitePages } from '../support/SitePages';

const meta = {
  title: 'Pages/Home',
  component: SitePages,
  parameters: { layout: 'fullscreen', address: '/home' },
} satisfies Meta<typeof SitePages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
