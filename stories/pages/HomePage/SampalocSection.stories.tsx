import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampalocSection } from '@/pages/HomePage/sections/SampalocSection';
import { visitor } from '../../components/surroundings';
import { DeferredPhotoCarousel } from '@/pages/deferredParts';

const meta = {
  title: 'Sections/Home/Sampaloc',
  component: SampalocSection,
  tags: ['stable'],
  loaders: [() => DeferredPhotoCarousel.preload()],
  parameters: {
    layout: 'fullscreen',
  },
  beforeEach: () => visitor({ reducedMotion: true }),
} satisfies Meta<typeof SampalocSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five pictures on the product's own ground (HOME-4); the link opens the product's details. */
export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Slide 5 of 5' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'See this product' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/products\?product=\d+$/));
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
