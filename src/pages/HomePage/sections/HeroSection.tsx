import Button from '@mui/material/Button';
import { alpha, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { HeroVideoCarousel } from '@/components/HeroVideoCarousel/HeroVideoCarousel';
import { BandContent } from '@/components/SectionBand/SectionBand';
import { pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { useScrollFade } from '@/hooks/useScrollFade';

const { headline, text, videos } = site.home.hero;

const Stage = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  height: `clamp(480px, calc(100svh - ${theme.tokens.sizes.header.phone}px), 1000px)`,
  backgroundColor: theme.palette.tsokolate.dark,
  color: theme.palette.gata.light,
  [theme.breakpoints.up('lg')]: {
    height: `clamp(520px, calc(100svh - ${theme.tokens.sizes.header.desktop}px), 1000px)`,
  },
}));

const Fading = styled('div')({ position: 'absolute', inset: 0, willChange: 'transform, opacity' });

// The text's contrast is made here, not hoped for from the film behind it.
const Scrim = styled('div')(({ theme }) => {
  const dark = (opacity: number) => alpha(theme.palette.tsokolate.dark, opacity);
  return {
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    background: `linear-gradient(0deg, ${dark(0.94)} 0%, ${dark(0.82)} 38%, ${dark(0)} 72%)`,
    [theme.breakpoints.up('md')]: {
      background: `linear-gradient(80deg, ${dark(0.94)} 0%, ${dark(0.82)} 36%, ${dark(0)} 66%), linear-gradient(0deg, ${dark(0.7)} 0%, ${dark(0)} 26%)`,
    },
  };
});

// Lets a swipe or a press through to the films beside the words.
const Words = styled(BandContent)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: theme.spacing(4),
  paddingBottom: theme.spacing(24),
  pointerEvents: 'none',
  '& a': { pointerEvents: 'auto' },
  [theme.breakpoints.up('md')]: {
    justifyContent: 'center',
    paddingBottom: theme.spacing(14),
    '& > *': { maxWidth: 'min(46%, 640px)' },
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

/** The first screen: films of food, and one line that says what it is about. It fades and sinks on scroll (HOME-1). */
export function HeroSection() {
  const fadingRef = useRef<HTMLDivElement>(null);
  useScrollFade(fadingRef);
  return (
    <Stage aria-labelledby="hero-heading">
      <Fading ref={fadingRef}>
        <HeroVideoCarousel
          label="Our powders at work"
          videos={videos.map(({ address, title, poster }) => ({
            address,
            title,
            poster: pictureAsset(poster),
          }))}
        />
        <Scrim />
        <Words>
          <Typography
            id="hero-heading"
            lang={site.headlineLanguage}
            variant="hero"
            component="h1"
            tabIndex={-1}
          >
            {headline}
          </Typography>
          <Typography variant="lead" component="p">
            {text}
          </Typography>
          <Actions>
            <Button variant="sticker" size="large" component={Link} to={site.pages.products.path}>
              See the products
            </Button>
          </Actions>
        </Words>
      </Fading>
    </Stage>
  );
}
