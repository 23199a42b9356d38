import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Highlight } from '@lasakita/ui/Highlight';

const marks = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map((mark) => mark.textContent);

const meta = {
  title: 'Components/Feedback/Highlight (search mark)',
  id: 'components-highlight',
  component: Highlight,
  tags: ['stable'],
  args: { text: 'Ube Cake and Pancake Mix', keyword: 'cake' },
} satisfies Meta<typeof Highlight>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every match, in whichever case it stands. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['Cake', 'cake']);
    await expect(canvasElement).toHaveTextContent('Ube Cake and Pancake Mix');
  },
};

export const NoKeyword: Story = {
  args: { keyword: '  ' },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual([]);
  },
};

export const NoMatch: Story = {
  args: { keyword: 'keso' },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual([]);
  },
};

/** What a visitor types is text, never markup or a pattern. */
export const HostileKeyword: Story = {
  args: { text: '<b>Keso</b> (200 g)', keyword: '<b>' },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['<b>']);
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};
