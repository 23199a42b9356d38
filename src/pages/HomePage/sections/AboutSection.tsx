import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { Split } from '@/components/Split/Split';
import { Video } from '@/components/Video/Video';
import { pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { Pitch } from './Pitch';

const { headline, text, video } = site.home.about;

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > *': { borderRadius: theme.tokens.radius.large },
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

/** Who the company is, beside a film that plays by itself (HOME-2). */
export function AboutSection() {
  return (
    <SectionBand labelledBy="about-heading">
      <Split columns="6fr 5fr">
        <Frame>
          <Video
            address={video.address}
            title={video.title}
            poster={pictureAsset(video.poster)}
            autoPlay
            muted
            loop
            sizes="(min-width: 768px) 52vw, 92vw"
          />
        </Frame>
        <Pitch headingId="about-heading" headline={headline} text={text}>
          <Link component={RouterLink} to={site.pages.about.path}>
            More about LasaKita
          </Link>
        </Pitch>
      </Split>
    </SectionBand>
  );
}
