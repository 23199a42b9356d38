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
