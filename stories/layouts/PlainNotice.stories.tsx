import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlainNotice } from '@/layouts/PlainNotice/PlainNotice';

const meta = {
  title: 'Layouts/Plain notice',
  component: PlainNotice,
  tags: ['new'],
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PlainNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says what does not work, and what does. */
export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { forcedColors: 'active' }] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('did not arrive');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

export const Phone: Story = {
  parameters: { visual: { skip: 'It is narrow as at 390 px, where the page is captured.' } },
  globals: { viewport: { value: 'xs' } },
};
