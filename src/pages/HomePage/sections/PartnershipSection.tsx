import Button from '@mui/material/Button';
import { PageLink } from '@lasakita/ui/PageLink';
import { navigation } from '@/content/navigation';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { LatePhotoCarousel } from '@/pages/lateParts';
import { Bleed } from './Bleed';
import { Pitch } from './Pitch';

const { headline, text, influencer, pictures } = site.home.partnership;
// From the menu, which every page has: what is said of all influencers is for their own pages to fetch.
const partner = navigation
  .flatMap((item) => ('children' in item ? item.children : []))
  .find((link) => 'to' in link && link.to === `/influencers/${influencer}`);

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
      <Bleed>
        <Pitch headingId="partnership-heading" headline={headline} text={text}>
          {partner && 'to' in partner && (
            <Button variant="sticker" component={PageLink} to={partner.to}>
              Meet {partner.label}
            </Button>
          )}
        </Pitch>
        <LatePhotoCarousel
          label="Pictures of the partnership"
          photos={pictures.map((name) => ({ asset: pictureAsset(name), alt: altText(name) }))}
          ratio={4 / 3}
          sizes="(min-width: 768px) 55vw, 100vw"
        />
      </Bleed>
    </section>
  );
}
