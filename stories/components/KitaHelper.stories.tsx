import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { KitaHelper } from '@lasakita/ui/KitaHelper';
import type { KitaHelperProps } from '@lasakita/ui/KitaHelper';
import { kitaWords } from '@/pages/shared/stallWords';
import { useArgState } from '../support/useArgState';

/** Keeps what is typed, as a page does in its address, in the words of the site. */
function Helper({ values, onChange, labels, ...rest }: KitaHelperProps) {
  const [typed, setTyped] = useArgState(values);
  return (
    <KitaHelper
      {...rest}
      labels={labels ?? kitaWords}
      headingLanguage={labels ? undefined : 'fil'}
      values={typed}
      onChange={(field, text) => {
        onChange(field, text);
        setTyped((before) => ({ ...before, [field]: text }));
      }}
    />
  );
}

const pack = { packPrice: '65', packGrams: '200', servingGrams: '10', waste: '10' };
const stall = { ...pack, otherCosts: '18', sellingPrice: '35', servingsADay: '80' };

const meta = {
  title: 'Components/Forms/KitaHelper (calculator)',
  id: 'components-kitahelper',
  component: KitaHelper,
  tags: ['stable'],
  render: (args) => <Helper {...args} />,
  args: { values: pack, onChange: fn() },
} satisfies Meta<typeof KitaHelper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As it stands on a product's page: nothing is said of earnings before there is a selling price (KITA-1). */
export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { direction: 'rtl' }] } },
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  parameters: {},
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('18')).toBeVisible();
    await expect(canvas.getByText('Type your selling price to see what you keep.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Selling price' }), '₱ 35.00');
    await expect(args.onChange).toHaveBeenLastCalledWith('sellingPrice', '₱ 35.00');
    await expect(canvas.getByText('₱31.39')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Selling price' }));
  },
};

/** Nothing is known of a pack. */
export const Empty: Story = {
  args: { values: {} },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Pack price, pack weight and grams a serving are needed.'),
    ).toBeVisible();
  },
};

/** A stall of cheese fries, with a button that puts the first figures back. */
export const Example: Story = {
  args: { values: stall, onReset: fn() },
  play: async ({ canvas, args, userEvent }) => {
    for (const sum of ['18', '₱21.61', '₱13.39', '₱241', '₱1,071.11']) {
      await expect(canvas.getByText(sum)).toBeVisible();
    }
    const field = canvas.getByRole('textbox', { name: 'Servings a day' });
    await userEvent.clear(field);
    await userEvent.type(field, '1,200');
    await waitFor(
      () => expect(canvas.getByRole('status')).toHaveTextContent('Kita a day ₱16,066.67'),
      { timeout: 4000 },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.clear(field);
    await userEvent.type(field, '80');
    await userEvent.tab();
  },
};

/** Until the visitor types a price, the sums show an example and say so. The first letter hides the example. */
export const WithExamplePrice: Story = {
  args: { examplePrice: 25 },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Selling price' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('placeholder', 'hal. 25');
    await expect(canvas.getByText('₱21.39')).toBeVisible();
    await expect(canvas.getAllByText('halimbawa lang')).toHaveLength(2);
    await expect(
      canvas.getByText('Halimbawa lang: kung ₱25 ang benta mo, at wala pang ibang gastos.'),
    ).toBeVisible();
    await userEvent.type(field, '3');
    await expect(args.onChange).toHaveBeenLastCalledWith('sellingPrice', '3');
    await expect(canvas.queryByText('halimbawa lang')).toBeNull();
    await expect(canvas.getByText('−₱0.61')).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.getByText('₱21.39')).toBeVisible();
  },
};

/** Other costs as an example, too: the cost of a serving is then one, and what is kept is no more than can be kept. */
export const WithExampleCosts: Story = {
  args: { examplePrice: 25, exampleCosts: 13 },
  play: async ({ canvas, userEvent }) => {
    const costs = canvas.getByRole('textbox', { name: 'Other costs a serving' });
    await expect(costs).toHaveAttribute('placeholder', 'hal. 13');
    await expect(canvas.getByText('₱8.39')).toBeVisible();
    await expect(canvas.getAllByText('halimbawa lang')).toHaveLength(3);
    await expect(
      canvas.getByText('Halimbawa lang: kung ₱25 ang benta mo at ₱13 ang ibang gastos.'),
    ).toBeVisible();
    const price = canvas.getByRole('textbox', { name: 'Selling price' });
    await userEvent.type(price, '30');
    await expect(canvas.getByText('Halimbawa lang: kung ₱13 ang ibang gastos.')).toBeVisible();
    await userEvent.type(costs, '0');
    await expect(canvas.queryByText('halimbawa lang')).toBeNull();
    await userEvent.clear(price);
    await userEvent.clear(costs);
  },
};

/** Its own words, where none are handed in. */
export const OwnWords: Story = {
  args: { examplePrice: 25, exampleCosts: 13, labels: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What do you keep?' })).toBeVisible();
    await expect(canvas.getByText('Profit a pack')).toBeVisible();
    await expect(
      canvas.getByText('An example: with a selling price of ₱25 and other costs of ₱13.'),
    ).toBeVisible();
  },
};

/** A loss is said plainly. */
export const Loss: Story = {
  args: { values: { ...stall, sellingPrice: '20' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('A loss: every serving costs ₱1.61 more than it sells for.'),
    ).toBeVisible();
  },
};

/** A sentence at each figure that cannot be. */
export const Faults: Story = {
  args: {
    values: {
      packPrice: '-65',
      packGrams: '0',
      servingGrams: '0.015',
      otherCosts: 'mura lang',
      waste: '100',
      sellingPrice: '9999999999',
      servingsADay: '7.5',
    },
  },
  play: async ({ canvas }) => {
    for (const [name, words] of [
      ['Pack price', 'Write a number without a minus.'],
      ['Pack weight', 'Write at least 0.01.'],
      ['Grams a serving', 'Write at most 2 digits after the point.'],
      ['Other costs a serving', 'Write a number, such as 65 or 12.50.'],
      ['Waste', 'Write at most 99.'],
      ['Selling price', 'Write at most 1,000,000.'],
      ['Servings a day', 'Write a whole number.'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name });
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    }
  },
};

/** A weight in kilos, a fraction and a comma are understood, and said; what can mean two numbers is asked about. */
export const AsPeopleWrite: Story = {
  args: {
    values: {
      packPrice: 'Php 125.-',
      packGrams: '½ kg',
      servingGrams: '12,5',
      otherCosts: '₱0,750',
      waste: '10 %',
      sellingPrice: '1.250',
      servingsADay: '1.5k',
    },
  },
  play: async ({ canvas }) => {
    for (const [name, words] of [
      ['Pack weight', 'Read as 500\u00A0g.'],
      ['Grams a serving', 'Read as 12.5\u00A0g.'],
      ['Other costs a serving', 'Read as ₱0.75.'],
      ['Servings a day', 'Read as 1,500.'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name });
      await expect(field).toBeValid();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    }
    await expect(
      canvas.getByRole('textbox', { name: 'Selling price' }),
    ).toHaveAccessibleDescription(expect.stringContaining('This can mean two numbers.'));
    // 36 servings: 125 pesos over them, and 75 centavos.
    await expect(canvas.getByText('₱4.22')).toBeVisible();
  },
};

/** The serving is larger than the pack. */
export const TooSmallPack: Story = { args: { values: { ...stall, servingGrams: '250' } } };

export const LongNumbers: Story = {
  args: {
    values: {
      packPrice: '999,999.99',
      packGrams: '1,000,000',
      servingGrams: '0.01',
      otherCosts: '0.01',
      waste: '0',
      sellingPrice: '1,000,000',
      servingsADay: '100,000',
    },
  },
};

export const Phone: Story = { args: { values: stall }, globals: { viewport: { value: 'xs' } } };
