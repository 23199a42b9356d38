import type { Meta, StoryObj } from '@storybook/react-vite';
import { uses as counts } from 'virtual:content-counts';
import { expect, fn } from 'storybook/test';
import { ChoiceChips } from '@lasakita/ui/ChoiceChips';
import type { ChoiceChipsProps } from '@lasakita/ui/ChoiceChips';
import { Picture } from '@lasakita/ui/Picture';
import { pictureAsset } from '@/content/pictures';
import { uses } from '@/content/uses';
import { useArgState } from '../support/useArgState';
import { longName } from './listingSamples';

const choices = uses.map(({ slug, label, drawing }) => ({
  value: slug,
  label,
  count: counts[slug],
  drawing: (
    <Picture
      asset={pictureAsset(drawing)}
      alt=""
      ratio={1}
      sizes="(min-width: 992px) 104px, 74px"
    />
  ),
}));

/** Keeps what is chosen, as a page does. */
function Chips({ value, onChange, defaultValue: _none, ...args }: ChoiceChipsProps) {
  const [chosen, setChosen] = useArgState(value);
  return (
    <ChoiceChips
      {...args}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/ChoiceChips (filter, toggle, tags)',
  id: 'components-choicechips',
  component: ChoiceChips,
  tags: ['new'],
  parameters: { stillControls: { defaultValue: 'It is looked at once, in the beginning.' } },
  render: (args) => <Chips {...args} />,
  args: { label: 'What do you sell?', choices, onChange: fn() },
} satisfies Meta<typeof ChoiceChips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press chooses, another takes it back (FIND-5). */
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
    await expect(canvas.getByRole('group', { name: 'What do you sell?' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName(new RegExp(`^${choices[0]?.label} \\d+ products?$`));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(choices[0]?.value);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(second as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith(choices[1]?.value);
  },
};

/** Without a `value` it keeps by itself what is chosen. */
export const ByItself: Story = {
  args: { defaultValue: 'fries' },
  render: ({ value: _none, ...args }) => <ChoiceChips {...args} />,
  parameters: { visual: { skip: 'It looks as it does with an owner.' } },
  play: async ({ canvas, userEvent, args }) => {
    const fries = canvas.getByRole('button', { name: /^Fries / });
    await expect(fries).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(fries);
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(fries).toHaveAttribute('aria-pressed', 'false');
    const [, second] = canvas.getAllByRole('button');
    await userEvent.click(second as HTMLElement);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Chosen: Story = { args: { value: 'fried-chicken' } };

/** Large and round, with the count at their edge: what a page begins with. */
export const Coins: Story = {
  args: { look: 'coins', quiet: true, value: 'fries' },
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName(new RegExp(`^${choices[0]?.label} \\d+ products?$`));
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Without drawings, and named for screen readers alone. */
export const Words: Story = {
  args: {
    label: 'Or choose a region',
    quiet: true,
    countLabel: (count) => `${count} ${count === 1 ? 'dealer' : 'dealers'}`,
    choices: [
      { value: 'manila', label: 'Manila', count: 13 },
      { value: 'cebu', label: 'Cebu', count: 8 },
      { value: 'sulu', label: 'Sulu', count: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sulu 1 dealer' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Or choose a region' })).toBeVisible();
  },
};

/** More than the width holds: the row is pushed along, and the page stays in place. */
export const Narrow: Story = {
  args: { choices: [{ value: 'long', label: longName, count: 1 }, ...choices] },
  decorators: [(Story) => <div style={{ width: 288, overflow: 'hidden' }}>{Story()}</div>],
};
