import AddIcon from '@mui/icons-material/AddRounded';
import ArrowIcon from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { moneyText } from '@lasakita/ui/domain/money';
import { EmptyState } from '@lasakita/ui/EmptyState';
import { PackCount } from '@lasakita/ui/PackCount';
import { OrderList } from '@lasakita/ui/OrderList';
import type { OrderLine } from '@lasakita/ui/OrderList';
import { PageLink } from '@lasakita/ui/PageLink';
import { PriceCard } from '@lasakita/ui/PriceCard';
import { Picture } from '@lasakita/ui/Picture';
import { BandContent, SectionBand } from '@lasakita/ui/SectionBand';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import {
  countText,
  leftText,
  listCounts,
  packsText,
  salesSumText,
  salesText,
} from '@/domain/packCount';
import type { ListCount } from '@/domain/packCount';
import { paths } from '@/domain/paths';
import { readableWeight } from '@/domain/productTexts';
import {
  MAX_QUANTITY,
  lineSum,
  linesOf,
  listOfAddress,
  mergedEntries,
  totalsOf,
  withQuantity,
  withoutProduct,
} from '@/domain/shoppingList';
import type { AddressedList, ListLine } from '@/domain/shoppingList';
import { weightText } from '@/domain/weight';
import { productPage, products } from '@/pages/ProductPage/products';
import { emptyPicture } from '../shared/emptyPicture';
import { PackOnShelf, PackShelf } from '../shared/PackShelf';
import { useAddress } from '../shared/useAddress';
import { useChangeList, useIsListKept, useKeptList } from '../shared/useKeptList';
import { Crowd, isCrowd } from '../shared/Crowd';
import { SendList } from './SendList';

/** The parameter of the address that holds a list. */
const ITEMS = 'items';

// As high as a list of a few lines: little moves when it is read.
const Place = styled('div')({ minHeight: '24rem' });

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: theme.spacing(0, 0, 5),
  padding: theme.spacing(4),
  overflowWrap: 'anywhere',
  color: theme.palette.text.primary,
  backgroundColor: theme.tokens.surface.hover,
  borderRadius: theme.tokens.radius.medium,
  borderInlineStart: `6px solid ${theme.palette.annatto.main}`,
}));

const Below = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  marginTop: theme.spacing(5),
  '& > .quiet': {
    paddingInline: theme.spacing(1),
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.25em',
  },
  '@media print': { display: 'none' },
}));

/** The list, and beside it on wide screens the ways to send it. */
const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(10),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
    alignItems: 'start',
  },
  '@media print': { display: 'block' },
}));

/** Whose list it is, and how it becomes one's own. */
const Sent = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3, 6),
  paddingBottom: theme.spacing(5),
  fontWeight: 600,
}));

const shownLine = (line: ListLine): OrderLine => {
  const { id, name, quantity, product } = line;
  if (!product) return { id, name, quantity };
  const [made] = listCounts([line]);
  return {
    id,
    quantity,
    name: product.name,
    to: productPage(product).path,
    picture: pictureAsset(product.image),
    detail: readableWeight(product.weight),
    each: moneyText(product.price),
    makes: made && <span lang="fil">{`= ${countText(made)}`}</span>,
    sum: moneyText(lineSum(line) ?? 0),
  };
};

const shownTotals = (lines: readonly ListLine[]) => {
  const { price, grams, packs } = totalsOf(lines);
  return [
    { term: 'Total', value: moneyText(price) },
    { term: 'Weight', value: weightText(grams) },
    { term: 'Packs', value: String(packs) },
  ];
};

/** Goes on with the head's ground: what all of it makes is the page's largest line. */
const Top = styled('div')(({ theme }) => ({
  ...theme.tokens.onBand('keso'),
  overflowX: 'clip',
  // Alone on the page its ground goes on to the footer.
  '&[data-alone]': {
    boxShadow: [12, 24].map((down) => `0 ${down}rem 0 ${theme.palette.keso.main}`).join(),
  },
}));

const Empty = styled(BandContent)({ paddingBottom: 'clamp(24px, 4vw, 56px)' });

/** Why it is empty, and beside it a whole list to begin with. */
const Beginning = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2, 16),
  paddingBottom: theme.spacing(6),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    '& > :first-of-type p:first-of-type': { fontSize: 'clamp(4rem, 8vw, 8rem)', maxWidth: '6em' },
  },
}));

/** On phones the list itself comes before the servings of several kinds, which take screens there. */
const Order = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.down('lg')]: {
    '& > [data-after]': { order: 1, paddingTop: theme.spacing(8) },
  },
}));

const FLOOR = 'clamp(28px, 4vw, 56px)';

/** What all of it costs and sells for, by the example prices: one sum, as large as the page's line. */
const Sum = styled('div')(({ theme }) => ({
  paddingBottom: theme.spacing(6),
  '& > .formula': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.1em 0.25em',
    margin: 0,
    fontFamily: theme.tokens.fonts.display,
    // All of it has one line on a phone, too.
    fontSize: 'min(91vw / (2.6 + 0.5 * var(--letters)), clamp(2.5rem, 1.6rem + 3.6vw, 5rem))',
    lineHeight: 1,
  },
  '& .sales, & .left': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.15em',
    whiteSpace: 'nowrap',
  },
  // On wide screens what is left has its place in the same line.
  [theme.breakpoints.up('lg')]: {
    '& > .formula': { fontSize: 'min(92vw / (6 + 0.5 * var(--all)), 4.25rem)' },
  },
  '& b': { fontWeight: 400, color: 'var(--loud, inherit)' },
  '& > .formula > .price': { fontSize: '0.8em' },
  '& > .example': { ...theme.typography.body1, margin: theme.spacing(3, 0, 0), fontWeight: 600 },
}));

/** A shelf on which stands what the packs make. */
const Shelf = styled('div')(({ theme }) => ({
  borderBottom: `6px solid ${theme.palette.tsokolate.dark}`,
  backgroundImage: `linear-gradient(transparent calc(100% - ${FLOOR}), var(--floor) 0)`,
  '@media print': { backgroundImage: 'none', borderBottomWidth: 1 },
}));

const Counts = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    columnGap: theme.spacing(2),
    paddingBottom: `calc(${FLOOR} * 0.4)`,
    // At large text it has the line alone.
    '@media (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // A crowd takes the whole width below the words, and beside a lone count what that leaves on wide screens.
  '& > [data-crowd]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > [data-crowd] > .words': { paddingBottom: theme.spacing(3) },
  '& > li > .words': { paddingBottom: `calc(${FLOOR} * 0.8)` },
  '& .products': {
    ...theme.typography.h4,
    margin: theme.spacing(0, 0, 2),
    maxWidth: '60ch',
  },
  '& .sales': {
    ...theme.typography.body1,
    margin: theme.spacing(3, 0, 0),
    maxWidth: '60ch',
    fontWeight: 600,
    lineHeight: 1.25,
  },
  '& .formula': { fontSize: 'clamp(2.25rem, 1.8rem + 2vw, 3.5rem)' },
  '&[data-one] .formula': {
    fontSize:
      'min(91vw / (0.75 + 0.5 * var(--letters)), clamp(5rem, 3rem + 8vw, 10rem), max(5rem, 15svh))',
  },
  // Side by side, so that the list itself comes on the first screen.
  [theme.breakpoints.up('lg')]: {
    '&:not([data-one])': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.spacing(12),
      // Words begin on one line, and all of it stands on one floor.
      '& > li': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
    },
    '&[data-three]': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: theme.spacing(8),
    },
    '&:not([data-one]) .formula': { fontSize: 'clamp(2.5rem, 3.6vw, 3.5rem)' },
    '&[data-three] .formula': { fontSize: 'clamp(2.25rem, 3vw, 3rem)' },
    '&[data-one] > [data-crowd]': {
      gridTemplateColumns: 'minmax(min-content, 2fr) minmax(0, 3fr)',
      columnGap: theme.spacing(8),
    },
    '&[data-one] > [data-crowd] > .words': { paddingBottom: `calc(${FLOOR} * 0.8)` },
  },
}));

// As many pictures as there are products, one before the other.
const Dishes = styled('div')(({ theme }) => ({
  '--dish': 'clamp(6rem, 12vw, 9rem)',
  display: 'flex',
  flexDirection: 'row-reverse',
  '[data-one] &': { '--dish': 'min(clamp(8rem, 22vw, 19rem), max(8rem, 30svh))' },
  // Whichever styles come last: a picture is as wide as its place otherwise.
  '& > picture': { width: 'var(--dish)', flex: 'none' },
  '& > :not(:first-child)': { marginInlineEnd: 'calc(var(--dish) * -0.5)' },
  // A phone has no room for a second one.
  [theme.breakpoints.down('sm')]: { '& > :not(:first-child)': { display: 'none' } },
  '@media print': { display: 'none' },
}));

/** The most dishes that stand beside a count. */
const MOST_DISHES = 3;

/** What packs cost, and what comes in by the example prices of what they make (KITA-1); nothing where one has none. */
function SalesSum({ counts }: { counts: readonly ListCount[] }) {
  const sum = salesSumText(counts);
  if (sum === undefined) return null;
  const counted = counts.flatMap(({ parts }) =>
    parts.map(({ product, packs }) => ({ product, quantity: packs })),
  );
  const price = moneyText(totalsOf(counted).price);
  const letters = sum.length + 0.8 * price.length;
  const [left = '', basis] = leftText(counts)?.split(', ') ?? [undefined, 'bago ang ibang gastos'];
  return (
    <Sum lang="fil">
      <p
        className="formula"
        style={{ '--letters': letters, '--all': letters + left.length } as CSSProperties}
      >
        <PriceCard className="price" price={price} note="puhunan" />{' '}
        <span className="sales">
          {/* What is paid never equals what comes in. */}
          <ArrowIcon fontSize="inherit" aria-hidden /> <b>{sum}</b>
        </span>{' '}
        {left && (
          <span className="left">
            <ArrowIcon fontSize="inherit" aria-hidden /> {left}
          </span>
        )}
      </p>
      <p className="example">Halimbawa lang: {basis}.</p>
    </Sum>
  );
}

/** What all of it makes (COUNT-2), with what it sells for by the example prices of the products (KITA-1). */
function Makes({ lines }: { lines: readonly ListLine[] }) {
  const counts = listCounts(lines);
  const [first] = counts;
  if (!first) return null;
  const hasSum = counts.length > 1 && salesSumText(counts) !== undefined;
  return (
    <>
      {hasSum && (
        <Top>
          <BandContent>
            <SalesSum counts={counts} />
          </BandContent>
        </Top>
      )}
      <Top data-after={hasSum || undefined}>
        <Shelf>
          <BandContent>
            <Counts
              data-one={counts.length === 1 || undefined}
              // What stands alone fills a phone's line, however long its noun is.
              style={{ '--letters': countText(first).length } as CSSProperties}
              data-three={counts.length === 3 || undefined}
            >
              {counts.map((made) => {
                const sales = salesText(made);
                const { parts } = made;
                const { price } = totalsOf(
                  parts.map(({ product, packs }) => ({ product, quantity: packs })),
                );
                return (
                  <li key={made.noun} data-crowd={isCrowd(parts) || undefined}>
                    <div className="words">
                      {hasSum && (
                        <p className="products">
                          {parts.map(({ product }) => product.name).join(', ')}
                        </p>
                      )}
                      <PackCount
                        className="formula"
                        price={moneyText(price)}
                        note={packsText(made)}
                        count={made.count}
                        noun={made.noun}
                        language="fil"
                        size="hero"
                      />
                      {sales && (
                        <p className="sales" lang="fil">
                          {hasSum
                            ? `${sales}.`
                            : `Halimbawa lang: ${sales}; ${leftText([made]) ?? 'bago ang ibang gastos'}.`}
                        </p>
                      )}
                    </div>
                    {isCrowd(parts) ? (
                      <Crowd parts={parts} />
                    ) : (
                      <Dishes>
                        {parts
                          .slice(0, MOST_DISHES)
                          .map(({ product: { id, servingPicture } }) =>
                            servingPicture === undefined ? null : (
                              <Picture
                                key={id}
                                asset={pictureAsset(servingPicture)}
                                alt={altText(servingPicture)}
                                sizes="(min-width: 992px) 304px, 30vw"
                                standing
                                missing="nothing"
                              />
                            ),
                          )}
                      </Dishes>
                    )}
                  </li>
                );
              })}
            </Counts>
          </BandContent>
        </Shelf>
      </Top>
    </>
  );
}

const toProducts = (
  <Button variant="outlined" size="large" component={PageLink} to={paths.products}>
    See the products
  </Button>
);

const Begin = styled(Button)(({ theme }) => ({
  justifySelf: 'start',
  margin: theme.spacing(3, 0, 0),
  paddingInline: theme.spacing(3),
  '@media print': { display: 'none' },
}));

/** The powders to begin a list with: the counter's, alike in price, or without a counter those of the home page's hero. */
const { budburan, hero } = site.home;
const beginnings = budburan.powders.length > 0 ? budburan.powders : hero.videos;
const firstPacks = products.filter(({ id }) => beginnings.some(({ product }) => product === id));

/** One of each of them, as lines of a list. */
const oneOfEach = firstPacks.map((product) => ({
  id: product.id,
  name: product.name,
  quantity: 1,
  product,
}));

/** A whole list to begin with, at one press: its sum line by line. */
const Starter = styled('div')(({ theme }) => ({
  '@media print': { display: 'none' },
  // Before what the sum is by itself.
  '&& .formula': {
    display: 'grid',
    justifyItems: 'start',
    gap: theme.spacing(2),
    fontSize: 'clamp(2.25rem, 1.4rem + 2.6vw, 4rem)',
  },
}));

/** The visitor's own list. */
function OwnList() {
  const lines = linesOf(useKeptList(), products);
  const isKept = useIsListKept();
  const changeList = useChangeList();
  const orderRef = useRef<HTMLDivElement>(null);
  const isBegunHere = useRef(false);
  const isEmpty = lines.length === 0;
  // The button that was pressed goes with the empty list: the focus goes on to what takes its place.
  useEffect(() => {
    if (isBegunHere.current && !isEmpty) orderRef.current?.focus();
    isBegunHere.current = false;
  }, [isEmpty]);
  const handleBegin = (begun: readonly ListLine[]) => {
    isBegunHere.current = true;
    changeList((list) =>
      mergedEntries(
        begun.map(({ id, name, quantity }) => ({ id, name, quantity })),
        list,
      ),
    );
  };
  if (isEmpty) {
    return (
      <Top data-alone>
        <Empty>
          <Beginning>
            <EmptyState
              title="Wala pang laman."
              titleLanguage={site.headlineLanguage}
              actions={toProducts}
            >
              Put on it what you want. We count the pesos and the cups, and you send it to your
              dealer by Viber or text.
            </EmptyState>
            <Starter>
              <Typography
                variant="h3"
                component="h2"
                lang={site.headlineLanguage}
                sx={{ m: 0, mb: 3 }}
              >
                Isa sa bawat isa
              </Typography>
              <SalesSum counts={listCounts(oneOfEach)} />
              <Button
                variant="contained"
                size="large"
                startIcon={<AddIcon />}
                onClick={() => handleBegin(oneOfEach)}
              >
                Add one of each
              </Button>
            </Starter>
          </Beginning>
          <PackShelf>
            {firstPacks.map((product, index) => (
              <PackOnShelf
                key={product.id}
                product={product}
                to={productPage(product).path}
                name={product.name}
                action={
                  <Begin
                    variant="outlined"
                    startIcon={<AddIcon />}
                    aria-label={`Add to list, ${product.name}`}
                    onClick={() => handleBegin(oneOfEach.slice(index, index + 1))}
                  >
                    Add to list
                  </Begin>
                }
              />
            ))}
          </PackShelf>
        </Empty>
      </Top>
    );
  }
  return (
    <Order>
      <Makes lines={lines} />
      <SectionBand space="tight">
        {!isKept && (
          <Note>
            This device does not keep your list: it is gone when you leave. Send it to yourself, or
            copy it.
          </Note>
        )}
        <Sheet>
          <div>
            <OrderList
              ref={orderRef}
              lines={lines.map(shownLine)}
              totals={shownTotals(lines)}
              most={MAX_QUANTITY}
              onQuantity={(id, quantity) => changeList((list) => withQuantity(list, id, quantity))}
              onRemove={(id) => changeList((list) => withoutProduct(list, id))}
            />
            <Below>
              <Button
                variant="outlined"
                startIcon={<AddIcon />}
                component={PageLink}
                to={paths.products}
              >
                Add more
              </Button>
              <Button
                className="quiet"
                variant="text"
                color="inherit"
                onClick={() => changeList(() => [])}
              >
                Remove all
              </Button>
            </Below>
          </div>
          {lines.some(({ product }) => product) && <SendList lines={lines} />}
        </Sheet>
      </SectionBand>
    </Order>
  );
}

/** A list that came with its address: read as it is, and taken over by a press. */
function AddressedOne({
  sent: { entries, leftOut },
  onTake,
}: {
  sent: AddressedList;
  onTake: () => void;
}) {
  const changeList = useChangeList();
  const lines = linesOf(entries, products);
  const handleTake = () => {
    changeList((list) => mergedEntries(entries, list));
    onTake();
  };
  return (
    <Order>
      {lines.length > 0 && (
        <Top>
          <BandContent>
            <Sent>
              <div>
                <Typography variant="h2" lang={site.headlineLanguage} sx={{ m: 0 }}>
                  May nagpadala ng listahan.
                </Typography>
                Somebody sent you this list. Your own stays as it is.
              </div>
              <Button variant="contained" startIcon={<AddIcon />} onClick={handleTake}>
                Add it to my list
              </Button>
            </Sent>
          </BandContent>
        </Top>
      )}
      <Makes lines={lines} />
      <SectionBand space="tight">
        {leftOut.length > 0 && (
          <Note>
            {`Left out, because we have no such product or no such number of packs: ${leftOut
              .map((piece) => `“${piece}”`)
              .join(', ')}.`}
          </Note>
        )}
        {lines.length === 0 ? (
          <EmptyState
            title="Nothing of ours is on this list."
            actions={toProducts}
            picture={emptyPicture}
          >
            Its address names no product with a number of packs from 1 to {MAX_QUANTITY}.
          </EmptyState>
        ) : (
          <Sheet>
            <OrderList lines={lines.map(shownLine)} totals={shownTotals(lines)} />
            <SendList lines={lines} />
          </Sheet>
        )}
      </SectionBand>
    </Order>
  );
}

/** The list of the address, where it has one, or the visitor's own. */
export function ListBody() {
  const { params, replace } = useAddress();
  const [isShown, setIsShown] = useState(false);
  // After hydration, whose render must equal the prerendered page without device or address, but before the paint.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The address is outside: the server knows none.
    setIsShown(true);
  }, []);
  const items = params.get(ITEMS);
  const handleTake = () =>
    replace((current) => {
      const next = new URLSearchParams(current);
      next.delete(ITEMS);
      return next;
    });
  return (
    <Place>
      {isShown && items !== null && (
        <AddressedOne sent={listOfAddress(items, products)} onTake={handleTake} />
      )}
      {isShown && items === null && <OwnList />}
      <SectionBand space="tight" data-without-script>
        <Typography>
          Your list lies on your device, and the part of this page that reads it could not be had.
          Please try again, or call us: {site.company.phone}.
        </Typography>
      </SectionBand>
    </Place>
  );
}
