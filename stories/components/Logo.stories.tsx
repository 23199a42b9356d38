import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '@/components/Logo/Logo';

const meta = {
  component: Logo,
  tags: ['stable'],
  parameters: {
    usage: {
      do: ['Use `onDark` on dark grounds, and `markOnly` where there is no room for the name.'],
      dont: [
        'Do not recolour, turn or stretch it.',
        'Do not use it as the only content of a link without naming the link.',
      ],
    },
    accessibility: {
      keyboard: {},
      roles: 'None: hidden, so that the link or heading around it gives the name.',
      announcements: 'Nothing.',
    },
  },
  args: { name: 'LasaKita' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { globals: [{ forcedColors: 'active' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LasaKita')).toBeVisible();
  },
};

export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('LasaKita')).toBeNull();
  },
};

export const OnDark: Story = {
  args: { onDark: true },
  decorators: [(Story) => <Box sx={{ bgcolor: 'tsokolate.dark', p: 6 }}>{Story()}</Box>],
};
