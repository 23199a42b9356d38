import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo } from 'react';
import { philippines } from '@lasakita/ui/domain/philippines';
import { LocaleProvider } from '@lasakita/ui/LocaleContext';
import { DealerCard, DealerCardSkeleton } from '@lasakita/ui/DealerCard';
import { BandContent } from '@lasakita/ui/SectionBand';
import type { Dealer } from '@/content/schema';
import { site } from '@/content/site';
import { farness } from '@/domain/near';
import { headingsOf } from '@/pages/shared/CardList';
import { ListingFilters } from '@/pages/shared/ListingFilters';
import { ListingResults } from '@/pages/shared/ListingResults';
import { PlainList } from '@/pages/shared/PlainList';
import { Toolbar, ToolbarContent } from '@/pages/shared/Toolbar';
import { useAddress } from '@/pages/shared/useAddress';
import { useListingAddress } from '@/pages/shared/useListingAddress';
import { useListSms } from './useListSms';
import { useStores } from '@/siteStores/StoreContext';
import { DirectoryMap } from './DirectoryMap';
import { NearInstead } from './NearInstead';
import { PlacesCredit } from './PlacesCredit';

/** The sizes of a page that the select offers; 0 is All (DEAL-6). */
const PAGE_SIZES = [0, 10, 20, 50];

/** The places kept on a first page by default. */
const SKELETON_COUNT = 20;

const Root = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(24px, 3.5vw, 56px) clamp(56px, 8vw, 120px)',
  outline: 'none',
  scrollMarginTop: theme.tokens.sizes.header.phone - 24,
}));

const List = styled(BandContent)(({ theme }) => ({
  paddingTop: theme.spacing(4),
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    // The map is as wide as a high screen lets it be high.
    gridTemplateColumns:
      'minmax(0, 1fr) minmax(18rem, clamp(26rem, (100vh - 300px) * 0.75, 40rem))',
    gridTemplateAreas: '"plain plain" "list map"',
    columnGap: theme.spacing(8),
    alignItems: 'start',
    '& > [data-plain-list]': { gridArea: 'plain' },
  },
  // Beside nothing the list has the whole sheet.
  '@media print': { display: 'block' },
}));

const Results = styled('div')({ gridArea: 'list', minWidth: 0 });

const Head = styled(BandContent)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2, 10),
  alignItems: 'end',
  '& > p': { maxWidth: '60ch' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}));

const nameOf = ({ name }: Dealer) => name;
const skeleton = <DealerCardSkeleton />;

const DirectoryList = observer(function DirectoryList() {
  const { dealers } = useStores();
  const { listing, loader, categories, near, nearest, origin } = dealers;
  const { places, devicePlace } = near;
  const smsLink = useListSms();
  // Where nobody else is near, the list has them all.
  const hasOthers = nearest.length > 0 && listing.settled.matchCount > nearest.length;
  const isAbove = useMemo(
    () => (hasOthers ? (dealer: Dealer) => nearest.includes(dealer) : undefined),
    [hasOthers, nearest],
  );
  const hasHeadings = headingsOf(listing.view) !== undefined;
  // Below the heading of a region, a distance or the others.
  const headingLevel = hasOthers || hasHeadings ? 'h4' : 'h3';
  const renderDealer = useCallback(
    ({ at: _at, ...dealer }: Dealer) => (
      <DealerCard
        {...dealer}
        headingLevel={headingLevel}
        smsLink={smsLink}
        distance={origin && places && farness(dealer, places, origin, origin === devicePlace)}
      />
    ),
    [origin, places, devicePlace, headingLevel, smsLink],
  );
  return (
    <LocaleProvider value={philippines}>
      {hasOthers && !hasHeadings && (
        <Typography variant="h3" lang={site.headlineLanguage} sx={{ mb: 4 }}>
          Susunod na malapit
        </Typography>
      )}
      <ListingResults
        listing={listing}
        status={loader.status}
        isAbove={isAbove}
        noun="dealers"
        keyOf={nameOf}
        skeleton={skeleton}
        skeletonCount={SKELETON_COUNT}
        minCardWidth={320}
        categoryLabel={categories.find(({ value }) => value === listing.filter.category)?.label}
        renderItem={renderDealer}
      />
    </LocaleProvider>
  );
});

/**
 * The dealer directory: search, location, pages, and rows below their regions or by distance.
 *
 * @do Link to it by `#directory`.
 * @do Keep the filters in the address, so that a list can be shared.
 * @dont Do not load the list before the page is opened.
 * @keyboard Tab: Goes through the filters, the rows, the pages and the map.
 * @keyboard Enter, Space: Presses or follows what is in focus.
 * @roles A region named by its headline, with a search landmark, a list, a navigation of pages and a group that is the map.
 * @announcements The count, politely, whenever it changes.
 */
export const DirectorySection = observer(function DirectorySection() {
  const { dealers } = useStores();
  const { listing, loader, categories, near } = dealers;
  const { towns } = near;
  const isLoaded = loader.status === 'loaded';
  const addressOptions = useMemo(
    () => ({
      categoryName: 'location',
      categories: isLoaded ? categories.map(({ value }) => value) : undefined,
      isTown: towns ? (slug: string) => towns.townOf(slug) !== undefined : ('any' as const),
      pageSizes: PAGE_SIZES,
    }),
    [categories, isLoaded, towns],
  );
  useListingAddress(listing, useAddress(), addressOptions);
  useEffect(() => void loader.load(), [loader]);

  const { headline, text } = site.dealership.directory;
  return (
    <Root id="directory" aria-labelledby="directory-heading">
      <Head>
        <Typography id="directory-heading" lang={site.headlineLanguage} variant="h2">
          {headline}
        </Typography>
        <Typography component="p">{text}</Typography>
      </Head>
      <Toolbar data-needs-script>
        <ToolbarContent>
          <ListingFilters
            store={dealers}
            noun="dealers"
            category="Location"
            pageSizes={PAGE_SIZES}
          />
        </ToolbarContent>
      </Toolbar>
      <List>
        <PlainList of="dealers" />
        <DirectoryMap />
        <Results>
          <NearInstead />
          <DirectoryList />
          <PlacesCredit />
        </Results>
      </List>
    </Root>
  );
});
