import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination } from '@/components/Pagination/Pagination';
import type { PaginationProps } from '@/components/Pagination/Pagination';

/** Goes where it is sent, as a page does. */
function Pages({ page, onPageChange, ...args }: PaginationProps) {
  const [current, setCurrent] = useState(page);
  const handleChange = (next: number) => {
    setCurrent(next);
    onPageChange(next);
  };
  return <Pagination {...args} page={current} onPageChange={handleChange} />;
}

const meta = {
  component: Pagination,
  tags: ['stable'],
  parameters: {
    usage: {
      do: [
        'Show it where a number a page was chosen.',
        'Move the view to the top of the list in `onPageChange`.',
      ],
      dont: ['Do not show it for a list that is all on one page.'],
    },
    accessibility: {
      keyboard: {
        Tab: 'Goes through the pages and the two arrows.',
        'Enter, Space': 'Goes to the page.',
      },
      roles:
        'A navigation by its label; the page shown has `aria-current`. Either arrow is disabled at its end.',
      announcements: 'Nothing.',
    },
  },
  render: (args) => <Pages {...args} />,
  args: { page: 3, pageCount: 12, onPageChange: fn(), label: 'Pages of dealers' },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of dealers' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
    canvas.getByRole('button', { name: 'Go to page 12' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to previous page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(11);
  },
};

/** Nothing below page 1 (PROD-7). */
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Go to next page' })).toBeEnabled();
  },
};

/** Nothing beyond the last (PROD-7). */
export const LastPage: Story = {
  args: { page: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Page 12' })).toBeVisible();
  },
};

export const SinglePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  },
};

/** Past the end no page is marked, and the next button leads nowhere. */
export const PastTheEnd: Story = {
  args: { page: 40 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  },
};

/** On a phone the longest row stays in one line. */
export const ManyPagesOnPhone: Story = {
  args: { page: 12, pageCount: 23 },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** By keyboard to a page. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};
