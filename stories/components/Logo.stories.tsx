import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '@lasakita/ui/Logo';

const meta = {
  title: 'Components/Navigation/Logo (brand)',
  id: 'components-logo',
  component: Logo,
  tags: ['stable'],
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
