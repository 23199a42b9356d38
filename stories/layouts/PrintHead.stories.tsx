import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrintHead } from '@/layouts/PrintHead/PrintHead';

const meta = {
  title: 'Layouts/Print head',
  component: PrintHead,
  tags: ['new'],
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    brand: 'LasaKita',
    companyName: 'LasaKita Food Ingredients',
    contacts: ['+63 900 000 0000', 'hello@lasakita.example', 'www.lasakita.example'],
  },
} satisfies Meta<typeof PrintHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands above a printed page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LasaKita Food Ingredients')).toBeVisible();
  },
};
