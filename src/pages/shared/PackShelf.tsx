import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { moneyText } from '@lasakita/ui/domain/money';
import { PackCount } from '@lasakita/ui/PackCount';
import { PageLink } from '@lasakita/ui/PageLink';
import { Picture } from '@lasakita/ui/Picture';
import { PriceCard } from '@lasakita/ui/PriceCard';
import { pictureAsset } from '@/content/pictures';
import type { Product } from '@/content/schema';
import { packCountOf } from '@/domain/packCount';

/** One shelf for all, on which each pack stands above its name and what it makes. */
export const PackShelf = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(6, 0, 0),
  padding: 0,
  display: 'grid',
  // In rem: at large text they stand below each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  rowGap: theme.spacing(6),
  // To the edges of the screen, in columns that are two on phones and as many as there are packs on wide screens.
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 34%)), 1fr))',
    '& > :nth-of-type(odd)': { '--before': '100vw' },
    '& > :nth-of-type(even)': { '--after': '100vw' },
  },
  [theme.breakpoints.up('md')]: {
    '& > :first-of-type': { '--before': '100vw' },
    '& > :last-of-type': { '--after': '100vw' },
  },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
  },
}));

const Beside = styled(PageLink)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  gridTemplateRows: 'auto 1fr auto',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: theme.tokens.radius.small,
  '& > .pack': {
    order: -1,
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    overflow: 'hidden',
    borderBottom: `6px solid ${theme.palette.tsokolate.dark}`,
    borderImage: `linear-gradient(transparent 84%, var(--floor) 0 calc(100% - 6px), ${theme.palette.tsokolate.dark} 0) fill 0 / 0 / 0 var(--after, 0px) 0 var(--before, 0px)`,
  },
  '& .standing': { maxWidth: '22rem', width: '100%', marginInline: 'auto' },
  // What it makes stands before it, at its foot.
  '& .standing:has(+ .serving)': { position: 'relative', insetInlineEnd: '9%' },
  '& .serving': {
    position: 'absolute',
    insetInlineEnd: '-2%',
    bottom: 0,
    width: 'min(52%, 12rem)',
  },
  '& > .words, & > .count': { paddingInlineEnd: theme.spacing(5) },
  '& > .words': { paddingTop: theme.spacing(4), overflowWrap: 'anywhere' },
  '& .name': {
    ...theme.typography.h4,
    display: 'block',
    fontSize: 'clamp(1rem, 0.8rem + 0.9vw, 1.5rem)',
    fontFamily: theme.tokens.fonts.display,
    fontWeight: 400,
    lineHeight: 1.15,
  },
  '& > .count': {
    margin: theme.spacing(4, 0, 0),
    fontSize: 'clamp(1.25rem, 0.6rem + 1.5vw, 2.25rem)',
  },
  '&:hover .name': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:focus-visible': theme.tokens.focusRing,
}));

export interface PackOnShelfProps {
  /** The record of the pack. */
  product: Product;
  /** Where it leads. */
  to: string;
  /** What stands below it: its name, or what is made of it. */
  name: string;
  /** What can be done with it, below the link. @default nothing */
  action?: ReactNode;
}

/** A pack on the shelf, with what it makes: one link. */
export function PackOnShelf({ product, to, name, action }: PackOnShelfProps) {
  const made = packCountOf(product);
  const price = moneyText(product.price);
  const count = made ? (
    <PackCount
      className="count"
      size="card"
      price={price}
      count={made.count}
      noun={made.noun}
      language="fil"
    />
  ) : (
    <p className="count">
      <PriceCard price={price} />
    </p>
  );
  return (
    <li>
      <Beside to={to}>
        {/* First in the link's name, second in sight. */}
        <span className="words">
          <span className="name">{name}</span>
        </span>
        <div className="pack">
          <Picture
            className="standing"
            asset={pictureAsset(product.image)}
            // The name stands below it.
            alt=""
            sizes="(min-width: 1000px) 352px, 33vw"
            standing
          />
          {product.servingPicture && (
            <Picture
              className="serving"
              asset={pictureAsset(product.servingPicture)}
              alt=""
              sizes="(min-width: 1000px) 192px, 24vw"
              standing
              missing="nothing"
            />
          )}
        </div>
        {count}
      </Beside>
      {action}
    </li>
  );
}
