import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { thirdParties } from '../components/surroundings';
import { SitePages } from '../support/SitePages';

const meta = {
  title: 'Pages/Contact',
  component: SitePages,
  parameters: { layout: 'fullscreen', address: '/contact' },
  beforeEach: () => thirdParties(),
} satisfies Meta<typeof SitePages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const writeMessage: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Aling Nena');
  await userEvent.type(canvas.getByLabelText('Email'), 'nena@example.com');
  await userEvent.type(canvas.getByLabelText('Subject'), 'Cheese powder');
  await userEvent.type(canvas.getByLabelText('Message'), 'Magkano ang isang sako?');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
};

export const MessageSent: Story = {
  play: async (context) => {
    await writeMessage(context);
    await waitFor(() =>
      expect(context.canvas.getByText('Message sent successfully!')).toBeVisible(),
    );
    await expect(context.canvas.getByLabelText('Message')).toHaveValue('');
  },
};

export const MessageFailed: Story = {
  parameters: { siteState: { sending: 'fails' } },
  play: async (context) => {
    await writeMessage(context);
    await waitFor(() => expect(context.canvas.getByText('Message failed to send.')).toBeVisible());
    await expect(context.canvas.getByLabelText('Message')).toHaveValue('Magkano ang isang sako?');
  },
};

/** Sent without a word: every field says what is missing. */
export const NothingWritten: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};
