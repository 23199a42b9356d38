import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BudburanSection } from '@/pages/HomePage/sections/BudburanSection';
import { FarCounter } from '@/pages/deferredParts';

const meta = {
  title: 'Sections/Home/Budburan mo',
  component: BudburanSection,
  tags: ['new'],
  loaders: [() => FarCounter.preload()],
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof BudburanSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What one pouch makes, to be done by hand (BUD-1). Another powder colors the section, and leads to its page (BUD-4). */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Budburan mo' });
    await expect(within(region).getByText('9 of 18 cups')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sour Cream & Onion Powder' }));
    await expect(
      canvas.getByRole('link', { name: 'Details of Sour Cream & Onion Powder' }),
    ).toHaveAttribute('href', '/products/sour-cream-and-onion-powder');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
