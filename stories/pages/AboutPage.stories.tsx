import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteLayout } from '@/layouts/SiteLayout/SiteLayout';
import { preloadLayout } from '@/layouts/SiteLayout/deferredParts';
import { AboutPage } from '@/pages/AboutPage/AboutPage';
import { visitor } from '../components/surroundings';
import { withStores } from '../support/withStores';

const meta = {
  title: 'Pages/About',
  component: AboutPage,
  tags: ['stable'],
  decorators: [withStores],
  loaders: [preloadLayout],
  render: () => (
    <SiteLayout>
      <AboutPage />
    </SiteLayout>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/about',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect(canvas.getByText('ubos na.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a dealer' })).toHaveAttribute(
      'href',
      '/dealership#directory',
    );
  },
};

/** The final figures at once (ABOUT-1). */
export const ReducedMotion: Story = {
  parameters: {
    visual: { skip: 'Every capture asks for reduced motion; the link has stories of its own.' },
  },
  beforeEach: () => visitor({ reducedMotion: true }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Years of experience')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
};

export const Phone: Story = {
  parameters: { visual: { skip: 'It is narrow as at 390 px, where the page is captured.' } },
  globals: { viewport: { value: 'xs' } },
};
