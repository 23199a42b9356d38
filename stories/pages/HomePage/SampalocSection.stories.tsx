import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampalocSection } from '@/pages/HomePage/sections/SampalocSection';
import { visitor } from '../../components/surroundings';

const meta = {
  title: 'Sections/Home/Sampaloc',
  component: SampalocSection,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    usage: {
      do: ['Feature one product, by its id in the content.'],
      dont: ['Do not lighten the shade: the words are read through it.'],
    },
    accessibility: {
      keyboard: {
        Tab: 'Goes to the link, the pause button, the dots and the slide shown.',
        'Arrow left, arrow right': 'On a dot: to the slide before or after.',
      },
      roles: 'A region named by its headline, with a carousel in it; the ground is decoration.',
      announcements: 'The picture that comes, politely, while the carousel rests.',
    },
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
