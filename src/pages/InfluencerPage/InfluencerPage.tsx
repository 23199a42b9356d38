import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { PageLink } from '@/components/PageLink/PageLink';
import { PageTitle } from '@/components/PageTitle/PageTitle';
import { Picture } from '@/components/Picture/Picture';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { Split } from '@/components/Split/Split';
import { influencerPage, influencers } from '@/content/influencers';
import { altText, pictureAsset } from '@/content/pictures';
import { PageHead } from '../PageHead';
import { LateInfluencerCarousel } from '../shared/lateMedia';

/** The widest that a portrait gets, in px: the column then is about as high as the video beside it. */
const PORTRAIT_WIDTH = 416;

const Portrait = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  maxWidth: PORTRAIT_WIDTH,
  borderRadius: theme.tokens.radius.large,
  border: `6px solid ${theme.palette.gata.light}`,
  boxShadow: theme.tokens.elevations.low,
}));

const Others = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& a': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.tokens.sizes.tap,
    padding: theme.spacing(0, 4),
    fontWeight: 700,
    color: theme.palette.tsokolate.main,
    textDecoration: 'none',
    borderRadius: theme.tokens.radius.pill,
    backgroundColor: theme.palette.keso.tint,
    '&:hover': { backgroundColor: theme.palette.keso.main },
    '&:focus-visible': theme.tokens.focusRing,
  },
}));

/** One influencer: portrait, introduction and videos (INF-1). */
export function InfluencerPage() {
  const { pathname } = useLocation();
  const slug = pathname.toLowerCase().split('/')[2];
  const influencer = influencers.find((candidate) => candidate.slug === slug);
  if (!influencer) return null;
  const { name, portrait, specialty, introduction, videos } = influencer;
  return (
    <>
      <PageHead {...influencerPage(influencer)} />
      <PageTitle title={`Influencers: ${name}`} lead={specialty} tone="ube" />
      <SectionBand>
        <Split columns="5fr 4fr" align="start">
          <div>
            <Portrait>
              <Picture
                asset={pictureAsset(portrait)}
                alt={altText(portrait)}
                ratio={1}
                sizes={`(min-width: 480px) ${PORTRAIT_WIDTH}px, 92vw`}
                eager
              />
            </Portrait>
            <Typography variant="lead" component="p" sx={{ mt: 6, mb: 8 }}>
              {introduction}
            </Typography>
            <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
              More from our kitchen
            </Typography>
            <Others>
              {influencers
                .filter((other) => other !== influencer)
                .map((other) => (
                  <li key={other.slug}>
                    <PageLink to={influencerPage(other).path}>{other.name}</PageLink>
                  </li>
                ))}
            </Others>
          </div>
          <LateInfluencerCarousel
            key={influencer.slug}
            label={`Videos by ${name}`}
            videos={videos.map(({ address, title, poster }) => ({
              address,
              title,
              poster: pictureAsset(poster),
            }))}
          />
        </Split>
      </SectionBand>
    </>
  );
}
