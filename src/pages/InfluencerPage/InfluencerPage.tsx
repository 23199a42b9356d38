import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { PageLink } from '@lasakita/ui/PageLink';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { Picture } from '@lasakita/ui/Picture';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { Split } from '@lasakita/ui/Split';
import { influencerPage, influencers } from '@/content/influencers';
import { altText, pictureAsset } from '@/content/pictures';
import { influencerSlug } from '@/domain/paths';
import { PageHead } from '../PageHead';
import { LateCooksWith, LateInfluencerCarousel } from '../lateParts';

/** The widest that a portrait gets, in px: the column then is about as high as the video beside it. */
const PORTRAIT_WIDTH = 416;

const Portrait = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  maxWidth: PORTRAIT_WIDTH,
  borderRadius: theme.tokens.radius.large,
  border: `6px solid ${theme.palette.background.paper}`,
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
    color: theme.palette.text.primary,
    textDecoration: 'none',
    borderRadius: theme.tokens.radius.pill,
    backgroundColor: theme.tokens.surface.hover,
    '&:hover': { backgroundColor: theme.tokens.surface.chosen },
    '&:focus-visible': theme.tokens.focusRing,
  },
}));

/**
 * One influencer: portrait, introduction, videos (INF-1), and what is cooked in them (ITEM-3).
 *
 * @do Add an influencer in the content: page, menu and links follow.
 * @dont Do not show a person without their consent.
 * @keyboard Tab: Goes through the other influencers, then to the carousel and its video.
 * @keyboard Arrow left, arrow right: On a dot: to the video before or after.
 * @roles A heading of the first level, a portrait, a list of links, and a carousel where there are several videos.
 * @announcements The title, because the focus goes to it after a navigation; the video that comes, while the carousel
 *   rests.
 */
export function InfluencerPage() {
  const { pathname } = useLocation();
  const slug = influencerSlug(pathname);
  const influencer = influencers.find((candidate) => candidate.slug === slug);
  if (!influencer) return null;
  const { name, portrait, specialty, introduction, videos } = influencer;
  return (
    <>
      <PageHead {...influencerPage(influencer)} />
      <PageTitle
        title={`Influencers: ${name}`}
        titleOnSign="Influencers:"
        lead={specialty}
        tone="ube"
      />
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
      <LateCooksWith key={`${influencer.slug}-recipes`} influencer={influencer} />
    </>
  );
}
