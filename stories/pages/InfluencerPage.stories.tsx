import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { influencers } from '@/content/influencers';
import { surroundings, thirdParties } from '../components/surroundings';
import { SiteLayout } from '@/layouts/SiteLayout/SiteLayout';
import { preloadLayout } from '@/layouts/SiteLayout/deferredParts';
import { InfluencerPage } from '@/pages/InfluencerPage/InfluencerPage';
import {
  DeferredCooksWith,
  DeferredInfluencerCarousel,
  DeferredPacksInUse,
} from '@/pages/deferredParts';
import { withStores } from '../support/withStores';

const withOneVideo = influencers.find(({ videos }) => videos.length === 1);

const meta = {
  title: 'Pages/Influencer',
  component: InfluencerPage,
  tags: ['stable'],
  decorators: [withStores],
  loaders: [
    preloadLayout,
    () => DeferredInfluencerCarousel.preload(),
    () => DeferredCooksWith.preload(),
    () => DeferredPacksInUse.preload(),
  ],
  render: () => (
    <SiteLayout>
      <InfluencerPage />
    </SiteLayout>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/influencers/chef-ligaya',
    docs: { story: { inline: false, height: '720px' } },
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

/** A name of one line leaves room for the packs on the counter. */
export const PacksOnTheCounter: Story = {
  parameters: { visual: { sizes: ['desktop'] }, address: '/influencers/amihan' },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    const packs = canvas.getByRole('list', { name: 'What Amihan cooks with' });
    await expect(within(packs).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/products/'),
    );
  },
};

/** One video shows without a carousel (CAR-2). */
export const OneVideo: Story = {
  parameters: { visual: { sizes: ['phone'] }, address: `/influencers/${withOneVideo?.slug}` },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Pause/ })).toBeNull();
  },
};

/** Blocked players leave posters and links (INF-2). */
export const PlayersBlocked: Story = {
  parameters: { visual: { sizes: ['phone'] } },
  beforeEach: () => surroundings({ playersPresent: false, reducedMotion: false, saveData: false }),
  play: async ({ canvas, userEvent }) => {
    const links = await canvas.findAllByRole('link', { name: /^Watch on TikTok/ });
    await expect(links[0]).toHaveAttribute('rel', 'noopener');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
};

/** What is cooked in the videos leads to the recipe on its product's page (ITEM-3). */
export const WithRecipes: Story = {
  parameters: { address: '/influencers/amihan', visual: { sizes: ['phone'] } },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Niluto niya' }));
    await expect(section.getByRole('link', { name: /^Cheese fries ng plaza/ })).toHaveAttribute(
      'href',
      '/products/cheddar-cheese-powder#cheese-fries-ng-plaza',
    );
    // Its pack goes on the list from here (LIST-1).
    await expect(section.getByRole('button', { name: /^Add to list/ })).toBeVisible();
  },
};

/** The longest list of videos, on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  beforeEach: () => surroundings({ reducedMotion: true }),
};
