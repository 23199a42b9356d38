import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productCategories } from '@/content/productCategories';
import { LinesSection } from '@/pages/HomePage/sections/LinesSection';

const meta = {
  title: 'Sections/Home/Brand lines',
  component: LinesSection,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    usage: {
      do: ['Add a brand line in the content: its card follows.'],
      dont: ['Do not list products here.'],
    },
    accessibility: {
      keyboard: { Tab: 'Goes from card to card.', Enter: "Opens the line's products." },
      roles: 'A region named by its headline, with a list of links.',
      announcements: 'Nothing.',
    },
  },
} satisfies Meta<typeof LinesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every brand line leads to its own products. */
export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(productCategories.length);
    for (const [index, { value }] of productCategories.entries()) {
      await expect(links[index]).toHaveAttribute('href', `/products?category=${value}`);
    }
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};

/** Two in a row. */
export const Tablet: Story = { globals: { viewport: { value: 'md' } } };

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
