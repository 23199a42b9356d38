import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banderitas } from '@lasakita/ui/Banderitas';

const meta = {
  title: 'Components/Layout/Banderitas (bunting, divider)',
  id: 'components-banderitas',
  component: Banderitas,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
  },
  decorators: [(Story) => <Box sx={{ bgcolor: 'keso.main', pb: 10 }}>{Story()}</Box>],
} satisfies Meta<typeof Banderitas>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration: nothing for a screen reader. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Large: Story = { args: { height: 64 } };

export const OnDark: Story = {
  decorators: [(Story) => <Box sx={{ bgcolor: 'tsokolate.dark', pb: 10 }}>{Story()}</Box>],
};

/** Two on a page do not share a pattern: the second would lose its flags with the first. */
export const Twice: Story = {
  render: (args) => (
    <>
      <Banderitas {...args} />
      <Banderitas {...args} height={20} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('pattern')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(2);
  },
};
