import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteLayout } from '@/layouts/SiteLayout/SiteLayout';
import { preloadLayout } from '@/layouts/SiteLayout/deferredParts';
import { HomePage } from '@/pages/HomePage/HomePage';
import {
  DeferredHeroVideoCarousel,
  DeferredPhotoCarousel,
  DeferredVideo,
} from '@/pages/deferredParts';
import { surroundings } from '../components/surroundings';
import { withStores } from '../support/withStores';

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  tags: ['stable'],
  decorators: [withStores],
  loaders: [
    preloadLayout,
    () => DeferredHeroVideoCarousel.preload(),
    () => DeferredPhotoCarousel.preload(),
    () => DeferredVideo.preload(),
  ],
  render: () => (
    <SiteLayout>
      <HomePage />
    </SiteLayout>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/home',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { direction: 'rtl' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** Nothing moves, and nothing waits below to be revealed (HOME-6). */
export const ReducedMotion: Story = {
  parameters: {
    visual: { skip: 'Every capture asks for reduced motion; the link has stories of its own.' },
  },
  beforeEach: () => surroundings({ reducedMotion: true }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[data-reveal="hidden"]')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
};

/** Less data: every film waits for a tap. */
export const SaveData: Story = {
  parameters: { visual: { sizes: ['phone'] } },
  beforeEach: () => surroundings({ saveData: true, reducedMotion: true }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('button', { name: /^Play video/ });
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
  },
};

export const Phone: Story = {
  parameters: { visual: { skip: 'It is narrow as at 390 px, where the page is captured.' } },
  globals: { viewport: { value: 'xs' } },
  beforeEach: () => surroundings({ reducedMotion: true }),
};
