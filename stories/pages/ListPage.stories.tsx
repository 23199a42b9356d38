import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { site } from '@/content/site';
import { ListPage } from '@/pages/ListPage/ListPage';
import { DeferredListBody } from '@/pages/deferredParts';
import { withStores } from '../support/withStores';

const cheddar = { id: '1', name: 'Cheddar Cheese Powder', quantity: 3 };
const cocoa = { id: '11', name: 'Dutch-Processed Cocoa Powder', quantity: 2 };
const gone = { id: '77', name: 'Pandan Powder', quantity: 5 };

const meta = {
  title: 'Pages/List',
  component: ListPage,
  tags: ['new'],
  decorators: [withStores],
  loaders: [() => DeferredListBody.preload()],
  parameters: {
    layout: 'fullscreen',
    address: '/list',
    siteState: { list: [cheddar, cocoa, gone] },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What it comes to, what of it is not sold any more, and the ways to send it (LIST-1, LIST-2). */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('₱1,895', { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByText('2.6 kg')).toBeVisible();
    await expect(canvas.getByText('Pandan Powder')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Pandan Powder' }));
    await waitFor(() => expect(canvas.queryByText('Pandan Powder')).toBeNull());
    for (const name of ['Write to us', 'Viber us', 'SMS', 'To a dealer near you']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
    for (const { label, href } of site.dealership.stores) {
      const shop = canvas.getByRole('link', { name: `${label} (opens in a new tab)` });
      await expect(shop).toHaveAttribute('href', href);
    }
  },
};

/** Nothing is on it yet. */
export const Empty: Story = {
  parameters: { siteState: { list: [] }, visual: { sizes: ['phone'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wala pang laman.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Send it' })).toBeNull();
  },
};

/** It begins with one press, and the focus goes on to what was begun. */
export const Begun: Story = {
  parameters: { siteState: { list: [] }, visual: { sizes: ['phone'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add to list, Cheddar Cheese Powder' }),
    );
    const remove = await canvas.findByRole('button', { name: 'Remove Cheddar Cheese Powder' });
    await expect(remove).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(remove));
  },
};

/** A whole list to begin with, at one press. */
export const OneOfEach: Story = {
  parameters: { siteState: { list: [] }, visual: { skip: 'It is a list of four products' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add one of each' }));
    const removes = await canvas.findAllByRole('button', { name: /^Remove (?!all)/ });
    await expect(removes).toHaveLength(4);
    await waitFor(() => expect(document.activeElement).toContainElement(removes[0] ?? null));
    await expect(canvas.getByText('₱250', { selector: 'dd' })).toBeVisible();
  },
};

/** It came with its address, which names something that there is not; the device keeps nothing. */
export const Addressed: Story = {
  parameters: {
    address: '/list?items=1x3,11x2,99x1',
    siteState: { list: 'notKept' },
    visual: { sizes: ['phone'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Left out/)).toHaveTextContent('“99x1”');
    await expect(canvas.getByText('₱1,895', { selector: 'dd' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add it to my list' })).toBeVisible();
  },
};

/** Full or forbidden storage: the list works for the visit, and says so. */
export const NotKept: Story = {
  parameters: {
    address: '/list?items=1x3',
    siteState: { list: 'notKept' },
    visual: { skip: 'It is the list with a note above it.' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add it to my list' }));
    await expect(await canvas.findByText(/^This device does not keep your list/)).toBeVisible();
    await expect(
      canvas.getByRole('textbox', { name: 'Packs of Cheddar Cheese Powder' }),
    ).toHaveValue('3');
  },
};
