import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SitePages } from '../support/SitePages';

const meta = {
  title: 'Pages/Dealership',
  component: SitePages,
  parameters: { layout: 'fullscreen', address: '/dealership' },
} satisfies Meta<typeof SitePages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('230 dealers')).toBeInTheDocument();
  },
};

/** The second after the page has opened. */
export const Loading: Story = { parameters: { siteState: { dealers: 'loading' } } };

/** The list is not to be had: the console says so, the visitor sees an empty list (DEAL-5). */
export const Failed: Story = {
  parameters: { siteState: { dealers: 'failed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 dealers')).toBeInTheDocument();
  },
};

/** The visitor looks for a dealer in Cebu: by location, then by name. */
export const DealerInCebu: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('230 dealers');
    const [location] = canvas.getAllByRole('combobox', { name: 'Select location' });
    if (!location) throw new Error('There is no location select');
    await userEvent.selectOptions(location, 'Cebu');
    const count = await canvas.findByText(/^\d+ dealers$/);
    await expect(count).not.toHaveTextContent('230 dealers');
    const [call] = canvas.getAllByRole('link', { name: /^0900/ });
    await expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+63900/));
  },
};
