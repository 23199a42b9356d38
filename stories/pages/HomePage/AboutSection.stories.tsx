import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutSection } from '@/pages/HomePage/sections/AboutSection';
import { surroundings } from '../../components/surroundings';
import { DeferredFeast } from '@/pages/deferredParts';
import { Feast } from '@/pages/HomePage/sections/Feast';

const meta = {
  title: 'Sections/Home/About',
  component: AboutSection,
  subcomponents: { Feast },
  tags: ['stable'],
  loaders: [() => DeferredFeast.preload()],
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
    for (const price of canvas.getAllByRole('link', { name: /: ₱\d+ = \d+ / })) {
      await userEvent.tab();
      await expect(price).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'More about LasaKita' })).toHaveFocus();
  },
};

/** Three prices have room, at large text one. */
export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  parameters: { visual: { globals: [{ textSize: '200-percent' }] } },
};

/** The film plays by itself, silent, and can be paused (HOME-2). */
export const Playing: Story = {
  beforeEach: () => surroundings({ reducedMotion: false, saveData: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pause video/ }));
    await expect(canvas.getByRole('button', { name: /^Play video/ })).toBeVisible();
  },
};
