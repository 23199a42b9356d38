import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorPage } from '@/layouts/ErrorPage/ErrorPage';

const meta = {
  title: 'Layouts/Error page',
  component: ErrorPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    usage: {
      do: ['Show it in place of a page that failed, inside the layout.'],
      dont: [
        'Do not show it for a list that could not be loaded.',
        'Do not say what went wrong in technical words.',
      ],
    },
    accessibility: {
      keyboard: {
        Tab: 'Goes to "Try again", then to the way home.',
        'Enter, Space': 'Presses or follows it.',
      },
      roles: 'A heading of the first level, a button and a link.',
      announcements: "Nothing; the document's title says that something went wrong.",
    },
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

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
