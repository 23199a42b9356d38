import { styled } from '@mui/material/styles';
import { dishes } from 'virtual:dish-prices';
import { PageLink } from '@lasakita/ui/PageLink';
import { PriceCard } from '@lasakita/ui/PriceCard';
import { Video } from '@lasakita/ui/Video';
import { pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';

const { video } = site.home.about;

/** Where the film is held in its place, in percent from the left and from above. */
const FOCUS = { x: 40, y: 80 };

/** So many prices have room on a narrow film, and at large text on a phone's. */
const MOST = { narrow: 3, large: 1 };

const Place = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  isolation: 'isolate',
  containerType: 'size',
  '& > ul': {
    // All of the film, which covers its place, and is cut off as that is.
    '--width': 'max(100cqw, 100cqh * 16 / 9)',
    '--height': 'max(100cqh, 100cqw * 9 / 16)',
    position: 'absolute',
    left: `calc((100cqw - var(--width)) * ${FOCUS.x / 100})`,
    top: `calc((100cqh - var(--height)) * ${FOCUS.y / 100})`,
    width: 'var(--width)',
    height: 'var(--height)',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    // Between its prices the film is played and paused.
    pointerEvents: 'none',
    '@container (max-width: 47.99rem)': {
      [`& > :nth-of-type(n + ${MOST.narrow + 1})`]: { display: 'none' },
    },
    '@container (max-width: 19.99rem)': {
      [`& > :nth-of-type(n + ${MOST.large + 1})`]: { display: 'none' },
    },
    '@media print': { display: 'none' },
  },
  '& li': { position: 'absolute', translate: '-50% -50%' },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: theme.tokens.sizes.tap,
    minHeight: theme.tokens.sizes.tap,
    fontSize: 'clamp(1.375rem, 0.8rem + 1.5vw, 2.5rem)',
    textDecoration: 'none',
    pointerEvents: 'auto',
    transition: `transform ${theme.tokens.durations.control}ms ${theme.tokens.easings.enter}`,
    '&:hover': { transform: 'scale(1.08)' },
    '&:focus-visible': { ...theme.tokens.focusRing, borderRadius: theme.tokens.radius.small },
    '& small': {
      fontFamily: theme.tokens.fonts.display,
      fontSize: 'max(0.875rem, 0.5em)',
      fontWeight: 400,
    },
  },
}));

const Dish = styled('li', { shouldForwardProp: (prop) => prop !== 'x' && prop !== 'y' })<{
  x: number;
  y: number;
}>(({ x, y }) => ({ left: `${x}%`, top: `${y}%` }));

/**
 * The film of a laid table. On each dish hangs the price of the pack that makes it and how many it makes (COUNT-2), a link
 * to the product.
 *
 * @do Hang a price beside its dish, where the picture is plain.
 * @do Begin with the dishes that a phone shows whole.
 * @dont Do not hang a price on what is not in the film.
 * @keyboard Tab: Goes to the film's button, then from price to price.
 * @keyboard Enter: Opens the product's page.
 * @roles A list of links, each named by the product and its sum.
 * @announcements Nothing.
 */
export function Feast() {
  return (
    <Place>
      <Video
        fill
        address={video.address}
        title={video.title}
        poster={pictureAsset(video.poster)}
        autoPlay
        muted
        loop
        focus={`${FOCUS.x}% ${FOCUS.y}%`}
        buttonPlace="corner"
      />
      <ul>
        {dishes.map(({ path, name, price, count, noun, x, y }) => (
          <Dish key={path} x={x} y={y}>
            <PageLink to={path} aria-label={`${name}: ${price} = ${count} ${noun}`}>
              <PriceCard
                price={price}
                note={`= ${count} ${noun}`}
                noteLanguage={site.headlineLanguage}
              />
            </PageLink>
          </Dish>
        ))}
      </ul>
    </Place>
  );
}
