import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorPage } from '@/layouts/ErrorPage/ErrorPage';

const meta = {
  title: 'Layouts/Error page',
  component: ErrorPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    stillControls: { documentTitle: "Seen only in the document's title." },
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says what is the case, and has two ways on (ROUTE-5). */
export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { forcedColors: 'active' }] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/home',
    );
  },
};

export const Phone: Story = {
  parameters: { visual: { skip: 'It is narrow as at 390 px, where the page is captured.' } },
  globals: { viewport: { value: 'xs' } },
};
