import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { InfluencerCarousel } from '@lasakita/ui/InfluencerCarousel';
import { SOCIAL_SCRIPT } from '@kit/components/Video/socialScript';
import { pictureAsset } from '@/content/pictures';
import { asked, surroundings } from './surroundings';

const videos = [
  {
    address: 'https://www.tiktok.com/@lasakita.example/video/7000000000000000101',
    title: 'Cheese fries three ways, from one batch of potatoes',
    poster: pictureAsset('influencers/poster-1'),
  },
  {
    address: 'https://www.tiktok.com/@lasakita.example/video/7000000000000000102',
    title: 'Corn in a cup with white cheddar',
    poster: pictureAsset('influencers/poster-2'),
  },
  {
    address: 'https://www.tiktok.com/@lasakita.example/video/7000000000000000103',
    title: 'What a fries stall earns on its first day',
    poster: pictureAsset('influencers/poster-5'),
  },
];

const meta = {
  title: 'Components/Media/InfluencerCarousel (slider)',
  id: 'components-influencercarousel',
  component: InfluencerCarousel,
  tags: ['stable'],
  parameters: {
    stillControls: {
      embed: 'Seen only in videos of TikTok.',
    },
  },
  args: { label: 'Videos by Amihan', videos },
  beforeEach: () => surroundings(),
} satisfies Meta<typeof InfluencerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Several videos: dots and the pause button, no arrows (CAR-2). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Slide 3 of 3' });
    await expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull();
  },
};

/** One video shows without a carousel (CAR-2). */
export const OneVideo: Story = {
  args: { videos: videos.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Watch on TikTok/ })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** With the official script, which is put in anew after each change (INF-1). */
export const Script: Story = {
  args: { embed: 'script' },
  beforeEach: () => surroundings({ reducedMotion: false, saveData: false }),
  play: async ({ canvas, userEvent }) => {
    const second = await canvas.findByRole('button', { name: 'Slide 2 of 3' });
    await waitFor(() => expect(asked).toContain(SOCIAL_SCRIPT));
    const before = asked.length;
    await userEvent.click(second);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  },
};

/** Films of the site and YouTube stand here as well (VIDEO-1). */
export const MixedAddresses: Story = {
  args: {
    videos: [
      {
        ...videos[1],
        address: 'https://www.youtube.com/shorts/lasakita001',
        poster: undefined,
        title: 'Ube crinkles',
      },
      { ...videos[2], address: 'films/about', poster: undefined, title: 'Aming kusina' },
      ...videos.slice(0, 1),
    ],
  },
};

/** Players that are blocked leave posters, titles and links (INF-2). */
export const Blocked: Story = {
  beforeEach: () => surroundings({ playersPresent: false, reducedMotion: true }),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('link', { name: /^Watch on TikTok/ }))[0],
    ).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  beforeEach: () => surroundings({ reducedMotion: true }),
};
