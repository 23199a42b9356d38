import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeroSection } from '@/pages/HomePage/sections/HeroSection';
import { surroundings } from '../../components/surroundings';
import { DeferredHeroVideoCarousel } from '@/pages/deferredParts';

const meta = {
  title: 'Sections/Home/Hero',
  component: HeroSection,
  tags: ['stable'],
  loaders: [() => DeferredHeroVideoCarousel.preload()],
  parameters: {
    layout: 'fullscreen',
  },
  beforeEach: () => surroundings({ reducedMotion: true }),
} satisfies Meta<typeof HeroSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words beside the food, and the carousel's buttons above both. */
export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { forcedColors: 'active' }] } },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the products' })).toHaveAttribute(
      'href',
      '/products',
    );
    await expect(await canvas.findByRole('button', { name: 'Next slide' })).toBeVisible();
  },
};

/** The food stands above the words. */
export const Phone: Story = { globals: { viewport: { value: 'xs' } } };

/** Films that never come leave their posters. */
export const FilmsMissing: Story = {
  globals: { viewport: { value: 'xl' } },
  beforeEach: () => surroundings({ reducedMotion: true, filmsPresent: false }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('img'))[0]).toBeVisible();
  },
};

/** The keyboard reaches the films' buttons first, then the way to the products. */
export const Focused: Story = {
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Play slides' });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    canvas.getByRole('link', { name: 'See the products' }).focus();
    await userEvent.keyboard('{Shift}');
    await expect(canvas.getByRole('link', { name: 'See the products' })).toHaveFocus();
  },
};
