import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stamp } from '@/components/Stamp/Stamp';

const meta = {
  component: Stamp,
  args: { figure: '20+', label: 'Years of experience' },
} satisfies Meta<typeof Stamp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One picture with one name: its letters are not read one by one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('20+ Years of experience');
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
