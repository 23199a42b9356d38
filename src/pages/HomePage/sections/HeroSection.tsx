import Button from '@mui/material/Button';
import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { packSums } from 'virtual:content-counts';
import { useRef, useState } from 'react';
import { Awning, AwningSign } from '@lasakita/ui/Awning';
import { PackCount } from '@lasakita/ui/PackCount';
import { PageLink } from '@lasakita/ui/PageLink';
import { BandContent } from '@lasakita/ui/SectionBand';
import { useScrollFade } from '@lasakita/ui/hooks/useScrollFade';
import { onGround } from '@lasakita/ui/onGround';
import { breakpoints } from '@lasakita/ui/tokens';
import { pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { DeferredHeroVideoCarousel } from '@/pages/deferredParts';

const { headline, text, videos } = site.home.hero;

const UPRIGHT = '@media (orientation: portrait)';
/** Where the buttons have room to be large. */
const LARGE = `@media (orientation: landscape) and (min-width: ${breakpoints.xl}px)`;

/** The height of a slide's scene, and its free top for the row of buttons, in hundredths of its width, the screen's. */
const SCENE = { height: 37.78, free: 8.33 };

const Stage = styled('section')({ position: 'relative', overflow: 'hidden' });

// The ground of the slide that is shown, on which the buttons stand on upright screens.
const Fading = styled('div', { shouldForwardProp: (prop) => prop !== 'ground' })<{
  ground: string;
}>(({ theme, ground }) => ({
  ...onGround(theme, ground),
  position: 'relative',
  transition: `background-color ${theme.tokens.durations.slide}ms, color ${theme.tokens.durations.slide}ms`,
  willChange: 'transform, opacity',
  '--row': '3.75rem',
  '--film-lift': `${SCENE.free}vw`,
  '--slide-height': `clamp(420px, calc(100svh - ${theme.tokens.sizes.header.desktop}px), 1000px)`,
  '--ways': '22rem',
  [LARGE]: { '--ways': '27rem' },
  '--controls-inset': `auto auto calc(${SCENE.height - SCENE.free}vw + 8px) calc(max(clamp(16px, 4vw, 48px), 50vw - ${theme.tokens.sizes.container / 2 - 48}px) + var(--ways))`,
  [UPRIGHT]: {
    '--film-lift': '0px',
    '--row': '0px',
    '--slide-height': `clamp(440px, calc(100svh - ${theme.tokens.sizes.header.phone}px - 76px), 1000px)`,
    '--controls-inset': 'auto 0 0',
  },
  // What the keyboard has reached stays whole, and where the page has just scrolled to.
  '&:has(a:focus-visible, button:focus-visible)': {
    opacity: '1 !important',
    transform: 'none !important',
  },
}));

const Sign = styled(BandContent)(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.tokens.layers.raised,
  inset: '0 0 auto',
  '& > h1': { margin: 0, outline: 'none', font: 'inherit' },
}));

// As large as fits above the scene, and in one line beside the sign's hang.
const Sum = styled(BandContent)(({ theme }) => ({
  '--says': 'clamp(9.5vw, 1.05 * (100svh - 12.75rem - 29.5vw), min(15vw, 13.75rem))',
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  padding: `3.75rem 48px calc(var(--row) + ${theme.spacing(2)})`,
  fontSize: 'var(--says)',
  [UPRIGHT]: {
    '--says': 'min(21.8vw, 12.5svh)',
    padding: `calc(3.25rem + ${theme.spacing(3)}) clamp(16px, 4vw, 48px) ${theme.spacing(2)}`,
  },
}));

const Cost = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.lead,
  lineHeight: 1,
  fontWeight: 600,
  '& > strong': { ...theme.typography.h2, fontFamily: theme.tokens.fonts.display, fontWeight: 400 },
  [UPRIGHT]: {
    lineHeight: 1.15,
    fontSize: `max(${theme.tokens.typeScale.small}, 2.5vw)`,
    '& > strong': { display: 'block', fontSize: `max(${theme.tokens.typeScale.h3}, 9vw)` },
  },
}));

// In the free part of the scene, left of the pack; on upright screens below it.
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  position: 'absolute',
  zIndex: theme.tokens.layers.raised,
  left: `max(clamp(16px, 4vw, 48px), 50vw - ${theme.tokens.sizes.container / 2 - 48}px)`,
  bottom: `calc(${SCENE.height - SCENE.free}vw + 8px)`,
  '@media print': { display: 'none' },
  [LARGE]: {
    '&& > *': { minHeight: 56, paddingInline: theme.spacing(8), fontSize: '1.125rem' },
  },
  [UPRIGHT]: {
    position: 'static',
    padding: `${theme.spacing(1)} clamp(16px, 4vw, 48px) ${theme.spacing(5)}`,
    '&& > *': { flex: '1 1 9rem', paddingInline: theme.spacing(3) },
    '&& > :first-of-type': { flexGrow: 1.5 },
  },
}));

const slides = videos.map(({ address, title, poster, upright, product }) => {
  const pack = product === undefined ? undefined : packSums[product];
  return {
    address,
    title,
    poster: pictureAsset(poster),
    upright: upright && { address: upright.address, poster: pictureAsset(upright.poster) },
    words: (
      <Sum>
        {pack ? (
          <PackCount
            size="hero"
            price={pack.price}
            note={pack.note}
            count={pack.count}
            noun={`${pack.noun}.`}
            language={site.headlineLanguage}
          />
        ) : (
          <Typography variant="lead" component="p">
            {text}
          </Typography>
        )}
      </Sum>
    ),
    caption: pack && (
      <Cost lang={site.headlineLanguage}>
        <strong>{pack.costEach}</strong> na {pack.costOf} bawat {pack.noun}
      </Cost>
    ),
  };
});

/**
 * The first screen: one pack and exactly what it makes, told by four films, one product each. It fades and sinks on scroll
 * (HOME-1).
 *
 * @do Let it begin the home page: it holds the `h1`.
 * @do Give each film a product: the sum comes from its record.
 * @dont Do not lengthen the headline: it stands on the awning's sign.
 * @keyboard Tab: Goes to the carousel's buttons, then to "See the products" and "Find a dealer".
 * @keyboard Arrow left, arrow right: On an arrow or dot: to the film before or after.
 * @roles A region named by the headline, with a carousel in it.
 * @announcements The film that comes, politely, while the carousel rests.
 */
export function HeroSection() {
  const { palette } = useTheme();
  const fadingRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  useScrollFade(fadingRef);
  return (
    <Stage aria-labelledby="hero-heading">
      <Fading ref={fadingRef} ground={slides[index]?.poster?.ground ?? palette.tsokolate.main}>
        <DeferredHeroVideoCarousel
          label="Our powders at work"
          videos={slides}
          // Upright screens fetch a smaller file, a tenth softer than the screen: 30 KB less before a cheap phone draws it.
          sizes="(orientation: portrait) 88vw, 100vw"
          onSlideChange={setIndex}
        />
        <Actions>
          <Button variant="sticker" size="large" component={PageLink} to={paths.products}>
            See the products
          </Button>
          <Button
            variant="outlined"
            size="large"
            component={PageLink}
            to={`${paths.dealership}#directory`}
          >
            Find a dealer
          </Button>
        </Actions>
      </Fading>
      <Awning tone="sili" />
      <Sign>
        <h1 id="hero-heading" lang={site.headlineLanguage} tabIndex={-1}>
          <AwningSign>{headline}</AwningSign>
        </h1>
      </Sign>
    </Stage>
  );
}
