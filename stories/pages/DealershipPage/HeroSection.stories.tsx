import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { HeroSection } from '@/pages/DealershipPage/sections/HeroSection';
import { DeferredFindDealer, DeferredMapOfNearest } from '@/pages/deferredParts';
import { useStores } from '@/siteStores/StoreContext';
import { withStores } from '../../support/withStores';

/** The list, which fetches the dealers and reads the town from the address, is not part of it. */
function WithDealers() {
  const { dealers } = useStores();
  useEffect(() => {
    void dealers.loader.load();
    dealers.listing.setNear('tagaytay-cavite');
  }, [dealers]);
  return <HeroSection />;
}

const meta = {
  title: 'Sections/Dealership/Hero',
  component: HeroSection,
  tags: ['stable'],
  decorators: [withStores],
  loaders: [() => DeferredFindDealer.preload(), () => DeferredMapOfNearest.preload()],
  parameters: {
    layout: 'fullscreen',
    address: '/dealership',
  },
} satisfies Meta<typeof HeroSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Orange, with the specification's words (DEAL-1); the field is the first door. */
export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dealership' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Near' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use my location' })).toHaveFocus();
    canvas.getByRole('link', { name: 'All dealers' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Become a dealer' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };

const mapOf = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-nearest-map]');

/** A chosen town: the three nearest dealers, each with a number to call, and a map beside them (NEAR-2, NEAR-5). */
export const NearATown: Story = {
  render: () => <WithDealers />,
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, canvasElement }) => {
    const nearest = await canvas.findByRole('list', { name: 'Nearest dealers' });
    const cards = within(nearest).getAllByRole('article');
    await expect(cards).toHaveLength(3);
    for (const card of cards) {
      await expect(card).toHaveTextContent(/about \d+ km/);
      const [call] = within(card).getAllByRole('link');
      await expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    }
    await expect(
      canvas.getByRole('link', { name: 'All dealers, the nearest first' }),
    ).toBeVisible();
    await waitFor(() => expect(mapOf(canvasElement)?.querySelector('path')).toBeVisible());
    // A picture alone: nothing in it can be reached.
    await expect(canvas.queryByRole('group', { name: 'Map of dealers' })).toBeNull();
  },
};

/** Below each other there is no room for the map. */
export const NearATownOnPhone: Story = {
  render: () => <WithDealers />,
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('list', { name: 'Nearest dealers' })).toBeVisible();
    await expect(mapOf(canvasElement)).toBeNull();
  },
};
