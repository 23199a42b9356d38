import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RequirementsSection } from '@/pages/DealershipPage/sections/RequirementsSection';
import { withStores } from '../../support/withStores';

const meta = {
  title: 'Sections/Dealership/Requirements',
  component: RequirementsSection,
  tags: ['stable'],
  decorators: [withStores],
  parameters: {
    layout: 'fullscreen',
    address: '/dealership',
  },
} satisfies Meta<typeof RequirementsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lists of the specification, and where to send them (DEAL-2). */
export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/BIR Form 2303/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /BIR Form 2303/ })).toHaveFocus();
    const contact = canvas.getByRole('link', { name: 'Contact Us' });
    await expect(contact).toHaveAttribute('href', '/contact');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
