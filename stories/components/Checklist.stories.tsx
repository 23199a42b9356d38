import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Checklist } from '@/components/Checklist/Checklist';
import { site } from '@/content/site';
import { longName } from './listingSamples';

const { documentsHeadline, documents, detailsHeadline, details } = site.dealership;

const meta = {
  component: Checklist,
  tags: ['stable'],
  parameters: {
    usage: {
      do: [
        'List what somebody has to bring or send together.',
        'Name the list by a `title` that is understood without the page: it stands above the copied text.',
      ],
      dont: [
        'Do not use it for steps that must follow each other.',
        'Do not let its boxes be taken for inputs: on the screen nothing is ticked.',
      ],
    },
    accessibility: {
      keyboard: {
        Tab: 'Goes to "Print the list", then to "Copy the list".',
        'Enter, Space': 'Prints or copies.',
      },
      roles: 'A heading and a list for each group. The boxes are drawings.',
      announcements:
        'That the list was copied, or that copying is not allowed, in a polite live region.',
    },
  },
  args: {
    title: 'What a dealer applicant sends',
    groups: [
      { heading: documentsHeadline, items: documents },
      { heading: detailsHeadline, items: details },
    ],
  },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every item of the specification (DEAL-2). */
export const Default: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/BIR Form 2303/)).toBeVisible();
    for (const item of [
      'Business Name',
      'Address',
      'TIN #',
      'Contact Persons',
      'Contact #s',
      'Email',
      'Socmed Page / Website',
      'Forwarder Details (if applicable)',
    ]) {
      await expect(canvas.getByText(item)).toBeVisible();
    }
  },
};

/** Copied as plain text, and said so. */
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the list' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Copied/));
    const [text = ''] = write.mock.lastCall ?? [];
    await expect(text).toMatch(/^What a dealer applicant sends\n\n/);
    await expect(text).toContain('\n[ ] TIN #\n');
  },
};

/** Where copying is forbidden, it says what to do instead. */
export const CopyingForbidden: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the list' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/copy it by hand/));
  },
};

export const Printed: Story = {
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Print the list' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const LongItems: Story = {
  args: {
    groups: [{ heading: longName, items: [longName, longName.replaceAll(' ', ''), 'Email'] }],
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    }
  },
};
