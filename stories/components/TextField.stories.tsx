import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldMessage } from '@kit/components/TextField/FieldMessage';
import { SelectBox } from '@lasakita/ui/SelectBox';
import { TextField } from '@lasakita/ui/TextField';
import type { TextFieldProps } from '@lasakita/ui/TextField';
import { useArgState } from '../support/useArgState';

/** Keeps what is typed, as a form does. */
function Field({ value, onChange, ...args }: TextFieldProps) {
  const [text, setText] = useArgState(value ?? '');
  const handleChange: NonNullable<TextFieldProps['onChange']> = (written, element) => {
    setText(element.value);
    onChange?.(written, element);
  };
  return <TextField {...args} value={text} onChange={handleChange} />;
}

const meta = {
  title: 'Components/Forms/TextField (input, textarea)',
  id: 'components-textfield',
  component: TextField,
  subcomponents: { FieldMessage },
  tags: ['new'],
  render: (args) => <Field {...args} />,
  args: { name: 'budget', label: 'Budget', value: '', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its label is a press on the field, and every keystroke is told. */
export const Default: Story = {
  args: { before: '₱', hint: 'in pesos', inputMode: 'decimal' },
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Budget' });
    await expect(field).toHaveAccessibleDescription('in pesos');
    await userEvent.click(canvas.getByText('Budget'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('15');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(field).toHaveValue('15');
  },
};

/** The keyboard has reached it. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Budget' })).toHaveFocus();
  },
};

/** It can be read and copied, and not changed. */
export const ReadOnly: Story = {
  args: { value: '1,250', before: '₱', readOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Budget' });
    await userEvent.type(field, '9');
    await expect(field).toHaveValue('1,250');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
  },
};

/** It takes no focus, and a form leaves it out. */
export const Disabled: Story = {
  args: { value: '1,250', before: '₱', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Budget' })).toBeDisabled();
  },
};

/** What is wrong stands below, and describes the field. */
export const Wrong: Story = {
  args: {
    label: 'Pangalan ng inyong tindahan o karinderya',
    value: 'Aling Nena',
    multiline: true,
    required: true,
    message: 'Isulat po ang buong pangalan, kasama ang barangay at ang lungsod o munisipyo.',
  },
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { forcedColors: 'active' }] } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Isulat po/);
  },
};

/** What was understood, while nothing is wrong. */
export const Noted: Story = {
  args: { label: 'Weight', value: '½ kg', after: 'g', note: 'Read as 500 g.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription('Read as 500 g.');
  },
};

/** Uncontrolled form: enabled fields and choices are sent by their names, and no text exceeds `maxLength`. */
export const InAForm: Story = {
  parameters: { visual: { skip: 'It looks as the fields by themselves do.' } },
  render: () => (
    <form aria-label="Order">
      <TextField name="town" label="Town" defaultValue="Tagaytay" required />
      <TextField name="note" label="Note" defaultValue="No" disabled />
      <TextField name="phone" label="Phone" type="tel" />
      <TextField name="code" label="Code" maxLength={4} />
      <SelectBox
        name="pack"
        label="Select pack"
        caption="Pack"
        defaultValue="1kg"
        options={[
          { value: '200g', label: '200 g' },
          { value: '1kg', label: '1 kg' },
        ]}
      />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = () =>
      Object.fromEntries(
        new FormData(canvas.getByRole<HTMLFormElement>('form', { name: 'Order' })),
      );
    await expect(sent()).toEqual({ town: 'Tagaytay', phone: '', code: '', pack: '1kg' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Town' }), ' City');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Select pack' }), '200g');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('type', 'tel');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456');
    await expect(sent()).toEqual({ town: 'Tagaytay City', phone: '', code: '1234', pack: '200g' });
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toBeDisabled();
  },
};
