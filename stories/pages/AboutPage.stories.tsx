import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SitePages } from '../support/SitePages';

const meta = {
  title: 'Pages/About',
  component: SitePages,
  parameters: { layout: 'fullscreen', address: '/about' },
} satisfies Meta<typeof SitePages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  },
};
