import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Caption } from '@kit/components/SelectBox/Caption';
import { SelectBox } from '@lasakita/ui/SelectBox';
import type { SelectBoxProps } from '@lasakita/ui/SelectBox';
import { useArgState } from '../support/useArgState';

/** Keeps what is chosen, as a page does; `late` options arrive at a press. */
function Select({
  value,
  onChange,
  options,
  late = [],
  ...args
}: SelectBoxProps & { late?: SelectBoxProps['options'] }) {
  const [chosen, setChosen] = useArgState(value ?? '');
  const [all, setAll] = useArgState(options);
  const handleChange = (next: string) => {
    setChosen(next);
    onChange?.(next);
  };
  return (
    <>
      <SelectBox {...args} options={all} value={chosen} onChange={handleChange} />
      {late.length > 0 && (
        <button type="button" onClick={() => setAll(late)}>
          Deliver the options
        </button>
      )}
    </>
  );
}

const categories = [
  { value: 'cheese-and-cheese-powder', label: 'Cheesemiss' },
  { value: 'flavour-enhancers', label: "Ranchero's" },
  { value: 'baking-ingredients', label: 'Casa Bamvina' },
  { value: 'others', label: 'Satisfry' },
];

const meta = {
  title: 'Components/Forms/SelectBox (dropdown, select)',
  id: 'components-selectbox',
  component: SelectBox,
  subcomponents: { Caption },
  tags: ['stable'],
  render: (args) => <Select {...args} />,
  args: {
    label: 'Select category',
    caption: 'Category',
    placeholder: 'Select category',
    options: categories,
    value: '',
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 220 }}>{Story()}</div>],
} satisfies Meta<typeof SelectBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { forcedColors: 'active' }] } },
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  parameters: {},
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Select category' });
    const labels = canvas.getAllByRole('option').map((option) => option.textContent);
    await expect(labels).toEqual([
      'Select category',
      'Cheesemiss',
      "Ranchero's",
      'Casa Bamvina',
      'Satisfry',
    ]);
    await userEvent.selectOptions(select, 'Casa Bamvina');
    await expect(args.onChange).toHaveBeenLastCalledWith('baking-ingredients');
    await expect(select).toHaveDisplayValue('Casa Bamvina');
  },
};

/** Without a placeholder there is always a choice. */
export const WithoutPlaceholder: Story = {
  render: ({ placeholder: _none, ...args }) => <Select {...args} />,
  args: {
    label: 'Sort products',
    caption: 'Sort',
    value: 'asc',
    options: [
      { value: 'default', label: 'Default' },
      { value: 'asc', label: 'Newest' },
      { value: 'desc', label: 'Oldest' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Newest');
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** What is wrong with the choice is said below it, and with the box when it has the focus. */
export const Wrong: Story = {
  args: { message: 'Choose one, so that we know whom to ask.' },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(args.message);
  },
};

/** Without a caption the name itself stands above it. */
export const WithoutCaption: Story = {
  args: { caption: undefined },
  parameters: { visual: { skip: 'It is the default with another word above it.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select category', { selector: 'label' })).toBeVisible();
  },
};

/** It takes no focus, and a form leaves it out. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

/** Long labels are cut, not wrapped. */
export const LongLabels: Story = {
  args: {
    value: 'long',
    options: [{ value: 'long', label: 'Pinakanakapagpapabagabag-damdaming Lanao Del Norte' }],
  },
};

/** A choice read from an address shows as soon as its option is there. */
export const OptionsArriveLate: Story = {
  args: { value: 'others', options: [] },
  render: (args) => <Select {...args} late={categories} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Select category');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Satisfry');
  },
};
