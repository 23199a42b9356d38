import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RequirementsSection } from '@/pages/DealershipPage/sections/RequirementsSection';

const meta = {
  title: 'Sections/Dealership/Requirements',
  component: RequirementsSection,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    address: '/dealership',
    usage: {
      do: ['Change the lists in the content.'],
      dont: ['Do not put a form here: the contact page has it.'],
    },
    accessibility: {
      keyboard: {
        Tab: 'Goes to "Contact Us", then to the buttons of the list.',
        'Enter, Space': 'Follows the link, prints or copies.',
      },
      roles: 'A region named by its headline, with two lists.',
      announcements: 'That the list was copied.',
    },
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
    const contact = canvas.getByRole('link', { name: 'Contact Us' });
    await expect(contact).toHaveFocus();
    await expect(contact).toHaveAttribute('href', '/contact');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
