import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from '@/components/Picture/Picture';

const meta = {
  component: Picture,
  args: { asset: undefined, alt: 'A pouch of cheddar cheese powder beside a heap of it' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No file for this picture: its alt text stands on a designed place. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /cheddar/ })).toBeVisible();
  },
};

/** The file is named but does not load. */
export const FailsToLoad: Story = {
  args: {
    asset: {
      base: '/pictures/nothing-here',
      width: 800,
      height: 600,
      widths: [400, 800],
      color: 'peru',
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
