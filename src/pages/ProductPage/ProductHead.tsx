import BackIcon from '@mui/icons-material/ArrowBackRounded';
import PlaceIcon from '@mui/icons-material/PlaceRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Badges } from '@lasakita/ui/Badges';
import { BuyLink } from '@lasakita/ui/BuyLink';
import { moneyText } from '@lasakita/ui/domain/money';
import { PageLink } from '@lasakita/ui/PageLink';
import { Picture } from '@lasakita/ui/Picture';
import { BandContent } from '@lasakita/ui/SectionBand';
import { altText, pictureAsset } from '@/content/pictures';
import { productCategories } from '@/content/productCategories';
import type { Product } from '@/content/schema';
import { paths } from '@/domain/paths';
import { LateAddToList, LateShareButton } from '../lateParts';
import { pricePer100, readableWeight, shopName } from '@/domain/productTexts';

export interface ProductHeadProps {
  /** The record that it shows. */
  product: Product;
}

const Band = styled('section')(({ theme }) => ({
  ...theme.tokens.onBand('paper'),
  outline: 'none',
  paddingBlock: 'clamp(16px, 2vw, 28px) clamp(40px, 6vw, 88px)',
}));

const Way = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 2),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: theme.tokens.sizes.tap,
    fontWeight: 700,
  },
  '@media print': { display: 'none' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6, 14),
  alignItems: 'start',
  // On a phone that is held sideways the words would begin below the view.
  '@media (max-height: 30rem) and (min-width: 30rem)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: theme.spacing(6),
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
}));

const Stage = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.large,
  '@media print': { maxWidth: '8cm' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& p': { margin: 0 },
}));

const Name = styled(Typography)(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: 'clamp(2.25rem, 1.6rem + 3vw, 4rem)',
  outline: 'none',
  overflowWrap: 'anywhere',
})) as typeof Typography;

/** A price that can be read from a market stall. */
const Price = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(4),
  '& strong': {
    fontSize: 'clamp(2.75rem, 2rem + 3vw, 4.25rem)',
    fontWeight: 900,
    lineHeight: 1,
  },
  '& span': { ...theme.typography.body1, fontWeight: 600, color: theme.tokens.quietInk },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // What stands on the button takes one line everywhere.
  '@media (max-width: 23.5rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  gap: theme.spacing(3),
  maxWidth: '26rem',
  '& > .whole': { gridColumn: '1 / -1' },
  '@media print': { display: 'none' },
}));

/** The first screen of a product's page: its picture, what it costs, and the ways to get it (ITEM-2). */
export function ProductHead({ product }: ProductHeadProps) {
  const { name, category, description, advantages, price, weight, image, link } = product;
  const line = productCategories.find(({ value }) => value === category);
  return (
    <Band aria-labelledby="product-name">
      <BandContent>
        <Way>
          <Link component={PageLink} to={paths.products}>
            <BackIcon aria-hidden fontSize="small" />
            All products
          </Link>
        </Way>
        <Columns>
          <Stage>
            <Picture
              asset={pictureAsset(image)}
              alt={altText(image)}
              ratio={1}
              // A little less than it is: 640 px do for a phone of 360 px at two pixels each.
              sizes="(min-width: 1280px) 640px, (min-width: 768px) 50vw, 88vw"
              eager
            />
          </Stage>
          <Words>
            {line && (
              <Typography component="p" variant="h4">
                <Link component={PageLink} to={`${paths.products}?category=${line.value}`}>
                  {line.label}
                </Link>
              </Typography>
            )}
            <Name id="product-name" component="h1" tabIndex={-1}>
              {name}
            </Name>
            <Price>
              <strong>{moneyText(price)}</strong>
              <span>
                {readableWeight(weight)} · {pricePer100(product)}
              </span>
            </Price>
            <Actions>
              <BuyLink className="whole" size="large" href={link} shop={shopName(link)} />
              <LateAddToList product={product} />
              <LateShareButton
                title={name}
                text={`${name}, ${moneyText(price)} for ${readableWeight(weight)}`}
              />
              <Button
                className="whole"
                variant="outlined"
                component={PageLink}
                to={`${paths.dealership}#directory`}
                startIcon={<PlaceIcon />}
              >
                Find a dealer near you
              </Button>
            </Actions>
            {description.map((paragraph, index) => (
              <Typography key={paragraph} variant={index === 0 ? 'lead' : 'body1'} component="p">
                {paragraph}
              </Typography>
            ))}
            <Badges badges={advantages} />
          </Words>
        </Columns>
      </BandContent>
    </Band>
  );
}
