import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DealerCard, DealerCardSkeleton } from '@lasakita/ui/DealerCard';
import { LocaleProvider } from '@lasakita/ui/LocaleContext';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { anywhere } from '@lasakita/ui/domain/locale';
import dealers from '@content/dealers.json';
import { longName } from './listingSamples';

const meta = {
  title: 'Components/Content/DealerCard (row, tile)',
  id: 'components-dealercard',
  component: DealerCard,
  subcomponents: { DealerCardSkeleton },
  tags: ['stable'],
  args: {
    name: 'Aling Nena Baking Supplies',
    region: 'Quezon City',
    address: '398 Burgos Street, Kapasigan, Quezon City, Metro Manila',
    phoneNumbers: ['0900 235 3163', '9575 1857'],
    mapsLink: 'https://www.google.com/maps/search/?api=1&query=398%20Burgos%20Street',
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof DealerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tap calls, a tap shows the place in a new tab with no opener (DEAL-8). */
export const Default: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  parameters: {},
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: args.name })).toBeVisible();
    await userEvent.tab();
    const mobile = canvas.getByRole('link', { name: '0900 235 3163' });
    await expect(mobile).toHaveFocus();
    await expect(mobile).toHaveAttribute('href', 'tel:+639002353163');
    await expect(canvas.queryByRole('link', { name: /1857/ })).toBeNull();
    const more = canvas.getByRole('button', { name: '+1 number' });
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: '(02) 9575 1857' })).toHaveAttribute(
      'href',
      'tel:+63295751857',
    );
    const map = canvas.getByRole('link', { name: `View on map, ${args.name}` });
    await expect(map).toHaveAttribute('href', args.mapsLink);
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(map).toHaveAccessibleDescription('opens in a new tab');
  },
};

/** One of the nearest, on its band's ground. */
export const Prominent: Story = {
  args: { prominent: true, distance: 'about 12 km' },
  decorators: [
    (Story) => (
      <SectionBand tone="annatto" space="tight">
        <Story />
      </SectionBand>
    ),
  ],
  parameters: { visual: { globals: [{ textSize: '200-percent' }] } },
};

/** What is no number is text, never a link (DEAL-4). */
export const TaxLabel: Story = {
  args: { phoneNumbers: ['0900 630 6748', 'TIN 000-000-000-000'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('TIN 000-000-000-000')).toBeVisible();
    await expect(canvasElement.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
  },
};

/** However dealers write them, they are shown in one way. */
export const SixNumbers: Story = {
  args: {
    phoneNumbers: [
      '0900-873-0366',
      '+63 900 235 3163',
      '(02) 8425-8596',
      '8456 1393',
      '0900.670.8270',
      '0900-873-0366',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+5 numbers' }));
    const numbers = canvas.getAllByRole('link', { name: /^[\d() ]+$/ });
    await expect(numbers.map(({ textContent }) => textContent)).toEqual([
      '0900 873 0366',
      '0900 235 3163',
      '(02) 8425 8596',
      '(02) 8456 1393',
      '0900 670 8270',
      '0900 873 0366',
    ]);
  },
};

/** Any field may hold what was searched for (DEAL-7). */
export const Found: Story = {
  args: { keyword: 'que', phoneNumbers: ['0900 235 3163'] },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['Que']);
  },
};

/** A further number that was searched for is not left behind its button. */
export const NumberFound: Story = {
  args: { keyword: '5 31', phoneNumbers: ['0900-111-2222', '0900-235-3163'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '0900 235 3163' })).toBeVisible();
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('5 31');
  },
};

/** The data keeps its quirks: a stray slash, no region. */
export const Quirks: Story = {
  args: {
    name: 'San Lorenzo Baking Supplies/',
    region: '',
    address: '23 Jacinto  Street,, Poblacion',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'San Lorenzo Baking Supplies/' }),
    ).toBeVisible();
    await expect(canvas.queryByText('Quezon City')).toBeNull();
  },
};

/** Near a town: how far it is. */
export const Near: Story = {
  args: { distance: 'about 12 km' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 12 km')).toBeVisible();
  },
};

/** The region is said where the address does not name it. */
export const RegionNotInAddress: Story = {
  args: { address: '23 Jacinto Street, Poblacion', region: 'Davao' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/Davao · 23 Jacinto/);
  },
};

export const LongWordsOnPhone: Story = {
  args: { name: longName, address: longName.replaceAll(' ', '') },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** Still on its way: hidden from screen readers. */
export const Loading: Story = {
  render: () => <DealerCardSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const Directory: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 20,
        gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))',
      }}
    >
      {dealers.slice(0, 8).map((dealer) => (
        <DealerCard key={dealer.name} {...dealer} />
      ))}
      <DealerCardSkeleton />
    </div>
  ),
  decorators: [(Story) => <div style={{ width: 'min(1300px, 86vw)' }}>{Story()}</div>],
};

/** By keyboard to the number. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

/** The visitor's list can be sent to a dealer with a mobile number, by SMS (LIST-2). */
export const WithList: Story = {
  parameters: { visual: { sizes: ['phone'] } },
  args: { smsLink: (number) => `sms:${number}?&body=My%20list` },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: `Send my list, ${args.name}` })).toHaveAttribute(
      'href',
      'sms:+639002353163?&body=My%20list',
    );
  },
};

/** A landline takes no SMS. */
export const LandlineWithList: Story = {
  parameters: { visual: { skip: 'It looks as it does without a list.' } },
  args: { ...WithList.args, phoneNumbers: ['9575 1857'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Send/ })).toBeNull();
  },
};

/** Elsewhere: what begins with its country is called, and so is a number as it is written at home (DEAL-8). */
export const Elsewhere: Story = {
  args: {
    name: 'Harbour Baking',
    region: 'Sydney',
    address: '48 Pirrama Road, Pyrmont, Sydney',
    phoneNumbers: ['(02) 9374 4000', '+33 1 42 68 53 00'],
  },
  decorators: [(Story) => <LocaleProvider value={anywhere}>{Story()}</LocaleProvider>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+1 number' }));
    await expect(canvas.getByRole('link', { name: '(02) 9374 4000' })).toHaveAttribute(
      'href',
      'tel:0293744000',
    );
    await expect(canvas.getByRole('link', { name: '+33 1 42 68 53 00' })).toHaveAttribute(
      'href',
      'tel:+33142685300',
    );
  },
};
