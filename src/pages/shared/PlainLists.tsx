import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { telephoneLink, telephoneText } from '@lasakita/ui/domain/contactLinks';
import { Fragment } from 'react';
import { dealersByRegion } from '@/domain/dealerOrder';
import { slugOf } from '@/domain/slug';
import { BuyLink } from '@lasakita/ui/BuyLink';
import { Picture } from '@lasakita/ui/Picture';
import { altText, pictureAsset } from '@/content/pictures';
import type { Dealer, Product } from '@/content/schema';
import { productPath } from '@/domain/paths';
import { productSlug, productSummary, shopName } from '@/domain/productTexts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: theme.spacing(5),
  margin: 0,
  padding: 0,
  '& > li': {
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: theme.tokens.radius.large,
    backgroundColor: theme.palette.background.paper,
    boxShadow: theme.tokens.elevations.low,
    overflowWrap: 'anywhere',
    '@media print': { breakInside: 'avoid', boxShadow: 'none' },
  },
  // Plain elements below one that is styled: there are hundreds.
  '& h4': { ...theme.typography.h4, margin: 0 },
  '& p': { ...theme.typography.body2, margin: theme.spacing(1, 0, 0) },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 5, 6),
}));

const Regions = styled('div')(({ theme }) => ({
  '& > h3': {
    ...theme.typography.h3,
    margin: theme.spacing(8, 0, 3),
    scrollMarginTop: theme.tokens.sizes.header.desktop + 16,
  },
  '& > nav': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(4) },
  '& > nav > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.tokens.sizes.tap,
  },
  '@media print': { '& > nav': { display: 'none' } },
}));

const Dealers = styled(List)(({ theme }) => ({
  gap: theme.spacing(3),
  '& > li': { padding: theme.spacing(4, 5, 2) },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.tokens.sizes.tap,
    whiteSpace: 'nowrap',
  },
}));

export interface PlainProductsProps {
  /** All of them, in order. */
  products: readonly Product[];
}

/** The catalogue of a page without its code. Only the server draws it. */
export function PlainProducts({ products }: PlainProductsProps) {
  return (
    <List>
      {products.map((product) => (
        <li key={product.id}>
          <Picture
            asset={pictureAsset(product.image)}
            alt={altText(product.image)}
            ratio={1}
            sizes="(min-width: 576px) 20rem, 92vw"
            standing
          />
          <Words>
            <Typography variant="h4" component="h2">
              <Link href={productPath(productSlug(product))} sx={{ color: 'inherit' }}>
                {product.name}
              </Link>
            </Typography>
            <Typography variant="body2" component="p" sx={{ fontWeight: 600 }}>
              {productSummary(product)}
            </Typography>
            <Typography variant="body2" component="p" sx={{ mb: 2 }}>
              {product.description.join(' ')}
            </Typography>
            <BuyLink href={product.link} shop={shopName(product.link)} product={product.name} />
          </Words>
        </li>
      ))}
    </List>
  );
}

export interface PlainDealersProps {
  /** All of them, in any order. */
  dealers: readonly Dealer[];
}

function PlainDealer({ name, address, phoneNumbers }: Dealer) {
  return (
    <li>
      <h4>{name}</h4>
      <p>{address}</p>
      <p>
        {phoneNumbers.map((number, index) => {
          const link = telephoneLink(number);
          return (
            <span key={number}>
              {index > 0 && ' · '}
              {link ? <Link href={link}>{telephoneText(number)}</Link> : number}
            </span>
          );
        })}
      </p>
    </li>
  );
}

/** The directory of a page without its code, below its regions: nothing filters it. Only the server draws it. */
export function PlainDealers({ dealers }: PlainDealersProps) {
  const regions = dealersByRegion(dealers);
  return (
    <Regions>
      <nav aria-label="Regions">
        {regions.map(({ label }) => (
          <Link key={label} href={`#region-${slugOf(label)}`}>
            {label}
          </Link>
        ))}
      </nav>
      {regions.map(({ label, items }) => (
        <Fragment key={label}>
          <h3 id={`region-${slugOf(label)}`}>{label}</h3>
          <Dealers>
            {items.map((dealer) => (
              <PlainDealer key={dealer.name} {...dealer} />
            ))}
          </Dealers>
        </Fragment>
      ))}
    </Regions>
  );
}
