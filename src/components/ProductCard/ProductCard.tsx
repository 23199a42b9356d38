import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { HiddenText } from '../HiddenText/HiddenText';
import { Highlight } from '../Highlight/Highlight';
import { Picture } from '../Picture/Picture';
import type { PictureAsset } from '../Picture/Picture';

export interface ProductCardProps {
  /** The product's name, the card's heading. */
  name: string;
  /** Price and weight in one line, such as "₱65 · 200 g". */
  summary: string;
  /** The picture's files; `undefined` shows the place of a missing picture. */
  picture: PictureAsset | undefined;
  /** What is in the picture. */
  pictureAlt: string;
  /** Where the product is bought; opens in a new tab. */
  buyLink: string;
  /** Called by the button "Details". */
  onDetails: () => void;
  /** Marked in the name. @default the `KeywordProvider`'s */
  keyword?: string | undefined;
  /** Set on the cards of the first screen, whose pictures are fetched at once. @default false */
  eager?: boolean;
  /** The level of the name's heading. @default 'h3' */
  headingLevel?: 'h2' | 'h3';
}

/** The widths at which a card's picture is shown, for its `sizes`. */
const PICTURE_SIZES = '(min-width: 1200px) 300px, (min-width: 768px) 30vw, 46vw';

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.large,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.tokens.elevations.low,
  '@media print': { breakInside: 'avoid', boxShadow: 'none' },
  transition: `box-shadow ${theme.tokens.durations.control}ms`,
  '& img': {
    transition: `transform ${theme.tokens.durations.reveal / 2}ms ${theme.tokens.easings.enter}`,
  },
  '@media (hover: hover)': {
    '&:hover': { boxShadow: theme.tokens.elevations.high },
    '&:hover img': { transform: 'scale(1.04)' },
  },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: theme.spacing(1),
  padding: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3) },
}));

// Room for a name of two lines and the summary, so that the cards of a row and their skeletons are of one height.
const Words = styled('div')(({ theme }) => {
  const { typeScale } = theme.tokens;
  const height = (nameSize: string) =>
    `calc(2.6 * ${nameSize} + 1.55 * ${typeScale.small} + ${theme.spacing(1)})`;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1),
    minHeight: height(typeScale.h4),
    [theme.breakpoints.down('sm')]: { minHeight: height(typeScale.body) },
  };
});

const Name = styled(Typography)(({ theme }) => ({
  ...theme.typography.h4,
  [theme.breakpoints.down('sm')]: { fontSize: theme.tokens.typeScale.body },
})) as typeof Typography;

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  // Side by side the two would not fit on a narrow card or at large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  gap: theme.spacing(2),
  marginTop: 'auto',
  paddingTop: theme.spacing(2),
  '& > *': { paddingInline: theme.spacing(2), whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

/** One product on the shelf (PROD-5). */
export function ProductCard({
  name,
  summary,
  picture,
  pictureAlt,
  buyLink,
  onDetails,
  keyword,
  eager = false,
  headingLevel = 'h3',
}: ProductCardProps) {
  const nameId = useId();
  const newTabId = useId();
  return (
    <Card aria-labelledby={nameId}>
      <Picture asset={picture} alt={pictureAlt} ratio={1} sizes={PICTURE_SIZES} eager={eager} />
      <Body>
        <Words>
          <Name id={nameId} component={headingLevel}>
            <Highlight text={name} keyword={keyword} />
          </Name>
          <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
            {summary}
          </Typography>
        </Words>
        <Actions>
          <Button variant="outlined" aria-describedby={nameId} onClick={onDetails}>
            Details
          </Button>
          <Button
            variant="sticker"
            href={buyLink}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={`${nameId} ${newTabId}`}
          >
            Buy Now
          </Button>
          <HiddenText id={newTabId} hidden>
            opens in a new tab
          </HiddenText>
        </Actions>
      </Body>
    </Card>
  );
}

/** The shapes of a packshot: a pouch with its seal and sign, and a heap of what is in it. */
const packshot = (shape: string, sign: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 100 100"><path fill="${shape}" d="M16 8.5h48.5v8c0 2-.6 3.6-.9 6.200-1.200 14-1 29-.2 42.6.2 3.800-.1 6.600-1 8.200-6 1.700-36.500 1.700-43 0-.9-1.600-1.300-4.400-1.100-8.200.9-13.600 1-28.6-.2-42.600-.3-2.600-2.100-4.200-2.100-6.200z"/><path fill="${shape}" d="M53 80.500c5.500-2.200 9.200-8.700 12.700-11.500 1.800-1.400 4.300-1.500 6.100.1 3.900 3.300 7.400 9.200 13.700 11.400 2.400.9 1.500 2.500-1.200 2.700-9.600.8-21.400.8-30.500 0-2.700-.2-3.100-1.800-.8-2.700z"/><path fill="none" stroke="${sign}" stroke-width="1.200" d="M16.500 13h47.500M16.900 17.500h46.600"/><rect fill="${sign}" x="24.500" y="27" width="31" height="7" rx="3.500"/><rect fill="${sign}" x="22.500" y="39" width="35" height="4" rx="2"/><rect fill="${sign}" x="28.500" y="46" width="23" height="4" rx="2"/></svg>`,
  )}")`;

// Drawn with the first frame, and as large as the pictures: on slow lines it is the page's largest paint, not they.
const SquareSkeleton = styled(Skeleton)(({ theme }) => ({
  aspectRatio: '1',
  height: 'auto',
  backgroundImage: packshot(theme.palette.gata.main, theme.palette.gata.dark),
  backgroundSize: 'cover',
}));
const LineSkeleton = styled(Skeleton)({ fontSize: 'inherit' });
// The peso sign is a font file of its own. Asked for with the prices, it would have all the page laid out once more.
const SummarySkeleton = styled(LineSkeleton)({
  color: 'transparent',
  '&:empty::before': { content: '"₱"' },
});
const ButtonSkeleton = styled(Skeleton)(({ theme }) => ({
  height: theme.tokens.sizes.tap,
  borderRadius: theme.tokens.radius.pill,
}));

/** The place of a card that is still on its way: exactly the card's size (PROD-2). */
export function ProductCardSkeleton() {
  return (
    <Card aria-hidden>
      <SquareSkeleton variant="rectangular" />
      <Body>
        <Words>
          <Name component="div">
            <LineSkeleton variant="text" />
            <LineSkeleton variant="text" />
          </Name>
          <Typography variant="body2" component="div">
            <SummarySkeleton variant="text" />
          </Typography>
        </Words>
        <Actions>
          <ButtonSkeleton variant="rectangular" />
          <ButtonSkeleton variant="rectangular" />
        </Actions>
      </Body>
    </Card>
  );
}
