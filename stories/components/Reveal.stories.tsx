import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Reveal } from '@/components/Reveal/Reveal';
import { visitor } from './surroundings';

const meta = {
  component: Reveal,
  tags: ['stable'],
  parameters: {
    usage: {
      do: ["Wrap a section's words, once each."],
      dont: [
        'Do not wrap what a visitor waits for, such as results.',
        'Do not nest one in another.',
      ],
    },
    accessibility: {
      keyboard: {},
      roles: 'None of its own; what waits to be revealed can be read and reached all along.',
      announcements: 'Nothing.',
    },
  },
  args: {
    children: (
      <Typography variant="h2" component="p">
        Sarap ng lasa!
      </Typography>
    ),
  },
} satisfies Meta<typeof Reveal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is in view when the page opens is simply there. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-reveal]')).toHaveAttribute(
      'data-reveal',
      'plain',
    );
  },
};

/** What is below rises when it is scrolled to. */
export const BelowTheView: Story = {
  decorators: [(Story) => <div style={{ padding: '130vh 0 60vh' }}>{Story()}</div>],
  beforeEach: () => visitor({ reducedMotion: false }),
  play: async ({ canvasElement }) => {
    const reveal = canvasElement.querySelector<HTMLElement>('[data-reveal]');
    await waitFor(() => expect(reveal).toHaveAttribute('data-reveal', 'hidden'));
    reveal?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(reveal).toHaveAttribute('data-reveal', 'revealed'));
    await waitFor(() => expect(getComputedStyle(reveal as HTMLElement).opacity).toBe('1'));
    window.scrollTo(0, 0);
  },
};

export const ReducedMotion: Story = {
  ...BelowTheView,
  beforeEach: () => visitor({ reducedMotion: true }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-reveal]')).toHaveAttribute(
      'data-reveal',
      'plain',
    );
  },
};
