import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DirectorySection } from '@/pages/DealershipPage/sections/DirectorySection';

const meta = {
  title: 'Sections/Dealership/Directory',
  component: DirectorySection,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    address: '/dealership',
    usage: {
      do: [
        'Link to it by `#directory`.',
        'Keep the filters in the address, so that a list can be shared.',
      ],
      dont: ['Do not load the list before the page is opened.'],
    },
    accessibility: {
      keyboard: {
        Tab: 'Goes through the filters, the cards and the pages.',
        'Enter, Space': 'Presses or follows what is in focus.',
      },
      roles:
        'A region named by its headline, with a search landmark, a list and a navigation of pages.',
      announcements: 'The count, politely, whenever it changes.',
    },
  },
} satisfies Meta<typeof DirectorySection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twenty a page, unless the visitor chooses otherwise (DEAL-6). */
export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('230 dealers')).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(20);
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

export const NothingMatches: Story = {
  parameters: { address: '/dealership?search=halo-halo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No dealers match “halo-halo”/)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('230 dealers')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
  },
};
