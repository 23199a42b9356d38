import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FilterBar } from '@lasakita/ui/FilterBar';
import type { FilterBarProps } from '@lasakita/ui/FilterBar';
import { productCategories } from '@/content/productCategories';
import { useArgState } from '../support/useArgState';

const selects: FilterBarProps['selects'] = [
  {
    label: 'Select category',
    caption: 'Category',
    placeholder: 'Select category',
    options: productCategories,
    value: '',
    onChange: fn(),
  },
  {
    label: 'Sort products',
    caption: 'Sort',
    options: [
      { value: 'default', label: 'Default' },
      { value: 'asc', label: 'Newest' },
      { value: 'desc', label: 'Oldest' },
    ],
    value: 'asc',
    onChange: fn(),
  },
  {
    label: 'Products per page',
    caption: 'Per page',
    options: ['All', '10', '20', '24'].map((label) => ({ value: label, label })),
    value: 'All',
    onChange: fn(),
  },
];

/** Keeps what is typed, as a page does. */
function Bar({ keyword, onKeywordChange, ...args }: FilterBarProps) {
  const [text, setText] = useArgState(keyword);
  const handleChange = (next: string) => {
    setText(next);
    onKeywordChange(next);
  };
  return <FilterBar {...args} keyword={text} onKeywordChange={handleChange} />;
}

const meta = {
  title: 'Components/Forms/FilterBar (facets)',
  id: 'components-filterbar',
  component: FilterBar,
  tags: ['stable'],
  render: (args) => <Bar {...args} />,
  args: {
    label: 'Find a product',
    searchPlaceholder: 'Search for Products',
    keyword: '',
    onKeywordChange: fn(),
    selects,
    onClear: fn(),
    count: '12 products',
  },
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On wide screens everything is at hand, in the order of the keyboard. */
export const Default: Story = {
  // A phone has other controls, which stories of their own show.
  parameters: {
    visual: {
      globals: [{ direction: 'rtl' }, { forcedColors: 'active' }],
      sizes: ['desktop'],
    },
  },
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  parameters: { visual: { sizes: ['desktop'] } },
  play: async ({ canvas, userEvent, args }) => {
    const bar = within(canvas.getByLabelText('Find a product'));
    await expect(canvas.getByRole('status')).toHaveTextContent('12 products');
    await userEvent.tab();
    await expect(bar.getByRole('searchbox', { name: 'Search for Products' })).toHaveFocus();
    for (const name of ['Select category', 'Sort products', 'Products per page']) {
      await userEvent.tab();
      await expect(bar.getByRole('combobox', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(bar.getByRole('button', { name: 'Clear Filters' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(bar.queryByRole('button', { name: /^Filters/ })).toBeNull();
  },
};

/** While the list is on its way there is no count, and nothing moves when it comes. */
export const Loading: Story = {
  name: 'Count not known yet',
  args: { count: '' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(status.offsetHeight).toBeGreaterThan(20);
  },
};

/** Nothing matches exactly: what is shown instead is said with the count. */
export const CloseMatches: Story = {
  args: {
    keyword: 'tsoklate',
    notice: 'No exact match for “tsoklate”. Showing what is close:',
    count: '2 products',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No exact match for “tsoklate”. Showing what is close: 2 products',
    );
  },
};

/** With large letters the selects wait behind the button on wide screens too. */
export const NothingMatches: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }] } },
  args: { keyword: 'adobo', count: '0 products' },
};

/** On phones the selects wait behind one button, which tells how many are set. */
export const Phone: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { direction: 'rtl' }] } },
  args: { activeCount: 2 },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filters (2)' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  },
};

export const PhoneSheet: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
  ...Phone,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }));
    const sheet = within(canvas.getByRole('dialog', { name: 'Filters' }));
    const category = sheet.getByRole('combobox', { name: 'Select category' });
    await expect(category).toHaveFocus();
    await userEvent.selectOptions(category, 'Satisfry');
    await expect(selects[0]?.onChange).toHaveBeenLastCalledWith('others');
    await userEvent.click(sheet.getByRole('button', { name: 'Clear Filters' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

/** The button with the count leads back to the list; the sheet keeps its contents until it is out of sight. */
export const PhoneSheetClosed: Story = {
  ...Phone,
  parameters: {
    ...Phone.parameters,
    visual: { skip: 'It watches the sheet close, which takes no time where motion is reduced' },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters (2)' });
    await userEvent.click(button);
    const selects = () => canvasElement.querySelectorAll('dialog select');
    // From halfway in it would leave in less time.
    const sheet = canvas.getByRole('dialog');
    await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
    const whileLeaving = new Promise<number>((resolve) => {
      sheet.addEventListener('close', () => resolve(selects().length), { once: true });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Show 12 products' }));
    await expect(button).toHaveFocus();
    // It is gone at once where less motion is wanted.
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(await whileLeaving).toBe(3);
    }
    await waitFor(() => expect(selects()).toHaveLength(0));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Two selects, as the directory has. */
export const Dealers: Story = {
  args: {
    label: 'Find a dealer',
    searchPlaceholder: 'Search for Dealers',
    count: '230 dealers',
    selects: selects.slice(0, 2),
  },
};
