import Button from '@mui/material/Button';
import { alpha, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { PageLink } from '@lasakita/ui/PageLink';
import { BandContent } from '@lasakita/ui/SectionBand';
import { pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { useScrollFade } from '@lasakita/ui/hooks/useScrollFade';
import { LateHeroVideoCarousel } from '@/pages/lateParts';

const { headline, text, videos } = site.home.hero;

const Stage = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  backgroundColor: theme.palette.tsokolate.dark,
  color: theme.tokens.ink.inverse,
  '--focus-ring': theme.tokens.focusOnDark,
}));

// On phones and upright tablets the food stands above the words, on wide screens behind them. A screen high at least: with
// larger letters it grows instead of cutting its words.
const Fading = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(280px, 1fr) auto',
  minHeight: `clamp(480px, calc(100svh - ${theme.tokens.sizes.header.phone}px), 1000px)`,
  willChange: 'transform, opacity',
  // What the keyboard has reached stays whole, and where the page has just scrolled to.
  '&:has(a:focus-visible, button:focus-visible)': {
    opacity: '1 !important',
    transform: 'none !important',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateRows: 'minmax(0, 1fr)',
    minHeight: `clamp(520px, calc(100svh - ${theme.tokens.sizes.header.desktop}px), 1000px)`,
    '& > *': { gridArea: '1 / 1' },
  },
}));

// The scenes are calm at the left. Above the words their food stays in view, behind the words their calm.
const Films = styled('div')(({ theme }) => ({
  position: 'relative',
  '--focus': '75% 50%',
  [theme.breakpoints.up('lg')]: { '--focus': '35% 50%' },
}));

// The text's contrast is made here, not hoped for from the film behind it: at least 4.5:1 as far as the words reach, even
// over a white picture.
const Scrim = styled('div')(({ theme }) => {
  const dark = (opacity: number) => alpha(theme.palette.tsokolate.dark, opacity);
  return {
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    background: `linear-gradient(0deg, ${dark(1)} 0%, ${dark(0)} 26%)`,
    [theme.breakpoints.up('lg')]: {
      background: `linear-gradient(90deg, ${dark(0.94)} 0%, ${dark(0.84)} 24%, ${dark(0.7)} 44%, ${dark(0)} 60%)`,
    },
  };
});

// Lets a swipe or a press through to the films beside the words.
const Words = styled(BandContent)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(2, 10),
  pointerEvents: 'none',
  '& a': { pointerEvents: 'auto' },
  [theme.breakpoints.up('lg')]: {
    justifyContent: 'center',
    paddingBlock: theme.spacing(8, 16),
    '& > *': { maxWidth: 'min(40%, 600px)' },
  },
}));

// At large text no word of it is wider than its column.
const Headline = styled(Typography)(({ theme }) => ({
  fontSize: `min(${theme.tokens.typeScale.hero}, 20vw)`,
  [theme.breakpoints.up('lg')]: { fontSize: `min(${theme.tokens.typeScale.hero}, 8vw, 115px)` },
})) as typeof Typography;

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

/**
 * The first screen: films of food, and one line that says what it is about. It fades and sinks on scroll (HOME-1).
 *
 * @do Let it begin the home page: it holds the `h1`.
 * @do Choose films that are calm at the left, where the words stand on wide screens.
 * @dont Do not add a second link: the page below says the rest.
 * @dont Do not lengthen the headline past two lines.
 * @keyboard Tab: Goes to the carousel's buttons, then to "See the products".
 * @keyboard Arrow left, arrow right: On an arrow or dot: to the film before or after.
 * @roles A region named by the headline, with a carousel in it.
 * @announcements The film that comes, politely, while the carousel rests.
 */
export function HeroSection() {
  const fadingRef = useRef<HTMLDivElement>(null);
  useScrollFade(fadingRef);
  return (
    <Stage aria-labelledby="hero-heading">
      <Fading ref={fadingRef}>
        <Films>
          <LateHeroVideoCarousel
            label="Our powders at work"
            videos={videos.map(({ address, title, poster }) => ({
              address,
              title,
              poster: pictureAsset(poster),
            }))}
            focus="var(--focus)"
            // Upright, a film is as high as its place, and wider than the screen.
            sizes="(orientation: landscape) 100vw, 100vh"
          />
          <Scrim />
        </Films>
        <Words>
          <Headline
            id="hero-heading"
            lang={site.headlineLanguage}
            variant="hero"
            component="h1"
            tabIndex={-1}
          >
            {headline}
          </Headline>
          <Typography variant="lead" component="p">
            {text}
          </Typography>
          <Actions>
            <Button variant="sticker" size="large" component={PageLink} to={paths.products}>
              See the products
            </Button>
          </Actions>
        </Words>
      </Fading>
    </Stage>
  );
}
