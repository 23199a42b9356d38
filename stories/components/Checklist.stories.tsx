import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Checklist } from '@lasakita/ui/Checklist';
import { site } from '@/content/site';
import { longName } from './listingSamples';

const { documentsHeadline, documents, detailsHeadline, details, sendHeadline, send } =
  site.dealership;

const meta = {
  title: 'Components/Content/Checklist (to-do)',
  id: 'components-checklist',
  component: Checklist,
  tags: ['stable'],
  parameters: {
    stillControls: {
      title: 'Seen only in what is copied.',
    },
  },
  args: {
    title: 'What a dealer applicant sends',
    steps: [
      { heading: documentsHeadline, items: documents },
      { heading: detailsHeadline, items: details },
      { heading: sendHeadline, items: send, isNote: true },
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

/** Every box is empty at first; what is ticked is copied so. */
export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'TIN #' }));
    canvas.getByRole('checkbox', { name: /BIR Form 2303/ }).focus();
    await userEvent.keyboard(' ');
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the list' }));
    await waitFor(() => expect(write).toHaveBeenCalled());
    const [text = ''] = write.mock.lastCall ?? [];
    await expect(text.match(/^\[x\] .*$/gm)).toEqual([`[x] ${documents[0]}`, '[x] TIN #']);
  },
};

/** Copied as plain text, and said so. */
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the list' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Copied/));
    const [text = ''] = write.mock.lastCall ?? [];
    await expect(text).toMatch(/^What a dealer applicant sends\n\n1\. /);
    // What only happens has no box, in the copy either.
    await expect(text.endsWith(`3. ${sendHeadline}\n${send.join('\n')}`)).toBe(true);
    await expect(text).toContain('\n[ ] TIN #\n');
  },
};

/** Where copying is forbidden, the list is there as text, selected; another tick makes it another one. */
export const CopyingForbidden: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the list' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/copy it by hand/));
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await expect(text).toHaveFocus();
    await expect(text.value).toMatch(/^What a dealer applicant sends\n\n1\. [^]*\n\[ \] TIN #\n/);
    await expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'TIN #' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the list' }));
    await expect((await canvas.findByRole('textbox')) as HTMLTextAreaElement).toHaveValue(
      text.value.replace('[ ] TIN #', '[x] TIN #'),
    );
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
    steps: [{ heading: longName, items: [longName, longName.replaceAll(' ', ''), 'Email'] }],
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    }
  },
};
