import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stamp } from '@lasakita/ui/Stamp';

const meta = {
  title: 'Components/Content/Stamp (badge)',
  id: 'components-stamp',
  component: Stamp,
  tags: ['new'],
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
