import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ContactForm } from '@lasakita/ui/ContactForm';
import type { ContactFormProps } from '@lasakita/ui/ContactForm';
import { useArgState } from '../support/useArgState';

const empty = { name: '', email: '', title: '', message: '' };

const written = {
  name: 'Nena Dimaculangan',
  email: 'nena@tindahan.example',
  title: 'Presyo ng cheese powder',
  message:
    'Magandang araw po! Magkano ang isang sako ng cheese powder, at nagpapadala ba kayo sa Iloilo?',
};

/** Keeps what is typed, as the store does. */
function Form({ values, onChange, ...rest }: ContactFormProps) {
  const [draft, setDraft] = useArgState(values);
  return (
    <ContactForm
      // In the words of the site.
      labels={{ thanks: 'Salamat!', thanksLanguage: 'fil' }}
      {...rest}
      values={draft}
      onChange={(field, value) => {
        onChange(field, value);
        setDraft((before) => ({ ...before, [field]: value }));
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/ContactForm (text field, button)',
  id: 'components-contactform',
  component: ContactForm,
  tags: ['stable'],
  parameters: {
    stillControls: {
      trouble: 'Seen only with `failed`.',
      fallbackLinks: 'Seen only with `failed`.',
      noScriptEmail: 'Seen only where scripts are off.',
      subjectsLanguage: 'Heard, and seen only with `subjects`.',
    },
  },
  render: (args) => <Form {...args} />,
  args: { values: empty, onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filled by keyboard alone, and sent by Enter, with the fields by the names that the e-mail template knows. */
export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { direction: 'rtl' }] } },
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  parameters: {},
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('Nena');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('nena@tindahan.example');
    await userEvent.tab();
    await userEvent.keyboard('Presyo');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await userEvent.keyboard('Magkano?{Enter}Salamat po');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    const byPerson = false;
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      {
        name: 'Nena',
        email: 'nena@tindahan.example',
        title: 'Presyo',
        message: 'Magkano?\nSalamat po',
      },
      byPerson,
    );
  },
};

/** A press on a chip fills in a frequent subject and clears its error. A second press removes the subject. */
export const WithSubjects: Story = {
  args: {
    subjects: ['Gusto kong maging dealer', 'Magkano ang isang sako?', 'Recipe'],
    subjectsLanguage: 'fil',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const subject = canvas.getByRole('textbox', { name: 'Subject' });
    await expect(subject).toBeInvalid();
    const chip = canvas.getByRole('button', { name: 'Magkano ang isang sako?' });
    await userEvent.click(chip);
    await expect(subject).toHaveValue('Magkano ang isang sako?');
    await expect(subject).toBeValid();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await expect(subject).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Recipe' }));
  },
};

/** Nothing written yet. */
export const Empty: Story = {};

/** Sent empty: each field says what it wants, and the first one gets focus. */
export const Errors: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { forcedColors: 'active' }] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(/^Please/);
    }
  },
};

/** What is mended loses its message at once; what is still wrong keeps it, in the words for what is wrong now. */
export const Mended: Story = {
  args: { values: { ...written, email: 'nena@', name: '   ' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Please tell us your name.');
    await expect(email).toHaveAccessibleDescription(/whole e-mail address/);
    await userEvent.keyboard('N');
    await expect(name).toBeValid();
    await expect(name).not.toHaveAttribute('aria-describedby');
    await userEvent.clear(email);
    await expect(email).toHaveAccessibleDescription(/so that we can answer/);
    await userEvent.type(email, 'nena@tindahan.example');
    await expect(email).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** On its way: the words rest, the button keeps its name and focus, and a second submit does nothing. */
export const Sending: Story = {
  args: { values: written, sending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Send Message' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending your message…');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), ' changed{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** It failed: every word is kept, and there are other ways. */
export const Failed: Story = {
  args: {
    values: written,
    failed: true,
    fallbackLinks: [
      { label: 'hello@lasakita.example', href: 'mailto:hello@lasakita.example' },
      { label: '+63 900 000 0000', href: 'tel:+639000000000' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your message was not sent.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(written.message);
    const links = canvas.getAllByRole('link');
    await expect(within(links[0] as HTMLElement).getByText(/hello@/)).toBeVisible();
    // Below the button, which it does not push away, and heard.
    const note = canvas.getByText('Your message was not sent.').closest('[aria-live="polite"]');
    await expect(
      canvas.getByRole('button', { name: 'Send Message' }).compareDocumentPosition(note as Node),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

const ways = [
  { label: 'Send it as an e-mail', href: 'mailto:hello@lasakita.example?body=Magkano' },
  { label: 'Write on Viber', href: 'viber://chat?number=%2B639000000000&draft=Magkano' },
];

/** It arrived: that stays to be read after the toast has gone, until something new is written. */
export const Sent: Story = {
  args: { sent: true },
  play: async ({ canvas }) => {
    const note = canvas.getByText('Salamat!').closest('[aria-live="polite"]');
    await expect(note).toHaveTextContent(
      'Salamat! Your message is with us now. We answer by e-mail.',
    );
  },
};

/** There is no network: the words are kept until there is. */
export const Offline: Story = {
  args: { values: written, failed: true, trouble: 'offline', fallbackLinks: ways },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline/)).toBeVisible();
  },
};

/** The network is back: one press sends what is still there. */
export const BackOnline: Story = {
  args: { values: written, failed: true, trouble: 'backOnline', fallbackLinks: ways },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You are online again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** The page was closed before the answer came: whether the message arrived, nobody knows. */
export const Interrupted: Story = {
  args: { values: written, failed: true, trouble: 'interrupted', fallbackLinks: ways },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your last message may not have been sent.')).toBeVisible();
  },
};

/** The provider takes no message of this length (413). */
export const TooLong: Story = {
  args: { values: written, failed: true, trouble: 'tooLong', fallbackLinks: ways },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your message is too long to be sent.')).toBeVisible();
  },
};

/** A program filled in the field that nobody sees: maybe the visitor's own. */
export const FilledIn: Story = {
  args: { values: written, failed: true, trouble: 'filledIn', fallbackLinks: ways },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Please press the button once more.')).toBeVisible();
    const honeypot = canvas.getByRole('textbox', { name: 'Website', hidden: true });
    const send = canvas.getByRole('button', { name: 'Send Message' });
    honeypot.setAttribute('value', 'https://example.com');
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(written, true);
    // It is empty again, so that the next press counts.
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(written, false);
  },
};

/** Long names and a long message: the field grows up to a point and then scrolls. */
export const LongText: Story = {
  args: {
    values: {
      name: 'Maria Concepcion Ligaya Buenaventura-Dimaculangan de los Reyes y Magsaysay III',
      email: 'maria.concepcion.ligaya.buenaventura.dimaculangan@napakahabang-pangalan.example',
      title: 'Pinakanakapagpapabagabag-damdaming katanungan tungkol sa pagpapadala ng mga produkto',
      message: 'Magandang araw po sa inyong lahat. '.repeat(60),
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };

/** The field in focus. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};
