import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PageLink } from '@lasakita/ui/PageLink';
import { Picture } from '@lasakita/ui/Picture';
import { navigation } from '@/content/navigation';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { DeferredPhotoCarousel } from '@/pages/deferredParts';
import { Bleed } from './Bleed';
import { Pitch } from './Pitch';

const { headline, text, influencer, portrait, pictures } = site.home.partnership;
// From the menu, which every page has: what is said of all influencers is for their own pages to fetch.
const partner = navigation
  .flatMap((item) => ('children' in item ? item.children : []))
  .find((link) => 'to' in link && link.to === `/influencers/${influencer}`);

const Row = styled(Bleed)(({ theme }) => ({
  ...theme.tokens.onBand('ube'),
  '& > .words': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(4) },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    '& > .words': { alignSelf: 'stretch' },
    '& > :last-child': { alignSelf: 'start' },
  },
  [theme.breakpoints.up('xl')]: {
    '& > .words': {
      alignItems: 'center',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(180px, 20vw, 340px)',
    },
  },
}));

// The partner stands on the line below, and reaches over the pictures.
const Person = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.tokens.layers.raised,
  alignSelf: 'end',
  width: 'clamp(200px, 60vw, 260px)',
  marginInlineStart: 'auto',
  marginBottom: 'calc(-1 * clamp(44px, 5vw, 80px))',
  pointerEvents: 'none',
  [theme.breakpoints.up('xl')]: { width: 'auto', marginInlineEnd: -96 },
}));

/**
 * The partnership with influencers and the national baking teacher, with seven pictures (HOME-3).
 *
 * @do Name the partner in the content by the slug of a page that exists.
 * @dont Do not show pictures without alternative texts.
 * @keyboard Tab: Goes to the link, the pause button, the dots and the slide shown.
 * @keyboard Arrow left, arrow right: On a dot: to the slide before or after.
 * @roles A region named by its headline, with a carousel in it.
 * @announcements The picture that comes, politely, while the carousel rests.
 */
export function PartnershipSection() {
  return (
    <section aria-labelledby="partnership-heading">
      <Row data-below>
        <div className="words">
          <Pitch headingId="partnership-heading" headline={headline} text={text}>
            {partner && 'to' in partner && (
              <Button variant="sticker" component={PageLink} to={partner.to}>
                Meet {partner.label}
              </Button>
            )}
          </Pitch>
          <Person>
            <Picture
              standing
              asset={pictureAsset(portrait)}
              alt={altText(portrait)}
              ratio={1}
              sizes="(min-width: 1200px) 20vw, 60vw"
            />
          </Person>
        </div>
        <DeferredPhotoCarousel
          label="Pictures of the partnership"
          photos={pictures.map((name) => ({ asset: pictureAsset(name), alt: altText(name) }))}
          ratio={4 / 3}
          sizes="(min-width: 992px) 46vw, 100vw"
        />
      </Row>
    </section>
  );
}
