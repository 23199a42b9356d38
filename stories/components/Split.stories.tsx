import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from '@lasakita/ui/Picture';
import { Split } from '@lasakita/ui/Split';

const text = (
  <p>Ang bida sa likod ng sarap: powders and mixes for the kitchen and for the stall.</p>
);
const picture = <Picture asset={undefined} alt="A bowl of cheese powder" ratio={4 / 3} />;

const meta = {
  title: 'Components/Layout/Split (columns, grid)',
  id: 'components-split',
  component: Split,
  tags: ['stable'],
  args: {
    children: (
      <>
        {picture}
        {text}
      </>
    ),
  },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

const edges = (root: HTMLElement) => ({
  picture: root.querySelector('[role="img"]')?.getBoundingClientRect(),
  text: root.querySelector('p')?.getBoundingClientRect(),
});

export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvasElement }) => {
    const { picture: left, text: right } = edges(canvasElement);
    await expect(right?.left).toBeGreaterThan(left?.right ?? Infinity);
  },
};

export const Uneven: Story = {
  parameters: { visual: { globals: [{ direction: 'rtl' }] } },
  globals: { viewport: { value: 'lg' } },
  args: { columns: '5fr 3fr', align: 'start' },
};

/** One under the other. */
export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    const { picture: above, text: below } = edges(canvasElement);
    await expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Infinity);
  },
};
