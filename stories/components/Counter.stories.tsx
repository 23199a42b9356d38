import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Counter } from '@lasakita/ui/Counter';
import { visitor } from './surroundings';

const meta = {
  title: 'Components/Content/Counter (statistic)',
  id: 'components-counter',
  component: Counter,
  tags: ['stable'],
  parameters: {
    stillControls: {
      duration: 'Seen only while it counts: reload the story.',
      delay: 'Seen only before it counts: reload the story.',
    },
  },
  args: { value: 300, suffix: '+' },
  decorators: [
    (Story) => (
      <Typography variant="h1" component="p">
        {Story()}
      </Typography>
    ),
  ],
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Counts when it comes into view; the figure itself is there for screen readers all along. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('300+')[0]).toBeInTheDocument();
    const shown = () => canvasElement.querySelector('[aria-hidden]:last-child')?.textContent;
    await waitFor(() => expect(shown()).toBe('300+'), { timeout: 4000 });
  },
};

export const Delayed: Story = { args: { value: 20, delay: 100 } };

export const ReducedMotion: Story = {
  beforeEach: () => visitor({ reducedMotion: true }),
  play: async ({ canvasElement }) => {
    const shown = () => canvasElement.querySelector('[aria-hidden]:last-child')?.textContent;
    await expect(shown()).toBe('300+');
  },
};

export const Thousands: Story = { args: { value: 12500, suffix: '' } };
