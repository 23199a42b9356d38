import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HiddenText } from '@lasakita/ui/HiddenText';

const meta = {
  title: 'Components/Content/HiddenText (screen reader only)',
  id: 'components-hiddentext',
  component: HiddenText,
  tags: ['stable'],
  render: (args) => (
    <a href="#shop">
      Shopee
      <HiddenText {...args} />
    </a>
  ),
  argTypes: { children: { description: 'What is read out. It is joined to the text around it.' } },
  args: { children: ' (opens in a new tab)' },
} satisfies Meta<typeof HiddenText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes no room and is part of the link's name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Shopee (opens in a new tab)' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('(opens in a new tab)').getBoundingClientRect().width).toBe(1);
  },
};
