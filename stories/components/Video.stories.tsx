import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { QuotedEmbed } from '@kit/components/Video/QuotedEmbed';
import { OriginalLink } from '@kit/components/Video/OriginalLink';
import { Film } from '@kit/components/Video/Film';
import { EmbedFrame } from '@kit/components/Video/EmbedFrame';
import { Video } from '@lasakita/ui/Video';
import { pictureAsset } from '@/content/pictures';
import { asked, surroundings } from './surroundings';

const frame = (canvasElement: HTMLElement) => canvasElement.querySelector('iframe');

const meta = {
  title: 'Components/Media/Video (player, film)',
  id: 'components-video',
  component: Video,
  subcomponents: { EmbedFrame, Film, OriginalLink, QuotedEmbed },
  tags: ['stable'],
  parameters: {
    stillControls: {
      muted: 'Heard, not seen.',
      embed: 'Seen only in videos of TikTok.',
      buttonPlace: 'Seen only where nothing plays by itself.',
    },
  },
  args: {
    address: 'films/about',
    title: 'Cheese powder falling over a cup of hot fries',
    poster: pictureAsset('films/about'),
  },
  beforeEach: () => surroundings({ reducedMotion: false, saveData: false }),
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A film of the site that waits for a tap; its button then pauses it. */
export const Default: Story = {};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const play = await canvas.findByRole('button', { name: /^Play video: Cheese powder/ });
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(play);
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeVisible());
    const pause = canvas.getByRole('button', { name: /^Pause video/ });
    await expect(pause).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Play video/ })).toHaveFocus();
    await expect(canvasElement.querySelector('video')?.paused).toBe(true);
  },
};

/** As in the about section and the dealership band: plays by itself, silent and endless. */
export const AutoplayLoop: Story = {
  args: { autoPlay: true, muted: true, loop: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^Pause video/ });
    const film = canvasElement.querySelector('video');
    await waitFor(() => expect(film?.paused).toBe(false));
    await expect(film?.muted).toBe(true);
    await expect(film?.loop).toBe(true);
  },
};

export const YouTube: Story = {
  args: {
    address: 'https://www.youtube.com/watch?v=lasakita001',
    muted: true,
    autoPlay: true,
    loop: true,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-status="ready"]')).toBeVisible());
    await expect(frame(canvasElement)?.src).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/lasakita001\?/,
    );
  },
};

/** With the player's own controls, which take the focus from the button. */
export const YouTubeOnTap: Story = {
  args: { address: 'https://youtu.be/lasakita001', controls: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const play = await canvas.findByRole('button', { name: /^Play video/ });
    await expect(asked).toEqual([]);
    await userEvent.click(play);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await waitFor(() => expect(frame(canvasElement)).toHaveFocus());
  },
};

export const TikTok: Story = {
  args: {
    address: 'https://www.tiktok.com/@lasakita.example/video/7000000000000000101',
    title: 'Cheese fries three ways, from one batch of potatoes',
    poster: pictureAsset('influencers/poster-1'),
    ratio: 9 / 16,
    autoPlay: true,
    muted: true,
    loop: true,
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-status="ready"]')).toBeVisible());
    await expect(frame(canvasElement)?.src).toMatch(
      /^https:\/\/www\.tiktok\.com\/player\/v1\/7000/,
    );
  },
};

/** Less motion: nothing moves before the tap. */
export const ReducedMotion: Story = {
  args: { autoPlay: true, muted: true, loop: true },
  beforeEach: () => surroundings({ reducedMotion: true }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^Play video/ });
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

/** Data saving: nobody is asked before the tap. */
export const SaveData: Story = {
  parameters: { visual: { globals: [{ direction: 'rtl' }, { forcedColors: 'active' }] } },
  args: { ...YouTube.args },
  beforeEach: () => surroundings({ saveData: true }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const play = await canvas.findByRole('button', { name: /^Play video/ });
    await expect(asked).toEqual([]);
    await userEvent.click(play);
    await waitFor(() => expect(frame(canvasElement)).toBeVisible());
    await expect(asked).toHaveLength(1);
  },
};

/** A browser that cannot tell what is in view waits for a tap too. */
export const WithoutObserver: Story = {
  args: { ...YouTube.args },
  beforeEach: () => surroundings({ withoutObserver: true }),
  play: SaveData.play as NonNullable<Story['play']>,
};

/** A player that does not answer leaves its poster and a link. */
export const Blocked: Story = {
  args: { ...YouTube.args },
  beforeEach: () => surroundings({ playersPresent: false }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Watch on YouTube/ }, { timeout: 9000 });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=lasakita001');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(canvas.getByRole('img', { name: /Cheese powder/ })).toBeVisible();
  },
};

/** An address that names no video shows its poster. */
export const UnknownAddress: Story = {
  args: { address: 'javascript:alert(1)', autoPlay: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Cheese powder/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongTitle: Story = {
  args: {
    title:
      'Paano gumawa ng pinakamasarap na cheesy kamote cue na may white cheddar at asukal na muscovado para sa buong barangay',
    poster: undefined,
  },
};
