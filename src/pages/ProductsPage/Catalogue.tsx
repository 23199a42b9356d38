import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { FilterBar } from '@/components/FilterBar/FilterBar';
import { ProductCard, ProductCardSkeleton } from '@/components/ProductCard/ProductCard';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { altText, pictureAsset } from '@/content/pictures';
import type { Product } from '@/content/schema';
import type { Sort } from '@/services/listing';
import { useStores } from '@/stores/StoreContext';
import { ListingResults } from '../shared/ListingResults';
import { pageSizeSelect } from '../shared/pageSizeSelect';
import { StaticProducts } from '../shared/StaticLists';
import { Toolbar, ToolbarContent } from '../shared/Toolbar';
import { useListingAddress } from '../shared/useListingAddress';
import { ProductDialog } from './ProductDialog';
import { productSummary } from './productTexts';
import { useOpenProduct } from './useOpenProduct';

/** The sizes of a page that the select offers; 0 is All (PROD-3). */
const PAGE_SIZES = [0, 10, 20, 24];

/** As many places as the sample catalogue has products: nothing moves when they arrive. */
const SKELETON_COUNT = 12;

/** Cards of the first screen on a wide display. */
const EAGER_COUNT = 4;

const sortOptions = [
  { value: 'default', label: 'Default' },
  { value: 'asc', label: 'Newest' },
  { value: 'desc', label: 'Oldest' },
] satisfies { value: Sort; label: string }[];

const List = styled('div')(({ theme }) => ({ paddingBlock: theme.spacing(6, 0) }));

const idOf = ({ id }: Product) => id;
const skeleton = <ProductCardSkeleton />;

const ProductFilters = observer(function ProductFilters() {
  const { products } = useStores();
  const { listing, loader, categories } = products;
  const { filter } = listing;
  const isReady = loader.status === 'loaded' || loader.status === 'failed';
  // Told when the cards that it counts are shown, which come a moment after the key.
  const count = useDeferredValue(isReady ? `${listing.matchCount} products` : '');
  const [sort, pageSize] = useMemo(
    () => [
      {
        label: 'Sort products',
        caption: 'Sort',
        options: sortOptions,
        onChange: (value: string) => listing.setSort(value as Sort),
      },
      pageSizeSelect(listing, 'Products', PAGE_SIZES),
    ],
    [listing],
  );
  return (
    <FilterBar
      label="Find a product"
      searchPlaceholder="Search for Products"
      keyword={filter.keyword}
      onKeywordChange={listing.setKeyword}
      onClear={listing.resetFilter}
      activeCount={listing.activeFilterCount}
      count={count}
      selects={[
        {
          label: 'Select category',
          caption: 'Category',
          placeholder: 'Select category',
          options: categories,
          value: filter.category,
          onChange: listing.setCategory,
        },
        { ...sort, value: filter.sort },
        { ...pageSize, value: String(listing.pageSize) },
      ]}
    />
  );
});

const ProductList = observer(function ProductList({ onOpen }: { onOpen: (id: string) => void }) {
  const { products } = useStores();
  const { listing, loader, categories } = products;
  const renderProduct = useCallback(
    (product: Product, isFirst: boolean) => (
      <ProductCard
        name={product.name}
        summary={productSummary(product)}
        picture={pictureAsset(product.image)}
        pictureAlt={altText(product.image)}
        buyLink={product.link}
        eager={isFirst}
        headingLevel="h2"
        onDetails={() => onOpen(product.id)}
      />
    ),
    [onOpen],
  );
  return (
    <ListingResults
      listing={listing}
      status={loader.status}
      noun="products"
      keyOf={idOf}
      skeleton={skeleton}
      skeletonCount={SKELETON_COUNT}
      minCardWidth={140}
      categoryLabel={categories.find(({ value }) => value === listing.filter.category)?.label}
      firstCount={EAGER_COUNT}
      renderItem={renderProduct}
    />
  );
});

/** Search, filters, cards and details of the products. */
export const Catalogue = observer(function Catalogue() {
  const { products } = useStores();
  const { listing, loader, categories } = products;
  const { openProduct, closeProduct, productId } = useOpenProduct();
  const addressOptions = useMemo(
    () => ({
      categoryName: 'category',
      categories: categories.map(({ value }) => value),
      pageSizes: PAGE_SIZES,
    }),
    [categories],
  );
  const { flushAddress } = useListingAddress(listing, addressOptions);
  useEffect(() => void loader.load(), [loader]);

  const handleOpen = useCallback(
    (id: string) => {
      flushAddress();
      openProduct(id);
    },
    [flushAddress, openProduct],
  );
  // Details that open or close draw none of it anew.
  const list = useMemo(
    () => (
      <>
        <Toolbar>
          <ToolbarContent>
            <ProductFilters />
          </ToolbarContent>
        </Toolbar>
        <SectionBand space="none">
          <List>
            <StaticProducts />
            <ProductList onOpen={handleOpen} />
          </List>
        </SectionBand>
      </>
    ),
    [handleOpen],
  );
  return (
    <>
      {list}
      <ProductDialog productId={productId} onClose={closeProduct} />
    </>
  );
});
