import ArrowIcon from '@mui/icons-material/ArrowForwardRounded';
import Typography from '@mui/material/Typography';
import { PackCount } from '../PackCount/PackCount.tsx';
import type { PackCountProps } from '../PackCount/PackCount.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import type { PageLinkProps } from '../PageLink/PageLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureSource } from '../../domain/picture.ts';
import { styled } from '../../theme/styled.ts';

/** The ground of a line's card, a name from the palette. */
export type LineColor = 'annatto' | 'keso' | 'sili' | 'ube' | 'pandan';

export interface LineCardProps extends Omit<PageLinkProps, 'color' | 'children'> {
  /** The brand line. */
  name: string;
  /** What the line is, in a sentence. */
  text: string;
  /** The ground; its ink follows. */
  color: LineColor;
  /** The picture's files; `undefined` shows the place of a missing picture. */
  picture: PictureSource | undefined;
  /** What is in the picture. */
  pictureAlt: string;
  /** The page that shows the line's products. */
  to: string;
  /** What one pack of the line makes, as one formula below the text. @default nothing */
  makes?: Pick<PackCountProps, 'price' | 'count' | 'noun' | 'language'> | undefined;
}

/** A card this narrow is one of two in a phone's row; in px, as at large text it stands alone. */
const NARROW = '@container (max-width: 240px)';

const Card = styled(PageLink, { shouldForwardProp: (prop) => prop !== 'color' })<{
  color: LineColor;
}>(({ theme, color }) => {
  return {
    ...theme.tokens.onBand(color),
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    containerType: 'inline-size',
    textDecoration: 'none',
    '&:hover': { backgroundColor: 'var(--floor)' },
    '&:focus-visible': { ...theme.tokens.focusRing, outlineOffset: -6, boxShadow: 'none' },
    '& .arrow': {
      transition: `transform ${theme.tokens.durations.control}ms ${theme.tokens.easings.enter}`,
    },
    '&:hover .arrow': { transform: 'translateX(6px)' },
    '& > .makes': {
      marginTop: 'auto',
      padding: theme.spacing(0, 4, 5),
      [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(5) },
      // The longest formula of a line keeps to one line.
      [NARROW]: {
        paddingInline: theme.spacing(3),
        columnGap: '0.14em',
        '& > .noun': { fontSize: '0.66em' },
      },
    },
  };
});

/** Two in a row it is wide, or a square where they are narrow; four of them are upright: they fill a screen. */
const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  order: -1,
  aspectRatio: '3 / 2',
  [NARROW]: { aspectRatio: '1' },
  [theme.breakpoints.up('lg')]: { aspectRatio: '3 / 4' },
}));

const Text = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: theme.spacing(2),
  padding: theme.spacing(4),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(5) },
  [NARROW]: { padding: theme.spacing(3, 3, 4), '& > .text': theme.typography.body2 },
}));

const Name = styled(Typography)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
}) as typeof Typography;

/**
 * One brand line, on its color: the way to its products.
 *
 * @do Use one card for one brand line, on its own color.
 * @do Keep the text to one sentence.
 * @dont Do not put a second link or button into it: the card is one link.
 * @instead For one product: `ProductCard`. For a plain link: `PageLink`.
 * @keyboard Tab: Goes to the link.
 * @keyboard Enter: Follows it.
 * @roles One link, named by line, text and what a pack makes.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { LineCard } from '@lasakita/ui/LineCard';
 *
 * export default function Example() {
 *   return (
 *     <LineCard
 *       name="Cheese Powders"
 *       text="For fries, popcorn and everything that comes out of hot oil."
 *       color="annatto"
 *       picture={{ src: 'https://shop.example/cheddar.jpg', width: 640, height: 640 }}
 *       pictureAlt="A cup of fries under orange cheese powder"
 *       to="/products/cheese"
 *     />
 *   );
 * }
 * ```
 */
export function LineCard({
  name,
  text,
  color,
  picture,
  pictureAlt,
  to,
  makes,
  ...rest
}: LineCardProps) {
  return (
    <Card {...rest} to={to} color={color}>
      <Text>
        <Name variant="h3" component="span">
          {name}
          <ArrowIcon className="arrow" aria-hidden />
        </Name>
        <Typography className="text" variant="body1" component="span">
          {text}
        </Typography>
      </Text>
      {makes && <PackCount {...makes} className="makes" size="card" />}
      {/* First in sight, last in the link's name, which is to begin with the line. */}
      <Frame>
        <Picture
          fill
          asset={picture}
          alt={pictureAlt}
          sizes="(min-width: 992px) 25vw, (max-width: 22rem) 100vw, 50vw"
        />
      </Frame>
    </Card>
  );
}
