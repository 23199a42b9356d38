import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberStepper } from '@kit/components/OrderList/NumberStepper';
import { OrderList } from '@lasakita/ui/OrderList';
import type { OrderLine, OrderListProps } from '@lasakita/ui/OrderList';
import { moneyText } from '@lasakita/ui/domain/money';
import { useArgState } from '../support/useArgState';
import { longName, samplePicture } from './listingSamples';

const cheddar: OrderLine = {
  id: '1',
  name: 'Cheddar Cheese Powder',
  quantity: 3,
  to: '/products/cheddar-cheese-powder',
  picture: samplePicture('products/cheddar-cheese-powder').picture,
  detail: '200 g',
  each: '₱65',
  sum: '₱195',
};
const cocoa: OrderLine = {
  id: '11',
  name: 'Dutch-Processed Cocoa Powder',
  quantity: 2,
  to: '/products/dutch-processed-cocoa-powder',
  picture: samplePicture('products/dutch-processed-cocoa-powder').picture,
  detail: '1 kg',
  each: '₱850',
  sum: '₱1,700',
};

/** Keeps what is on it, and works out what it comes to. */
function Owner({ lines, onQuantity, onRemove, ...args }: OrderListProps) {
  const [shown, setShown] = useArgState(lines);
  const prices = new Map(lines.map(({ id, sum, quantity }) => [id, sum && { sum, quantity }]));
  const sumOf = (id: string, quantity: number) => {
    const known = prices.get(id);
    return (
      known && moneyText((Number(known.sum.replaceAll(/[₱,]/g, '')) / known.quantity) * quantity)
    );
  };
  return (
    <OrderList
      {...args}
      lines={shown}
      {...(onQuantity && {
        onQuantity: (id: string, quantity: number) => {
          onQuantity(id, quantity);
          setShown(
            shown.map((line) =>
              line.id === id ? { ...line, quantity, sum: sumOf(id, quantity) } : line,
            ),
          );
        },
      })}
      {...(onRemove && {
        onRemove: (id: string) => {
          onRemove(id);
          setShown(shown.filter((line) => line.id !== id));
        },
      })}
    />
  );
}

const meta = {
  title: 'Components/Content/OrderList (cart, quantities, stepper)',
  id: 'components-orderlist',
  component: OrderList,
  subcomponents: { NumberStepper },
  tags: ['new'],
  render: (args) => <Owner {...args} />,
  args: {
    lines: [cheddar, cocoa],
    totals: [
      { term: 'Total', value: '₱1,895' },
      { term: 'Weight', value: '2.6 kg' },
    ],
    onQuantity: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Packs are counted by buttons or typed; what cannot be is told at its field and changes nothing. */
export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }] } },
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  parameters: {},
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Packs of Cheddar Cheese Powder' });
    await userEvent.click(canvas.getAllByRole('button', { name: 'One more' })[0] as HTMLElement);
    await expect(args.onQuantity).toHaveBeenLastCalledWith('1', 4);
    await expect(canvas.getByText('₱260')).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.getByText('From 1 to 999.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, '1000');
    await expect(args.onQuantity).toHaveBeenLastCalledWith('1', 100);
    await userEvent.clear(field);
    await userEvent.type(field, '-2');
    await expect(canvas.getByText('From 1 to 999.')).toBeVisible();
    // Left behind, it is what it was last.
    await userEvent.tab();
    await expect(field).toHaveValue('100');
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove Dutch-Processed Cocoa Powder' }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith('11');
    await expect(canvas.getByText('Dutch-Processed Cocoa Powder is off the list.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** What is not sold any more is named, and counts for nothing. */
export const SomethingGone: Story = {
  args: {
    lines: [cheddar, { id: '77', name: longName, quantity: 5 }],
    totals: [
      { term: 'Total', value: '₱195' },
      { term: 'Weight', value: '600 g' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not sold any more. It is in no sum.')).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: `Remove ${longName}` })).toBeVisible();
  },
};

/** A list that somebody else sent is read, and not changed; what a line's packs make stands below it. */
export const OnlyRead: Story = {
  parameters: { visual: { skip: 'It is the list of the page “List”, in its story.' } },
  args: { lines: [{ ...cheddar, makes: <span lang="fil">= 54 baso</span> }, cocoa] },
  render: ({ lines, totals }) => <OrderList lines={lines} totals={totals} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('= 54 baso')).toBeVisible();
    await expect(canvas.getByText('3 × ₱65')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
