import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PartnershipSection } from '@/pages/HomePage/sections/PartnershipSection';
import { visitor } from '../../components/surroundings';

const meta = {
  title: 'Sections/Home/Partnership',
  component: PartnershipSection,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    usage: {
      do: ['Name the partner in the content by the slug of a page that exists.'],
      dont: ['Do not show pictures without alternative texts.'],
    },
    accessibility: {
      keyboard: {
        Tab: 'Goes to the link, the pause button, the dots and the slide shown.',
        'Arrow left, arrow right': 'On a dot: to the slide before or after.',
      },
      roles: 'A region named by its headline, with a carousel in it.',
      announcements: 'The picture that comes, politely, while the carousel rests.',
    },
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
