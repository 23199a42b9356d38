import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchBox } from '@lasakita/ui/SearchBox';
import type { SearchBoxProps } from '@lasakita/ui/SearchBox';
import { useArgState } from '../support/useArgState';

/** Keeps what is typed, as a page does. */
function Box({ value, onChange, ...args }: SearchBoxProps) {
  const [keyword, setKeyword] = useArgState(value);
  const handleChange = (text: string) => {
    setKeyword(text);
    onChange?.(text);
  };
  return <SearchBox {...args} value={keyword ?? ''} onChange={handleChange} />;
}

const meta = {
  title: 'Components/Forms/SearchBox (input, text field)',
  id: 'components-searchbox',
  component: SearchBox,
  tags: ['stable'],
  render: (args) => <Box {...args} />,
  args: { value: '', onChange: fn(), placeholder: 'Search for Products' },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every keystroke is told. */
export const Default: Story = {};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search for Products' });
    await expect(box).toHaveAttribute('placeholder', 'Search for Products');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(box, 'ube');
    await expect(args.onChange).toHaveBeenLastCalledWith('ube');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** What was typed, with a button that empties the box. */
export const Filled: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
  args: { value: 'Keso' },
};

/** The keyboard goes on in the field once it was cleared. */
export const Cleared: Story = {
  args: { value: 'Keso' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** It takes no more than it may. */
export const LongText: Story = {
  args: { value: 'pinakanakapagpapabagabag-damdaming ', maxLength: 40 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'sampalok');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'pinakanakapagpapabagabag-damdaming sampa',
    );
  },
};

/** Without an owner it keeps its text itself, and a form that is sent has it. */
export const Uncontrolled: Story = {
  args: { defaultValue: 'Keso', name: 'keyword' },
  parameters: { visual: { skip: 'It looks like “Filled”.' } },
  render: (args) => (
    <form>
      <SearchBox {...args} value={undefined} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, ' de bola');
    await expect(args.onChange).toHaveBeenLastCalledWith('Keso de bola');
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).get('keyword')).toBe('Keso de bola');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
  },
};
