import Typography from '@mui/material/Typography';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { Reveal } from '@/components/Reveal/Reveal';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { Video } from '@/components/Video/Video';
import { pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { durations } from '@/theme/tokens';

const { headline, text, video } = site.home.about;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8, 16),
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '6fr 5fr' },
}));

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
      <Columns>
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
        <Reveal duration={durations.reveal}>
          <Typography id="about-heading" lang={site.headlineLanguage} variant="h2" sx={{ mb: 4 }}>
            {headline}
          </Typography>
          <Typography variant="lead" component="p" sx={{ mb: 4 }}>
            {text}
          </Typography>
          <Link component={RouterLink} to={site.pages.about.path}>
            More about LasaKita
          </Link>
        </Reveal>
      </Columns>
    </SectionBand>
  );
}
