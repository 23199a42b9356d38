import { styled } from '@mui/material/styles';
import { shelves as stock } from 'virtual:content-counts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ProductCardSkeleton } from '@lasakita/ui/ProductCard';
import type { ProductCardProps, ProductCardSize } from '@lasakita/ui/ProductCard';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { productCategories } from '@/content/productCategories';
import type { Product } from '@/content/schema';
import { site } from '@/content/site';
import { groupsOf } from '@/domain/listing';
import { heroOf, orderByLine } from '@/domain/productCard';

type Color = NonNullable<ProductCardProps['color']>;

const { groupOf } = orderByLine(productCategories);

/** So many cards of the first shelf are on the first screen of a wide display. */
const EAGER_COUNT = 3;

/** How a card is set, by its place beside the hero, which has place 0: one that stands alone beside it is as large. */
const sizeAt = (place: number, count: number): ProductCardSize =>
  place === 0 || count === 2 ? 'hero' : 'tile';

const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

interface BoardLook {
  /** How many cards stand on it. */
  count: number;
  /** Whether the hero stands at the end. */
  isFlipped: boolean;
}

/** A browser that shares rows among cards lays the whole shelf into one grid; in others the cards stand below each other. */
const SHARED = '@supports (grid-template-rows: subgrid)';

const Board = styled('div', {
  shouldForwardProp: (prop) => !['count', 'isFlipped', 'sx'].includes(String(prop)),
})<BoardLook>(({ theme, count, isFlipped }) => {
  const [hero, rest] = isFlipped ? [3, 1] : [1, 3];
  const rows = 1 + Math.max(0, Math.ceil((count - 3) / 4));
  return {
    // The grounds of the cards reach to the edges of the page, behind all that stands on the shelf.
    isolation: 'isolate',
    '--bleed': '100vw',
    '--card-isolation': 'auto',
    '--shelf-top': 'clamp(28px, 4vw, 56px)',
    paddingBottom: 'calc(var(--scallop) * 0.2)',
    '& > ul': {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(9.5rem, 40%), 1fr))',
      columnGap: theme.spacing(4),
    },
    '& > ul > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
    '& > ul > [data-size=hero]': { gridColumn: '1 / -1' },
    '& > ul > [data-place="0"]': { order: -1 },
    [theme.breakpoints.up('lg')]: {
      // Those on their way have their names.
      '--name-lines': 1,
      [SHARED]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        // The head, and of each row of cards the packs and the words.
        gridTemplateRows: `auto repeat(${rows}, auto auto)`,
        columnGap: theme.spacing(6),
        // What two heroes say stands side by side.
        ...(count < 3 && { '--poster-place': 'end' }),
        '& > .head': { gridArea: `1 / ${rest} / 2 / span 2` },
        // Beside a pack that stands alone.
        ...(count === 1 && {
          '& > .head': { gridArea: `1 / 1 / 3 / span 2`, display: 'grid', alignContent: 'center' },
        }),
        '& > ul': {
          gridArea: '1 / 1 / -1 / -1',
          gridTemplateColumns: 'subgrid',
          gridTemplateRows: 'subgrid',
        },
        '& > ul > li': {
          gridRow: 'span 2',
          gridTemplateRows: 'subgrid',
          '--card-row': '1 / -1',
          '--card-rows': 'subgrid',
        },
        '& > ul > [data-place="0"]': {
          gridArea: `1 / ${hero} / 4 / span 2`,
          '--stage-rows': 'span 2',
          '--stage-top': 'calc(var(--shelf-top) + var(--cloth))',
        },
        '& > ul > [data-place="1"]': {
          gridArea: `2 / ${rest} / span 2 / span ${count === 2 ? 2 : 1}`,
        },
        '& > ul > [data-place="2"]': { gridArea: `2 / ${rest + 1} / span 2` },
      },
    },
  };
});

const Head = styled('div', { shouldForwardProp: (prop) => prop !== 'color' })<{ color: Color }>(({
  theme,
  color,
}) => {
  const { backgroundColor, ...onGround } = theme.tokens.onBand(color);
  return {
    ...onGround,
    position: 'relative',
    paddingTop: 'calc(var(--shelf-top) + var(--cloth))',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 -1px',
      zIndex: theme.tokens.layers.below,
      borderImage: `linear-gradient(${backgroundColor}, ${backgroundColor}) fill 0 / 0 / 0 var(--bleed)`,
      '@media print, (forced-colors: active)': { borderImage: 'none' },
    },
    '@media print': { color: theme.palette.text.primary },
    '& > .name': {
      ...theme.typography.h2,
      fontSize: 'min(clamp(3.25rem, 2.2rem + 3.8vw, 5.75rem), 15vw)',
      lineHeight: 0.95,
      margin: 0,
    },
    '& > p': {
      margin: theme.spacing(2, 0, 0),
      maxWidth: '34em',
      fontWeight: 600,
      fontSize: theme.tokens.typeScale.lead,
      lineHeight: 1.35,
    },
  };
});

interface ShelfProps {
  /** The line's value; of LasaKita's own products none. */
  line: string;
  /** Its place among the shelves, from 0. */
  place: number;
  /** Which of its cards is the hero. */
  hero: number;
  /** Whether its cards are on their way: nothing of it is a heading then. @default false */
  isOnItsWay?: boolean;
  /** Its cards, of the line's color; each by its place. */
  cards: readonly { key: string; draw: (size: ProductCardSize, color: Color) => ReactNode }[];
}

function Shelf({ line, place, hero, cards, isOnItsWay = false }: ShelfProps) {
  const id = useId();
  const Name = isOnItsWay ? 'div' : 'h2';
  const found = productCategories.find(({ value }) => value === line);
  const color: Color = found?.color ?? 'annatto';
  const text = found ? found.text : site.products.ownLine;
  return (
    <li>
      <SectionBand space="none" edge="scallop">
        <Board
          count={cards.length}
          // One that stands alone faces its line's name.
          isFlipped={place % 2 === 1 || cards.length === 1}
          // The cloth of the shelf above hangs over this one.
          sx={{ '--cloth': place === 0 ? '0px' : 'calc(var(--scallop) / 2)' }}
        >
          <Head className="head" color={color}>
            <Name id={id} className="name">
              {found?.label ?? site.company.shortName}
            </Name>
            {text && <p>{text}</p>}
          </Head>
          <ul aria-labelledby={id}>
            {cards.map(({ key, draw }, index) => {
              // Those before the hero move on by one.
              const at = index === hero ? 0 : index + Number(index < hero);
              const size = sizeAt(at, cards.length);
              return (
                <li key={key} data-place={at} data-size={size}>
                  {draw(size, color)}
                </li>
              );
            })}
          </ul>
        </Board>
      </SectionBand>
    </li>
  );
}

export interface ShelvesProps {
  /** What is shown, shelf by shelf. */
  products: readonly Product[];
  /** A product's card. */
  renderCard: (product: Product, eager: boolean, size: ProductCardSize) => ReactNode;
}

/** The products by brand line, each line on its own ground. The hero of a line is its first product with a count. */
export function Shelves({ products, renderCard }: ShelvesProps) {
  return (
    <Lines aria-label="List of products">
      {groupsOf(products, groupOf).map(({ label, items }, place) => (
        <Shelf
          key={label}
          line={label}
          place={place}
          hero={heroOf(items)}
          cards={items.map((product, index) => ({
            key: product.id,
            draw: (size) => renderCard(product, place === 0 && index < EAGER_COUNT, size),
          }))}
        />
      ))}
    </Lines>
  );
}

/** The same shelves with the places of their cards, which name their products already (PROD-2). */
export function ShelfSkeleton() {
  return (
    <Lines aria-hidden data-needs-script>
      {stock.map(([line, names, hero], place) => (
        <Shelf
          key={line}
          line={line}
          place={place}
          hero={hero}
          isOnItsWay
          cards={names.map((name, index) => ({
            key: String(index),
            draw: (size, color) => <ProductCardSkeleton name={name} size={size} color={color} />,
          }))}
        />
      ))}
    </Lines>
  );
}
