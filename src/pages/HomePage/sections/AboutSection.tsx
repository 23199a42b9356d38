import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { PageLink } from '@/components/PageLink/PageLink';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { Split } from '@/components/Split/Split';
import { Stamp } from '@/components/Stamp/Stamp';
import { pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { LateVideo } from '@/pages/shared/lateMedia';
import { Pitch } from './Pitch';

const { headline, text, video } = site.home.about;

/** The first of the figures that the about page counts. */
const [pride] = site.about.counters;

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > div': { borderRadius: theme.tokens.radius.large },
  // A second sheet of paper behind the film, askew.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: theme.tokens.radius.large,
    backgroundColor: theme.palette.keso.main,
    transform: 'rotate(-3deg)',
  },
}));

const Pride = styled(Stamp)(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.tokens.layers.raised,
  width: 'clamp(96px, 11vw, 152px)',
  height: 'auto',
  right: 'clamp(-12px, 3vw - 44px, 0px)',
  bottom: 'clamp(-48px, -3vw, -28px)',
  pointerEvents: 'none',
}));

/** Who the company is, beside a film that plays by itself (HOME-2). */
export function AboutSection() {
  return (
    <SectionBand labelledBy="about-heading">
      <Split columns="6fr 5fr">
        <Frame>
          <LateVideo
            address={video.address}
            title={video.title}
            poster={pictureAsset(video.poster)}
            autoPlay
            muted
            loop
            sizes="(min-width: 768px) 52vw, 92vw"
          />
          {pride && <Pride figure={`${pride.value}${pride.suffix}`} label={pride.label} />}
        </Frame>
        <Pitch headingId="about-heading" headline={headline} text={text}>
          <Link component={PageLink} to={site.pages.about.path}>
            More about LasaKita
          </Link>
        </Pitch>
      </Split>
    </SectionBand>
  );
}
