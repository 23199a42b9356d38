import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DealerCard, DealerCardSkeleton } from '@/components/DealerCard/DealerCard';
import dealers from '@/content/dealers.json';
import { longName } from './listingSamples';

const meta = {
  component: DealerCard,
  subcomponents: { DealerCardSkeleton },
  tags: ['stable'],
  parameters: {
    usage: {
      do: [
        'Hand in the data as written: what is no phone number shows as text.',
        'Keep its place with DealerCardSkeleton while the list is on its way.',
      ],
      dont: [
        'Do not mend a name or address here: that is for the content.',
        'Do not make the whole card a link: it has several.',
      ],
    },
    accessibility: {
      keyboard: {
        Tab: 'Goes through the phone numbers, then to the map.',
        Enter: 'Calls, or opens the map in a new tab.',
      },
      roles:
        'An article named by the dealer; numbers are a list. The map link is described by the dealer and "opens in a new tab".',
      announcements: 'Nothing.',
    },
  },
  args: {
    name: 'Aling Nena Baking Supplies',
    region: 'Quezon City',
    address: '398 Burgos Street, Kapasigan, Quezon City, Metro Manila',
    phoneNumbers: ['0900 235 3163', '9575 1857'],
    mapsLink: 'https://www.google.com/maps/search/?api=1&query=398%20Burgos%20Street',
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
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
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: args.name })).toBeVisible();
    await userEvent.tab();
    const mobile = canvas.getByRole('link', { name: '0900 235 3163' });
    await expect(mobile).toHaveFocus();
    await expect(mobile).toHaveAttribute('href', 'tel:+639002353163');
    await expect(canvas.getByRole('link', { name: '9575 1857' })).toHaveAttribute(
      'href',
      'tel:+63295751857',
    );
    const map = canvas.getByRole('link', { name: 'View on map' });
    await expect(map).toHaveAttribute('href', args.mapsLink);
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(map).toHaveAccessibleDescription(`${args.name} opens in a new tab`);
  },
};

/** What is no number is text, never a link (DEAL-4). */
export const TaxLabel: Story = {
  args: { phoneNumbers: ['0900 630 6748', 'TIN 000-000-000-000'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('TIN 000-000-000-000')).toBeVisible();
    await expect(canvasElement.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
  },
};

/** Numbers as dealers write them. */
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
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvasElement.querySelectorAll('a[href^="tel:+63"]')).toHaveLength(6);
  },
};

/** Any field may hold what was searched for (DEAL-7). */
export const Found: Story = {
  args: { keyword: 'que', phoneNumbers: ['0900 235 3163'] },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['Que', 'Que']);
  },
};

export const NumberFound: Story = {
  args: { keyword: '2353', phoneNumbers: ['0900 2353 163'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0900 2353 163' })).toBeVisible();
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
        gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
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
