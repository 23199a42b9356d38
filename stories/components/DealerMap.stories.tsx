import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import dealers from '@content/dealers.json';
import places from 'virtual:dealer-places';
import { DealerMap } from '@lasakita/ui/DealerMap';
import outline from '@/data/outline.json';
import { readDealerPlaces } from '@/domain/dealerPlaces';
import { townsWithDealers } from '@/domain/near';

const known = readDealerPlaces(
  places,
  dealers.map(({ name }) => name),
);
const towns = townsWithDealers(dealers, known);
const inCavite = towns.filter(({ region }) => region === 'Cavite');

const marks = new Map([
  ['general-trias-cavite', '1, 3'],
  ['kawit-cavite', '2'],
  ['silang-cavite', '4'],
]);
const marked = inCavite.flatMap((town) => {
  const mark = marks.get(town.slug);
  return mark === undefined ? [] : [{ ...town, mark }];
});

const meta = {
  title: 'Components/Content/DealerMap (map, dots, regions, islands)',
  id: 'components-dealermap',
  component: DealerMap,
  tags: ['new'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  args: { outline, towns, onTown: fn(), onRegion: fn() },
} satisfies Meta<typeof DealerMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every town of every dealer. */
export const Default: Story = {};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button', { name: /: \d+ dealers?$/ })).toHaveLength(
      towns.length,
    );
    const [dot] = canvas.getAllByRole('button', { name: /^Davao City, Davao del Sur/ });
    dot?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTown).toHaveBeenLastCalledWith(
      expect.objectContaining({ slug: 'davao-city-davao-del-sur' }),
    );
  },
};

/** Where towns stand close they are drawn larger, in a corner that is free. */
export const Enlarged: Story = {
  parameters: { visual: { globals: [{ forcedColors: 'active' }, { direction: 'rtl' }] } },
  args: {
    enlarged: {
      label: 'Metro Manila',
      area: [
        [14.47, 120.93],
        [14.79, 121.13],
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Metro Manila')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /: \d+ dealers?$/ })).toHaveLength(
      towns.length,
    );
  },
};

/** Enlarged to what is shown; the arrow keys go from town to town. */
export const OneRegion: Story = {
  parameters: { visual: { globals: [{ forcedColors: 'active' }, { textSize: '200-percent' }] } },
  args: { towns: inCavite, chosenRegion: 'Cavite' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const name = canvas.getByRole('button', { name: /^Cavite \d+ dealers$/ });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAttribute('aria-pressed', 'true');
    // Its dot is beside it.
    await userEvent.keyboard(name.hasAttribute('data-left') ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(name).not.toHaveFocus();
    await expect(canvas.getAllByRole('button').filter((one) => one.tabIndex === 0)).toHaveLength(1);
    await userEvent.click(name);
    await expect(args.onRegion).toHaveBeenLastCalledWith('Cavite');
  },
};

export const OneDealer: Story = {
  args: { towns: towns.filter(({ slug }) => slug === 'jolo-sulu') },
};

/** A town is chosen, and the visitor is in the next one. */
export const Chosen: Story = {
  args: { towns: inCavite, chosenTown: 'silang-cavite', origin: [14.11, 120.96] },
};

export const Empty: Story = {
  args: { towns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No dealer is here.')).toBeVisible();
  },
};

/** While the dealers are on their way: of none it says that it is nowhere. */
export const Loading: Story = {
  args: { towns: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent(/^$/);
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};

/** Dots with the places of their dealers in a list beside the map. */
export const Marked: Story = {
  args: { towns: marked, focus: marked.map(({ at }) => at) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^1, 3\. / })).toBeVisible();
  },
};

/** Every town, and enlarged to some of them, which are named. */
export const Focused: Story = {
  args: { focus: inCavite.map(({ at }) => at) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Silang')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Cavite/ })).toBeNull();
  },
};

/** While the outline is on its way, or cannot be had. */
export const NoOutline: Story = { args: { outline: undefined } };
