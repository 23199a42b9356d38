import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DealershipPage } from '@/pages/DealershipPage/DealershipPage';
import { SitePages } from '../support/SitePages';

const meta = {
  title: 'Pages/Dealership',
  component: DealershipPage,
  tags: ['stable'],
  render: () => <SitePages />,
  parameters: {
    layout: 'fullscreen',
    address: '/dealership',
    docs: { story: { inline: false, height: '720px' } },
    usage: {
      do: ['Keep the order: become one, buy from one, find one.'],
      dont: ['Do not add a section below the directory: few get there.'],
    },
    accessibility: {
      keyboard: { Tab: 'Goes through the sections in order.' },
      roles: 'Regions named by their headlines.',
      announcements: 'The count of dealers, politely.',
    },
  },
} satisfies Meta<typeof DealershipPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { direction: 'rtl' }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('230 dealers')).toBeInTheDocument();
  },
};

/** The second after the page has opened. */
export const Loading: Story = { parameters: { siteState: { dealers: 'loading' } } };

/** The list is not to be had: the console says so, the visitor sees an empty list (DEAL-5). */
export const Failed: Story = {
  parameters: { siteState: { dealers: 'failed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 dealers')).toBeInTheDocument();
  },
};

/** Nobody in the directory at all. */
export const Empty: Story = {
  parameters: { siteState: { dealers: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no dealers here yet.')).toBeInTheDocument();
  },
};

export const ThousandDealers: Story = {
  parameters: { siteState: { dealers: 'many' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1000 dealers')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Go to page 50' })).toBeInTheDocument();
  },
};

export const NothingMatches: Story = {
  parameters: { address: '/dealership?search=halo-halo' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/No dealers match “halo-halo”/)).toBeInTheDocument();
    await userEvent.clear(canvas.getByPlaceholderText('Search for Dealers'));
    await expect(await canvas.findByText('230 dealers')).toBeInTheDocument();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('230 dealers')).toBeInTheDocument();
  },
};
