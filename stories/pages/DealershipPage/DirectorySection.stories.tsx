import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DirectorySection } from '@/pages/DealershipPage/sections/DirectorySection';
import { withStores } from '../../support/withStores';

const meta = {
  title: 'Sections/Dealership/Directory',
  component: DirectorySection,
  tags: ['stable'],
  decorators: [withStores],
  parameters: {
    layout: 'fullscreen',
    address: '/dealership',
    // Its toolbar sticks: on a phone the top of the field is a pixel higher where another story stood before.
    visual: { alone: true },
  },
} satisfies Meta<typeof DirectorySection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twenty a page, unless the visitor chooses otherwise (DEAL-6). */
export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('230 dealers')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20));
  },
};

/** Near a town: dealers sorted by distance after the three in the page's head, with the map on the nearest (NEAR-2). */
export const NearATown: Story = {
  parameters: { address: '/dealership?near=tagaytay-cavite' },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^about \d+ km$/)).toHaveLength(17));
    await expect(canvas.getByRole('heading', { name: 'Within 25 km' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { siteState: { dealers: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Empty: Story = {
  parameters: { siteState: { dealers: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no dealers here yet.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { siteState: { dealers: 'failed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 dealers')).toBeVisible();
  },
};

export const ThousandDealers: Story = {
  parameters: { siteState: { dealers: 'many' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1000 dealers')).toBeVisible();
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages of dealers' }));
    await userEvent.click(pages.getByRole('button', { name: 'Go to page 50' }));
    await expect(await pages.findByRole('button', { name: 'Page 50' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('230 dealers')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
  },
};
