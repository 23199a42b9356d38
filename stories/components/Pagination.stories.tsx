import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from '@lasakita/ui/Pagination';
import type { PaginationProps } from '@lasakita/ui/Pagination';
import { useArgState } from '../support/useArgState';

/** Goes where it is sent, as a page does. */
function Pages({ page, onPageChange, ...args }: PaginationProps) {
  const [current, setCurrent] = useArgState(page);
  const handleChange = (next: number) => {
    setCurrent(next);
    onPageChange?.(next);
  };
  return <Pagination {...args} page={current} onPageChange={handleChange} />;
}

const meta = {
  title: 'Components/Navigation/Pagination (pager)',
  id: 'components-pagination',
  component: Pagination,
  tags: ['stable'],
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
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  parameters: {},
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

/** Without `page` it keeps the page itself. */
export const Uncontrolled: Story = {
  args: { page: undefined, defaultPage: 3 },
  render: (args) => <Pagination {...args} />,
  parameters: { visual: { skip: 'It looks like the others.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('button', { name: 'Page 4' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
