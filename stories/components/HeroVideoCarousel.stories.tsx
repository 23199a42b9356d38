import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HeroVideoCarousel } from '@lasakita/ui/HeroVideoCarousel';
import type { HeroVideo } from '@lasakita/ui/HeroVideoCarousel';
import { pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { surroundings } from './surroundings';

const videos = site.home.hero.videos.map(
  ({ address, title, poster, upright }, index): HeroVideo => ({
    address,
    title,
    poster: pictureAsset(poster),
    upright: upright && { address: upright.address, poster: pictureAsset(upright.poster) },
    words: (
      <Typography variant="h1" component="p" sx={{ p: 6 }}>
        {`Slide ${index + 1}`}
      </Typography>
    ),
    caption: <Typography sx={{ m: 0 }}>What it shows</Typography>,
  }),
);
const [first, ...others] = videos;
const moving = { reducedMotion: false, saveData: false };

const meta = {
  title: 'Components/Media/HeroVideoCarousel (hero, slider)',
  id: 'components-herovideocarousel',
  component: HeroVideoCarousel,
  tags: ['stable'],
  args: { label: 'Our powders at work', videos },
  parameters: {
    layout: 'fullscreen',
  },
  beforeEach: () => surroundings(),
} satisfies Meta<typeof HeroVideoCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four films with arrows, dots and the pause button. */
export const Default: Story = {};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next slide' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Slide 2 of 4' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
  },
};

/** The carousel's pause button rests the film too. */
export const Paused: Story = {
  beforeEach: () => surroundings(moving),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pause = await canvas.findByRole('button', { name: 'Pause slides' });
    const film = () => canvasElement.querySelector<HTMLVideoElement>('.slick-current video');
    await waitFor(() => expect(film()?.paused).toBe(false));
    await expect(canvas.queryByRole('button', { name: /^Pause video/ })).toBeNull();
    await userEvent.click(pause);
    await waitFor(() => expect(film()?.paused).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Play slides' }));
    await waitFor(() => expect(film()?.paused).toBe(false));
  },
};

export const ReducedMotion: Story = {
  beforeEach: () => surroundings({ reducedMotion: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Play slides' });
    await expect(await canvas.findByRole('button', { name: /^Play video/ })).toBeVisible();
  },
};

/** YouTube fills the place, TikTok stands in the middle of its poster (VIDEO-1). */
export const YouTubeAndTikTok: Story = {
  args: {
    videos: [
      {
        ...(first as HeroVideo),
        upright: undefined,
        address: 'https://www.youtube.com/watch?v=lasakita001',
      },
      {
        ...(first as HeroVideo),
        upright: undefined,
        address: 'https://www.tiktok.com/@lasakita.example/video/7000000000000000101',
      },
      ...others.slice(0, 2),
    ],
  },
  beforeEach: () => surroundings(moving),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  beforeEach: () => surroundings({ reducedMotion: true }),
};

/** Films that never come leave their posters. */
export const FilmsMissing: Story = {
  beforeEach: () => surroundings({ ...moving, filmsPresent: false }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pause slides' });
    await expect(canvas.getAllByRole('img')[0]).toBeVisible();
  },
};

/** One film is no carousel. */
export const OneFilm: Story = {
  args: { videos: videos.slice(0, 1) },
  beforeEach: () => surroundings({ reducedMotion: true }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(await canvas.findByRole('button', { name: /^Play video/ })).toBeVisible();
  },
};
