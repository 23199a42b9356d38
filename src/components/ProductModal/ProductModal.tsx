import CloseIcon from '@mui/icons-material/CloseRounded';
import VerifiedIcon from '@mui/icons-material/VerifiedRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Activity, useId, useState } from 'react';
import { HiddenText } from '../HiddenText/HiddenText';
import { ModalDialog } from '../ModalDialog/ModalDialog';
import { Picture } from '../Picture/Picture';
import type { PictureAsset } from '../Picture/Picture';

export interface ProductDetails {
  /** The product's name, the modal's heading. */
  name: string;
  /** The picture's files; `undefined` shows the place of a missing picture. */
  picture: PictureAsset | undefined;
  /** What is in the picture. */
  pictureAlt: string;
  /** Paragraphs. */
  description: readonly string[];
  /** What the data holds about it, as term and value in reading order. */
  facts: readonly { term: string; value: string }[];
  /** Badges, such as "HALAL Accredited". */
  advantages: readonly string[];
  /** Where the product is bought; opens in a new tab. */
  buyLink: string;
}

export interface ProductModalProps {
  /** Whether it shows, kept by the owner. */
  open: boolean;
  /**
   * Kept by the owner until the modal has closed, so that it does not empty while it leaves. Handed over before the first
   * opening, any product makes that quicker: what is to be drawn is mostly there already, its picture excepted.
   */
  product: ProductDetails | undefined;
  /** Called by "Close details", Escape and the backdrop; the owner then sets `open`. */
  onClose: () => void;
}

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
}));

// Stays in the corner while the text scrolls, and takes no room from the picture.
const Corner = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.tokens.layers.raised,
  display: 'flex',
  justifyContent: 'flex-end',
  height: 0,
}));

const CloseButton = styled(IconButton)(({ theme }) => ({
  margin: theme.spacing(2, 2, 0),
  width: theme.tokens.sizes.tap,
  height: theme.tokens.sizes.tap,
  backgroundColor: theme.palette.gata.light,
  color: theme.palette.tsokolate.main,
  '&:hover': { backgroundColor: theme.palette.keso.light },
}));

// Square on phones; beside the text on wider screens it is as high as the text.
const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '1',
  [theme.breakpoints.up('md')]: { aspectRatio: 'auto' },
}));

// On phones the way to buy stays at hand below the text.
const Purchase = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  marginInline: theme.spacing(-5),
  padding: theme.spacing(3, 5, 4),
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('md')]: { position: 'static', margin: 0, padding: 0 },
}));

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(4),
  padding: theme.spacing(6, 5, 0),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(10, 8, 8) },
}));

const Badges = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(2, 5),
  margin: 0,
  '& dt': { ...theme.typography.body2, color: theme.palette.text.secondary },
  '& dd': { ...theme.typography.body2, margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
}));

const Fact = styled('div')({ display: 'contents' });

/** Badges that an authority stands behind are green; the others are the company's own words. */
const isAccredited = (advantage: string) => /\b(FDA|HALAL)\b/i.test(advantage);

// Not MUI's Chip: a dialog full of those opens visibly later on a phone, and none of them grows with its text.
const Badge = styled('span', { shouldForwardProp: (prop) => prop !== 'accredited' })<{
  accredited: boolean;
}>(({ theme, accredited }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: '1.5rem',
  paddingInline: accredited ? theme.spacing(1, 2) : theme.spacing(2),
  borderRadius: '0.75rem',
  verticalAlign: 'middle',
  fontSize: '0.8125rem',
  fontWeight: 700,
  color: accredited ? theme.palette.pandan.main : theme.palette.tsokolate.main,
  backgroundColor: accredited ? theme.palette.pandan.tint : theme.palette.keso.tint,
  '& svg': { flex: 'none', fontSize: 'min(1.125rem, 20px)' },
}));

const Name = styled(Typography)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { paddingRight: theme.spacing(8) },
})) as typeof Typography;

interface DetailsProps extends Pick<ProductModalProps, 'onClose'> {
  product: ProductDetails;
  headingId: string;
  /** Whether nobody has asked for them yet: their picture is not fetched then. */
  isAhead: boolean;
}

function Details({ product, headingId, isAhead, onClose }: DetailsProps) {
  const newTabId = useId();
  return (
    <>
      <Corner>
        <CloseButton aria-label="Close details" onClick={onClose}>
          <CloseIcon />
        </CloseButton>
      </Corner>
      <Layout>
        <Stage>
          {!isAhead && (
            <Picture
              // Another product's picture would stand here until this one has come.
              key={product.picture?.base}
              asset={product.picture}
              alt={product.pictureAlt}
              fill
              // The pouch stands left of the middle: cropped to a column it is still whole.
              focus="28% center"
              sizes="(min-width: 768px) 760px, 100vw"
              eager
            />
          )}
        </Stage>
        <Text>
          <Name id={headingId} variant="h2">
            {product.name}
          </Name>
          {product.advantages.length > 0 && (
            <Badges aria-label="Advantages">
              {product.advantages.map((advantage) => (
                <li key={advantage}>
                  <Badge accredited={isAccredited(advantage)}>
                    {isAccredited(advantage) && <VerifiedIcon />}
                    {advantage}
                  </Badge>
                </li>
              ))}
            </Badges>
          )}
          {product.description.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          <Facts>
            {product.facts.map(({ term, value }) => (
              <Fact key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </Fact>
            ))}
          </Facts>
          <Purchase>
            <Button
              variant="sticker"
              size="large"
              href={product.buyLink}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={newTabId}
            >
              Buy Now
            </Button>
          </Purchase>
          <HiddenText id={newTabId} hidden>
            opens in a new tab
          </HiddenText>
        </Text>
      </Layout>
    </>
  );
}

/** A product in full: picture, description, the facts of its record, its badges and "Buy Now" (PROD-6). */
export function ProductModal({ open, product, onClose }: ProductModalProps) {
  const headingId = useId();
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return (
    <ModalDialog open={open} onClose={onClose} labelledBy={headingId}>
      {product && (
        // Before the first opening React draws it ahead, while the browser has nothing else to do.
        <Activity mode={wasOpened ? 'visible' : 'hidden'}>
          <Details product={product} headingId={headingId} isAhead={!wasOpened} onClose={onClose} />
        </Activity>
      )}
    </ModalDialog>
  );
}
