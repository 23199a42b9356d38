import Card from '@mui/material/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { CardGrid, CardList, Groups } from '@/pages/shared/CardList';
import { ListingResults } from '@/pages/shared/ListingResults';
import { Listing } from '@/stores/Listing';
import type { LoadStatus } from '@/stores/Loader';

interface Sample {
  /** How many records there are. */
  count: number;
  status: LoadStatus;
  /** Records on a page; 0 is all of them. */
  pageSize: number;
  page: number;
  keyword: string;
}

const listingOf = ({ count, pageSize, page, keyword }: Sample) => {
  const listing = new Listing<string>({
    searchTexts: (name) => [name],
    categoryOf: () => '',
    defaultRange: { start: 0, end: pageSize },
  });
  listing.setData(Array.from({ length: count }, (_, index) => `Pulbos No. ${index + 1}`));
  if (keyword) listing.setKeyword(keyword);
  listing.setPage(page);
  return listing;
};

function Results(sample: Sample) {
  const [listing] = useState(() => listingOf(sample));
  return (
    <ListingResults
      listing={listing}
      status={sample.status}
      noun="products"
      keyOf={(name) => name}
      renderItem={(name) => <Card sx={{ p: 6 }}>{name}</Card>}
      skeleton={<Card sx={{ p: 6 }}>&nbsp;</Card>}
      skeletonCount={8}
      minCardWidth={140}
      categoryLabel={undefined}
    />
  );
}

const meta = {
  title: 'Sections/Listing results',
  // Its controls are those of the sample: no control could show a listing.
  component: ListingResults as unknown as ComponentType<Sample>,
  tags: ['stable'],
  argTypes: Object.fromEntries(
    ['listing', 'skeleton', 'skeletonCount', 'categoryLabel', 'useLabel'].map((name) => [
      name,
      { control: { disable: true } },
    ]),
  ),
  subcomponents: { CardList, CardGrid, Groups },
  parameters: {
    stillControls: { page: 'Seen only where `pageSize` is set.' },
  },
  // Made anew for another sample.
  render: (sample) => <Results key={JSON.stringify(sample)} {...sample} />,
  args: { count: 12, status: 'loaded', pageSize: 0, page: 1, keyword: '' },
} satisfies Meta<Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const OneItem: Story = { args: { count: 1 } };

/** The places of cards that are on their way. */
export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Empty: Story = { args: { count: 0 } };

/** A list that could not be loaded is an empty one, and no more is said (PROD-2). */
export const Failed: Story = {
  args: { count: 0, status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/There are no products/)).toBeNull();
  },
};

export const NothingMatches: Story = {
  args: { keyword: 'halo-halo' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No products match “halo-halo”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12));
  },
};

export const Paged: Story = {
  args: { count: 25, pageSize: 10 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(canvas.getByText('Pulbos No. 11')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const PastTheEnd: Story = {
  args: { count: 25, pageSize: 10, page: 9 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the last page' }));
    await waitFor(() => expect(canvas.getByText('Pulbos No. 21')).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
