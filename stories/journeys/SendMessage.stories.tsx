import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { thirdParties } from '../components/surroundings';
import { SitePages, preloadSite } from '../support/SitePages';
import { writeMessage } from '../support/visits';
import { withStores } from '../support/withStores';

const meta = {
  title: 'Journeys/Send a message',
  component: SitePages,
  tags: ['!autodocs'],
  decorators: [withStores],
  loaders: [preloadSite],
  parameters: { layout: 'fullscreen', address: '/contact' },
  beforeEach: () => thirdParties(),
} satisfies Meta<typeof SitePages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form is empty again, and a toast says so (CONTACT-4). */
export const Sent: Story = {
  parameters: { visual: { sizes: ['desktop'] } },
  play: async (context) => {
    await writeMessage(context);
    await waitFor(() =>
      expect(context.canvas.getByText('Message sent successfully!')).toBeVisible(),
    );
    await expect(context.canvas.getByLabelText('Message')).toHaveValue('');
  },
};

/** Every word is kept, and other ways are offered (CONTACT-4). */
export const Failed: Story = {
  parameters: { visual: { sizes: ['phone'] }, siteState: { sending: 'fails' } },
  play: async (context) => {
    await writeMessage(context);
    await waitFor(() => expect(context.canvas.getByText('Message failed to send.')).toBeVisible());
    await expect(context.canvas.getByLabelText('Message')).toHaveValue('Magkano ang isang sako?');
    await expect(
      context.canvas.getByRole('link', { name: 'Send it as an e-mail' }),
    ).toHaveAttribute('href', expect.stringContaining('Magkano'));
  },
};

/** The second attempt goes through. */
export const FailedThenSent: Story = {
  parameters: { visual: { sizes: ['desktop'] }, siteState: { sending: 'failsOnce' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await writeMessage(context);
    await waitFor(() => expect(canvas.getByText('Your message was not sent.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(canvas.getByText('Message sent successfully!')).toBeVisible());
    await expect(canvas.queryByText('Your message was not sent.')).toBeNull();
  },
};

/** A field was forgotten: its message stands beside it, and goes once it is filled. */
export const Mended: Story = {
  parameters: { visual: { sizes: ['phone'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Aling Nena');
    await userEvent.type(canvas.getByLabelText('Email'), 'nena');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription();
    await userEvent.type(email, '@example.com');
    await waitFor(() => expect(email).not.toHaveAccessibleDescription());
  },
};
