import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Reveal } from '@lasakita/ui/Reveal';
import { visitor } from './surroundings';

const meta = {
  title: 'Components/Layout/Reveal (animation, fade in)',
  id: 'components-reveal',
  component: Reveal,
  tags: ['stable'],
  parameters: {
    stillControls: {
      offset: 'Seen only while the page scrolls.',
      once: 'Seen only while the page scrolls.',
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
