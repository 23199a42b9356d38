import SearchIcon from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ChoiceChips } from '@lasakita/ui/ChoiceChips';
import { ProductCard, ProductCardSkeleton } from '@lasakita/ui/ProductCard';
import type { ProductCardSize } from '@lasakita/ui/ProductCard';
import { BandContent } from '@lasakita/ui/SectionBand';
import { altText, pictureAsset } from '@/content/pictures';
import type { Product } from '@/content/schema';
import type { Sort } from '@/domain/listing';
import { useStores } from '@/siteStores/StoreContext';
import { AddToList } from '../shared/AddToList';
import { isShelved } from '../shared/CardList';
import { Crowd, crowdOfPack } from '../shared/Crowd';
import { ListingFilters } from '../shared/ListingFilters';
import { ListingResults } from '../shared/ListingResults';
import { PlainList } from '../shared/PlainList';
import { Toolbar, ToolbarContent } from '../shared/Toolbar';
import { useAddress } from '../shared/useAddress';
import { useListingAddress } from '../shared/useListingAddress';
import { usesToChoose } from '@/pages/shared/usesToChoose';
import { ProductDialog } from './ProductDialog';
import { cardTexts } from '@/domain/productCard';
import { productSlug } from '@/domain/productTexts';
import { productPath } from '@/domain/paths';
import { ShelfSkeleton, Shelves } from './Shelves';
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

const Uses = styled(BandContent)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'start',
  gap: theme.spacing(4, 6),
  paddingBottom: theme.spacing(6),
  '& > :first-child': { width: '100%' },
  // The answer follows at once.
  '&:has([aria-pressed=true])': { paddingBottom: theme.spacing(6) },
  [theme.breakpoints.down('md')]: {
    '& > .ask': { width: '100%' },
    '&:has([aria-pressed=true]) > .ask': { display: 'none' },
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));

// Below the shelves they wait for who has not found it there.
const Tools = styled(Toolbar)(({ theme }) => ({
  '&[data-late]': {
    position: 'static',
    paddingBlock: theme.spacing(10, 14),
    borderBottom: 'none',
  },
}));

const idOf = ({ id }: Product) => id;
const skeleton = <ProductCardSkeleton size="row" />;
const shelfSkeleton = <ShelfSkeleton />;

const ProductUses = observer(function ProductUses() {
  const { listing } = useStores().products;
  return (
    <ChoiceChips
      quiet
      look="coins"
      label="What do you sell?"
      choices={usesToChoose}
      value={listing.filter.use}
      onChange={listing.setUse}
    />
  );
});

/** One serving, as it is for the chosen use. */
const servingOf = ({ servingPicture, otherServings }: Product, chosenUse: string | undefined) => {
  const name = otherServings?.find(({ use }) => use === chosenUse)?.picture ?? servingPicture;
  return name === undefined ? undefined : pictureAsset(name);
};

/** All that one pack makes. */
const crowdOf = (product: Product) => {
  const parts = crowdOfPack(product);
  return parts && <Crowd ratio={1.2} parts={parts} />;
};

const ProductList = observer(function ProductList({ onOpen }: { onOpen: (id: string) => void }) {
  const { products } = useStores();
  const { listing, loader, categories, uses } = products;
  const chosenUse = listing.settled.filter.use;
  const renderCard = useCallback(
    (product: Product, eager: boolean, size: ProductCardSize) => (
      <ProductCard
        name={product.name}
        to={productPath(productSlug(product))}
        {...cardTexts(product, categories, uses, chosenUse)}
        picture={pictureAsset(product.image)}
        pictureAlt={altText(product.image)}
        serving={servingOf(product, chosenUse)}
        crowd={size === 'hero' ? crowdOf(product) : undefined}
        buyLink={product.link}
        eager={eager}
        size={size}
        headingLevel={size === 'row' ? 'h2' : 'h3'}
        onDetails={() => onOpen(product.id)}
        action={<AddToList product={product} isCompact />}
      />
    ),
    [categories, uses, chosenUse, onOpen],
  );
  const renderProduct = useCallback(
    (product: Product, isFirst: boolean) => renderCard(product, isFirst, 'row'),
    [renderCard],
  );
  const renderShelves = useCallback(
    (shown: readonly Product[]) => <Shelves products={shown} renderCard={renderCard} />,
    [renderCard],
  );
  return (
    <ListingResults
      listing={listing}
      status={loader.status}
      noun="products"
      keyOf={idOf}
      skeleton={skeleton}
      skeletonCount={SKELETON_COUNT}
      shelfSkeleton={shelfSkeleton}
      renderShelves={renderShelves}
      minCardWidth={280}
      categoryLabel={categories.find(({ value }) => value === listing.filter.category)?.label}
      useLabel={uses.find(({ slug }) => slug === listing.filter.use)?.label}
      firstCount={EAGER_COUNT}
      renderItem={renderProduct}
    />
  );
});

/**
 * The filters and the list. The filters come last below the shelves, and below the few products of one use, for visitors who
 * have not found their product there; once used, they stand above the list. The order of the elements changes, not only
 * their looks, so that keyboard and screen reader follow what is seen. A button brings the filters up for visitors who know
 * the name.
 */
const InOrder = observer(function InOrder({ list }: { list: ReactNode }) {
  const { products } = useStores();
  const { listing, uses } = products;
  const { settled: view, activeFilterCount } = listing;
  const isOfOneUse = view.filter.use !== '' && view.filter.keyword === '' && !activeFilterCount;
  // With the list, which is drawn a moment later.
  const isShort = useDeferredValue(isShelved(view) || isOfOneUse);
  const [isLate, setIsLate] = useState(isShort);
  // Whoever has used them once and clears it again keeps the fields where they are.
  if (isLate && !isShort) setIsLate(false);
  const toolsRef = useRef<HTMLDivElement>(null);
  const handleAsk = () => {
    // Within the press, or phones show no keyboard.
    flushSync(() => setIsLate(false));
    toolsRef.current?.querySelector('input')?.focus();
  };
  const choices = (
    <Uses key="uses" data-needs-script>
      <ProductUses />
      {isLate && (
        <Button className="ask" variant="outlined" startIcon={<SearchIcon />} onClick={handleAsk}>
          Search by name
        </Button>
      )}
    </Uses>
  );
  const tools = (
    <Tools key="tools" ref={toolsRef} data-needs-script data-late={isLate || undefined}>
      <ToolbarContent>
        {isLate && (
          <Typography variant="h2" lang="fil" sx={{ mb: 4 }}>
            Hindi makita?
          </Typography>
        )}
        <ListingFilters
          store={products}
          noun="products"
          category="Category"
          sorts={sortOptions}
          pageSizes={PAGE_SIZES}
        />
      </ToolbarContent>
    </Tools>
  );
  const results = <div key="results">{list}</div>;
  const use = uses.find(({ slug }) => slug === listing.filter.use);
  const answer = use && (
    <BandContent key="answer">
      <Typography variant="h2">
        <span lang="fil">Para sa</span> {use.label.toLowerCase()}
      </Typography>
    </BandContent>
  );
  return isLate ? [choices, answer, results, tools] : [choices, answer, tools, results];
});

/** Search, filters, cards and details of the products. */
export const Catalogue = observer(function Catalogue() {
  const { products } = useStores();
  const { listing, loader, categories, uses } = products;
  const address = useAddress();
  const { openProduct, closeProduct, productId } = useOpenProduct(address);
  const addressOptions = useMemo(
    () => ({
      categoryName: 'category',
      categories: categories.map(({ value }) => value),
      uses: uses.map(({ slug }) => slug),
      pageSizes: PAGE_SIZES,
    }),
    [categories, uses],
  );
  useListingAddress(listing, address, addressOptions);
  useEffect(() => void loader.load(), [loader]);

  // Details that open or close draw none of it anew.
  const list = useMemo(
    () => (
      // What sticks to the top stays with the products: below them it would cover what is typed.
      <div>
        <InOrder
          list={
            <>
              <BandContent>
                <PlainList of="products" />
              </BandContent>
              <ProductList onOpen={openProduct} />
            </>
          }
        />
      </div>
    ),
    [openProduct],
  );
  return (
    <>
      {list}
      <ProductDialog productId={productId} onClose={closeProduct} />
    </>
  );
});
