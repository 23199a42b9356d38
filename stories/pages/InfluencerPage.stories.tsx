import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { influencers } from '@/content/influencers';
import { thirdParties } from '../components/surroundings';
import { SitePages } from '../support/SitePages';

const withOneVideo = influencers.find(({ videos }) => videos.length === 1);

const meta = {
  title: 'Pages/Influencer',
  component: SitePages,
  parameters: { layout: 'fullscreen', address: '/influencers/chef-ligaya' },
  beforeEach: () => thirdParties(),
} satisfies Meta<typeof SitePages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Influencers: Chef Ligaya' }),
    ).toBeVisible();
  },
};

/** One video shows without a carousel (CAR-2). */
export const OneVideo: Story = {
  parameters: { address: `/influencers/${withOneVideo?.slug}` },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Pause/ })).toBeNull();
  },
};
