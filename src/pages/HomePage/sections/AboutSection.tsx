import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { PageLink } from '@lasakita/ui/PageLink';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { Split } from '@lasakita/ui/Split';
import { Stamp } from '@lasakita/ui/Stamp';
import { pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { LateVideo } from '@/pages/lateParts';
import { Pitch } from './Pitch';

const { headline, text, video } = site.home.about;

/** The first of the figures that the about page counts. */
const [pride] = site.about.counters;

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
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

const RoundVideo = styled(LateVideo)(({ theme }) => ({
  borderRadius: theme.tokens.radius.large,
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

/**
 * Who the company is, beside a film that plays by itself (HOME-2).
 *
 * @do Keep the film silent and short.
 * @dont Do not tell in the film what the text does not.
 * @keyboard Tab: Goes to the film's button, then to the link.
 * @keyboard Enter, Space: Plays and pauses the film, or follows the link.
 * @roles A region named by its headline.
 * @announcements Nothing.
 */
export function AboutSection() {
  return (
    <SectionBand labelledBy="about-heading">
      <Split columns="6fr 5fr">
        <Frame>
          <RoundVideo
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
          <Link component={PageLink} to={paths.about}>
            {`More about ${site.company.shortName}`}
          </Link>
        </Pitch>
      </Split>
    </SectionBand>
  );
}
