import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MapDrawing } from '@kit/components/MapEmbed/MapDrawing';
import { MapEmbed } from '@lasakita/ui/MapEmbed';
import { site } from '@/content/site';
import { asked, surroundings } from './surroundings';

const { map, address, name } = site.company;

const meta = {
  title: 'Components/Media/MapEmbed',
  id: 'components-mapembed',
  component: MapEmbed,
  subcomponents: { MapDrawing },
  tags: ['stable'],
  args: {
    title: `Map of ${name}`,
    embed: map.embed,
    link: map.link,
    address: address.join(', '),
  },
  beforeEach: () => surroundings({ saveData: false }),
} satisfies Meta<typeof MapEmbed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In view and reachable: the map itself, above its foot. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByTitle(args.title)).not.toHaveAttribute('inert'));
    const link = canvas.getByRole('link', { name: /^Open in Maps/ });
    await expect(link).toHaveAttribute('href', args.link);
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** Blocked or offline: the drawn map, the address and the link. */
export const Failed: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { forcedColors: 'active' }] } },
  beforeEach: () => surroundings({ saveData: false, playersPresent: false }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/this is a drawing/)).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Open in Maps/ })).toBeVisible();
  },
};

/** Data saving: the map comes after a tap. */
export const SaveData: Story = {
  beforeEach: () => surroundings({ saveData: true }),
  play: async ({ canvas, userEvent, args }) => {
    const show = await canvas.findByRole('button', { name: 'Show map' });
    await expect(asked).toEqual([]);
    await userEvent.click(show);
    await expect(await canvas.findByTitle(args.title)).toBeInTheDocument();
  },
};

export const LongAddress: Story = {
  args: {
    address:
      'Ikalawang Palapag, Gusaling Pamilihang Bayan ng Kalye Halimbawa, Purok ng Mapagkalingang Magkakapitbahay, Barangay Sariwa, Quezon City, Metro Manila, Philippines',
  },
  beforeEach: () => surroundings({ saveData: true }),
};

/** Where the address stands beside the map in words, the foot has the link alone. */
export const AddressBeside: Story = {
  args: { address: undefined },
  beforeEach: () => surroundings({ saveData: true }),
};

export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  beforeEach: () => surroundings({ saveData: true }),
};
