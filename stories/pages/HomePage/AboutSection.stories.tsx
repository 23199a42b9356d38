import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutSection } from '@/pages/HomePage/sections/AboutSection';
import { surroundings } from '../../components/surroundings';
import { DeferredVideo } from '@/pages/deferredParts';

const meta = {
  title: 'Sections/Home/About',
  component: AboutSection,
  tags: ['stable'],
  loaders: [() => DeferredVideo.preload()],
  parameters: {
    layout: 'fullscreen',
  },
  beforeEach: () => surroundings({ reducedMotion: true }),
} satisfies Meta<typeof AboutSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    const play = await canvas.findByRole('button', { name: /^Play video/ });
    await expect(play).toBeVisible();
    await userEvent.tab();
    await expect(play).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'More about LasaKita' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };

/** The film plays by itself, silent, and can be paused (HOME-2). */
export const Playing: Story = {
  beforeEach: () => surroundings({ reducedMotion: false, saveData: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pause video/ }));
    await expect(canvas.getByRole('button', { name: /^Play video/ })).toBeVisible();
  },
};
