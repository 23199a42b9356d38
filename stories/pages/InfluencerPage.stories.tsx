import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { influencers } from '@/content/influencers';
import { surroundings, thirdParties } from '../components/surroundings';
import { InfluencerPage } from '@/pages/InfluencerPage/InfluencerPage';
import { SitePages } from '../support/SitePages';

const withOneVideo = influencers.find(({ videos }) => videos.length === 1);

const meta = {
  title: 'Pages/Influencer',
  component: InfluencerPage,
  tags: ['stable'],
  render: () => <SitePages />,
  parameters: {
    layout: 'fullscreen',
    address: '/influencers/chef-ligaya',
    docs: { story: { inline: false, height: '720px' } },
    usage: {
      do: ['Add an influencer in the content: page, menu and links follow.'],
      dont: ['Do not show a person without their consent.'],
    },
    accessibility: {
      keyboard: {
        Tab: 'Goes through the other influencers, then to the carousel and its video.',
        'Arrow left, arrow right': 'On a dot: to the video before or after.',
      },
      roles:
        'A heading of the first level, a portrait, a list of links, and a carousel where there are several videos.',
      announcements:
        'The title, because the focus goes to it after a navigation; the video that comes, while the carousel rests.',
    },
  },
  beforeEach: () => thirdParties(),
} satisfies Meta<typeof InfluencerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }] } },
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

/** Blocked players leave posters and links (INF-2). */
export const PlayersBlocked: Story = {
  beforeEach: () => surroundings({ playersPresent: false, reducedMotion: false, saveData: false }),
  play: async ({ canvas, userEvent }) => {
    const links = await canvas.findAllByRole('link', { name: /^Watch on TikTok/ });
    await expect(links[0]).toHaveAttribute('rel', 'noopener');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
};

/** The longest list of videos, on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  beforeEach: () => surroundings({ reducedMotion: true }),
};
