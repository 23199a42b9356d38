import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { DealerCard, DealerCardSkeleton } from '@/components/DealerCard/DealerCard';
import { FilterBar } from '@/components/FilterBar/FilterBar';
import { BandContent } from '@/components/SectionBand/SectionBand';
import type { Dealer } from '@/content/schema';
import { site } from '@/content/site';
import { ListingResults } from '@/pages/shared/ListingResults';
import { pageSizeSelect } from '@/pages/shared/pageSizeSelect';
import { StaticDealers } from '@/pages/shared/StaticLists';
import { Toolbar, ToolbarContent } from '@/pages/shared/Toolbar';
import { useListingAddress } from '@/pages/shared/useListingAddress';
import { useStores } from '@/stores/StoreContext';

/** The sizes of a page that the select offers; 0 is All (DEAL-6). */
const PAGE_SIZES = [0, 10, 20, 50];

/** The places kept on a first page by default. */
const SKELETON_COUNT = 20;

const Root = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(56px, 8vw, 120px)',
  outline: 'none',
  scrollMarginTop: theme.tokens.sizes.header.phone - 24,
  '@media print': { display: 'none' },
}));

const List = styled(BandContent)(({ theme }) => ({ paddingTop: theme.spacing(6) }));

const nameOf = ({ name }: Dealer) => name;
const renderDealer = (dealer: Dealer) => <DealerCard {...dealer} />;
const skeleton = <DealerCardSkeleton />;

const DirectoryFilters = observer(function DirectoryFilters() {
  const { dealers } = useStores();
  const { listing, loader, categories } = dealers;
  const { filter } = listing;
  const isReady = loader.status === 'loaded' || loader.status === 'failed';
  // Told when the cards that it counts are shown, which come a moment after the key.
  const count = useDeferredValue(isReady ? `${listing.matchCount} dealers` : '');
  const pageSize = useMemo(() => pageSizeSelect(listing, 'Dealers', PAGE_SIZES), [listing]);
  return (
    <FilterBar
      label="Find a dealer"
      searchPlaceholder="Search for Dealers"
      keyword={filter.keyword}
      onKeywordChange={listing.setKeyword}
      onClear={listing.resetFilter}
      activeCount={listing.activeFilterCount}
      count={count}
      selects={[
        {
          label: 'Select location',
          caption: 'Location',
          placeholder: 'Select location',
          options: categories,
          value: filter.category,
          onChange: listing.setCategory,
        },
        { ...pageSize, value: String(listing.pageSize) },
      ]}
    />
  );
});

const DirectoryList = observer(function DirectoryList() {
  const { dealers } = useStores();
  const { listing, loader, categories } = dealers;
  return (
    <ListingResults
      listing={listing}
      status={loader.status}
      noun="dealers"
      keyOf={nameOf}
      skeleton={skeleton}
      skeletonCount={SKELETON_COUNT}
      minCardWidth={260}
      categoryLabel={categories.find(({ value }) => value === listing.filter.category)?.label}
      renderItem={renderDealer}
    />
  );
});

/** The dealer directory: search, location, pages and cards. */
export const DirectorySection = observer(function DirectorySection() {
  const { dealers } = useStores();
  const { listing, loader, categories } = dealers;
  const isLoaded = loader.status === 'loaded';
  const addressOptions = useMemo(
    () => ({
      categoryName: 'location',
      categories: isLoaded ? categories.map(({ value }) => value) : undefined,
      pageSizes: PAGE_SIZES,
    }),
    [categories, isLoaded],
  );
  useListingAddress(listing, addressOptions);
  useEffect(() => void loader.load(), [loader]);

  const { headline, text } = site.dealership.directory;
  return (
    <Root id="directory" aria-labelledby="directory-heading">
      <BandContent>
        <Typography id="directory-heading" lang={site.headlineLanguage} variant="h2" sx={{ mb: 3 }}>
          {headline}
        </Typography>
        <Typography variant="lead" component="p" sx={{ maxWidth: '52ch', mb: 4 }}>
          {text}
        </Typography>
      </BandContent>
      <Toolbar>
        <ToolbarContent>
          <DirectoryFilters />
        </ToolbarContent>
      </Toolbar>
      <List>
        <StaticDealers />
        <DirectoryList />
      </List>
    </Root>
  );
});
