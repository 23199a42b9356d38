import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SocialEmbed } from '@lasakita/ui/SocialEmbed';
import { SOCIAL_SCRIPT } from '@kit/components/Video/socialScript';
import { pictureAsset } from '@/content/pictures';
import { asked, surroundings } from './surroundings';

const meta = {
  title: 'Components/Media/SocialEmbed (TikTok, YouTube)',
  id: 'components-socialembed',
  component: SocialEmbed,
  tags: ['stable'],
  args: {
    address: 'https://www.tiktok.com/@lasakita.example/video/7000000000000000101',
    title: 'Cheese fries three ways, from one batch of potatoes',
    poster: pictureAsset('influencers/poster-1'),
  },
  decorators: [(Story) => <div style={{ width: 'min(100%, 340px)' }}>{Story()}</div>],
  beforeEach: () => surroundings({ reducedMotion: false, saveData: false }),
} satisfies Meta<typeof SocialEmbed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player in its frame, under a transparent link to the original. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /^Watch on TikTok: Cheese fries/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await waitFor(() => expect(canvasElement.querySelector('[data-status="ready"]')).toBeVisible());
    const { x, y, width, height } = link.getBoundingClientRect();
    // Wherever the video is pressed, it is the link that is pressed, once no second press of a story before is kept off.
    await waitFor(() =>
      expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(link),
    );
  },
};

/** The official quotation and script instead of the player's frame. */
export const Script: Story = {
  args: { embed: 'script' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('blockquote.tiktok-embed')).not.toBeNull(),
    );
    await expect(asked).toEqual([SOCIAL_SCRIPT]);
  },
};

/** The player says that it cannot play the video. */
export const Failed: Story = {
  beforeEach: () =>
    surroundings({ reducedMotion: false, saveData: false, answer: 'onPlayerError' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Watch on TikTok')).toBeVisible());
    await expect(canvas.getByRole('img', { name: /Cheese fries/ })).toBeVisible();
  },
};

/** Data saving: poster, link and a button to press. */
export const SaveData: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { forcedColors: 'active' }] } },
  beforeEach: () => surroundings({ saveData: true }),
  play: async ({ canvas, userEvent }) => {
    const play = await canvas.findByRole('button', { name: /^Play video/ });
    await expect(asked).toEqual([]);
    await userEvent.click(play);
    await waitFor(() => expect(asked).toHaveLength(1));
  },
};

export const MissingPosterAndLongTitle: Story = {
  args: {
    poster: undefined,
    title:
      'Paano gumawa ng pinakamasarap na cheesy kamote cue na may white cheddar at asukal na muscovado para sa buong barangay',
  },
  beforeEach: () => surroundings({ saveData: true }),
};
