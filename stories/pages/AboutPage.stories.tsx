import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutPage } from '@/pages/AboutPage/AboutPage';
import { visitor } from '../components/surroundings';
import { SitePages } from '../support/SitePages';

const meta = {
  title: 'Pages/About',
  component: AboutPage,
  tags: ['stable'],
  render: () => <SitePages />,
  parameters: {
    layout: 'fullscreen',
    address: '/about',
    docs: { story: { inline: false, height: '720px' } },
    usage: {
      do: ['Change its words, picture and figures in the content.'],
      dont: ['Do not add a figure that nobody keeps up to date.'],
    },
    accessibility: {
      keyboard: { Tab: 'Goes through header and footer: the page itself has no control.' },
      roles: 'A heading of the first level; the figures are a list of terms.',
      announcements: 'The title, because the focus goes to it after a navigation.',
    },
  },
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  },
};

/** The final figures at once (ABOUT-1). */
export const ReducedMotion: Story = {
  beforeEach: () => visitor({ reducedMotion: true }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Years of experience')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
