import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HiddenText } from '@/components/HiddenText/HiddenText';

const meta = {
  component: HiddenText,
  tags: ['stable'],
  parameters: {
    usage: {
      do: ['Add what sighted visitors see and others would miss, such as " (opens in a new tab)".'],
      dont: [
        'Do not hide a heading in it because there is no room.',
        'Do not put anything into it that takes focus.',
      ],
    },
    accessibility: {
      keyboard: {},
      roles: 'Text, part of the name of what holds it.',
      announcements: 'Nothing.',
    },
  },
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
