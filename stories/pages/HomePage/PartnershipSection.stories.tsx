import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PartnershipSection } from '@/pages/HomePage/sections/PartnershipSection';
import { visitor } from '../../components/surroundings';
import { DeferredPhotoCarousel } from '@/pages/deferredParts';

const meta = {
  title: 'Sections/Home/Partnership',
  component: PartnershipSection,
  tags: ['stable'],
  loaders: [() => DeferredPhotoCarousel.preload()],
  parameters: {
    layout: 'fullscreen',
  },
  beforeEach: () => visitor({ reducedMotion: true }),
} satisfies Meta<typeof PartnershipSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven pictures, and the way to the partner of many years (HOME-3). */
export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Meet Chef Ligaya' })).toHaveAttribute(
      'href',
      '/influencers/chef-ligaya',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Slide 7 of 7' }));
    await expect(canvas.getByRole('button', { name: 'Slide 7 of 7' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
