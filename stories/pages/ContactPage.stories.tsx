import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { surroundings, thirdParties } from '../components/surroundings';
import { ContactPage } from '@/pages/ContactPage/ContactPage';
import { SitePages } from '../support/SitePages';
import { writeMessage } from '../support/visits';

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  tags: ['stable'],
  render: () => <SitePages />,
  parameters: {
    layout: 'fullscreen',
    address: '/contact',
    docs: { story: { inline: false, height: '720px' } },
    usage: {
      do: ['Keep the other ways beside the form, for when it fails.'],
      dont: ['Do not ask for more than the four fields.'],
    },
    accessibility: {
      keyboard: {
        Tab: 'Goes through the ways to reach us, the map and the form.',
        Enter: 'Sends, from a field of one line.',
      },
      roles: 'A list of ways, a map and a form named "Leave A Message".',
      announcements:
        'That the message was sent or not, as a toast; the field that is not fine takes the focus.',
    },
  },
  beforeEach: () => thirdParties(),
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '150-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
};

/** On its way: the words rest, and a second press does nothing (CONTACT-3). */
export const Sending: Story = {
  parameters: { siteState: { sending: 'hangs' } },
  play: async (context) => {
    await writeMessage(context);
    await expect(await context.canvas.findByText('Sending your message…')).toBeVisible();
  },
};

/** Sent without a word: every field says what is missing. */
export const NothingWritten: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

/** The map cannot be had: the drawn one stays, with address and link (INF-2). */
export const MapBlocked: Story = {
  beforeEach: () => surroundings({ playersPresent: false, saveData: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Open in Maps/ })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
