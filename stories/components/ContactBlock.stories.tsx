import type { Meta, StoryObj } from '@storybook/react-vite';
import MailRounded from '@mui/icons-material/MailRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import { ContactBlock } from '@lasakita/ui/ContactBlock';
import { ViberIcon } from '@lasakita/ui/ViberIcon';
import { mailHref, telHref, viberHref } from '@lasakita/ui/domain/contactLinks';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  padding: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

const meta = {
  title: 'Components/Content/ContactBlock (address)',
  id: 'components-contactblock',
  component: ContactBlock,
  subcomponents: { ViberIcon },
  tags: ['stable'],
  args: {
    icon: <PlaceRounded />,
    heading: 'Visit us',
    lines: [
      { text: '28 Kalye Halimbawa, Barangay Sariwa' },
      { text: 'Quezon City, Metro Manila' },
      { text: 'Philippines' },
    ],
  },
} satisfies Meta<typeof ContactBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words alone: a postal address. */
export const Default: Story = {};

/** A number that calls, and the same number in Viber. */
export const PhoneAndViber: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { direction: 'rtl' }] } },
  args: {
    icon: <PhoneRounded />,
    heading: 'Call or Viber',
    color: 'ube',
    lines: [
      { text: '+63 900 000 0000', href: telHref('+63 900 000 0000') },
      { text: 'Chat on Viber', href: viberHref('+63 900 000 0000'), icon: <ViberIcon /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+63 900 000 0000' })).toHaveAttribute(
      'href',
      'tel:+639000000000',
    );
    await expect(canvas.getByRole('link', { name: 'Chat on Viber' })).toHaveAttribute(
      'href',
      'viber://chat?number=%2B639000000000',
    );
  },
};

/** Each way a button, as wide as its place. */
export const AsButtons: Story = {
  args: { ...PhoneAndViber.args, asButtons: true },
  play: async ({ canvas }) => {
    const [call, chat] = canvas.getAllByRole('link');
    await expect(call?.offsetWidth).toBe(chat?.offsetWidth);
  },
};

/** An address that begins an e-mail. */
export const Email: Story = {
  args: {
    icon: <MailRounded />,
    heading: 'E-mail us',
    color: 'annatto',
    lines: [{ text: 'hello@lasakita.example', href: mailHref('hello@lasakita.example') }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:hello@lasakita.example');
  },
};

/** The three of the contact page, side by side or below each other. */
export const Three: Story = {
  render: () => (
    <Row>
      <ContactBlock {...meta.args} />
      <ContactBlock {...meta.args} {...PhoneAndViber.args} />
      <ContactBlock {...meta.args} {...Email.args} />
    </Row>
  ),
};

/** A long address breaks rather than widen the page. */
export const LongText: Story = {
  args: {
    ...Email.args,
    heading: 'Pakikipag-ugnayan at mga katanungan',
    lines: [
      {
        text: 'pakikipag-ugnayan.sa.mga.mamimili.at.tindahan@napakahabang-pangalan-ng-kumpanya.example',
        href: mailHref('pakikipag-ugnayan@napakahabang-pangalan-ng-kumpanya.example'),
      },
    ],
  },
  globals: { viewport: { value: 'xs' } },
};

/** By keyboard from way to way. */
export const Focused: Story = {
  args: PhoneAndViber.args ?? {},
  play: async ({ canvas, userEvent }) => {
    const [call, chat] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(call).toHaveFocus();
    await userEvent.tab();
    await expect(chat).toHaveFocus();
  },
};

/** The signs in every color, each with an ink that can be read. */
export const Colors: Story = {
  render: () => (
    <Row>
      {(['keso', 'annatto', 'pandan', 'ube'] as const).map((color) => (
        <ContactBlock key={color} {...meta.args} heading={color} color={color} />
      ))}
    </Row>
  ),
};
