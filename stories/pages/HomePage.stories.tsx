import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomePage } from '@/pages/HomePage/HomePage';
import { surroundings } from '../components/surroundings';
import { SitePages } from '../support/SitePages';

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  tags: ['stable'],
  render: () => <SitePages />,
  parameters: {
    layout: 'fullscreen',
    address: '/home',
    docs: { story: { inline: false, height: '720px' } },
    usage: {
      do: ['Build it of sections, each with one subject and one colour.'],
      dont: ['Do not show two carousels in one view.'],
    },
    accessibility: {
      keyboard: { Tab: 'Goes through the sections in order.' },
      roles: 'Regions named by their headlines; the hero holds the `h1`.',
      announcements: 'The slide that comes, politely, while a carousel rests.',
    },
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
  beforeEach: () => surroundings({ reducedMotion: true }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[data-reveal="hidden"]')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
};

/** Less data: every film waits for a tap. */
export const SaveData: Story = {
  beforeEach: () => surroundings({ saveData: true, reducedMotion: true }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('button', { name: /^Play video/ });
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  beforeEach: () => surroundings({ reducedMotion: true }),
};
