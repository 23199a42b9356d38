import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stamp } from '@/components/Stamp/Stamp';

const meta = {
  component: Stamp,
  tags: ['new'],
  parameters: {
    usage: {
      do: [
        'Nail one to the corner of a picture or film, over its edge.',
        'Take the figure and its words from the content.',
      ],
      dont: ['Do not use it for what can be pressed.', 'Do not put a second one on the same page.'],
    },
    accessibility: {
      keyboard: {},
      roles: 'None: the drawing is hidden, its words stand beside it for assistive technology.',
      announcements: 'Nothing.',
    },
  },
  args: { figure: '20+', label: 'Years of experience' },
} satisfies Meta<typeof Stamp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read as words once, not letter by letter around the edge. */
export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { forcedColors: 'active' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20+ Years of experience')).toBeInTheDocument();
  },
};

export const LargeFigure: Story = { args: { figure: '300+', label: 'Partners' } };

/** Words too long for two rounds stand once. */
export const LongFilipinoText: Story = {
  args: { figure: '12', label: 'Taon ng pagtutulungan sa kusina' },
};

export const Straight: Story = { args: { tilt: 0 } };

export const Large: Story = { args: { size: '260px' } };

export const OnDark: Story = {
  decorators: [(Story) => <Box sx={{ bgcolor: 'tsokolate.dark', p: 6 }}>{Story()}</Box>],
};
