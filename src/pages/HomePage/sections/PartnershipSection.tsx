import Button from '@mui/material/Button';
import { PageLink } from '@/components/PageLink/PageLink';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { Split } from '@/components/Split/Split';
import { influencerPage, influencers } from '@/content/influencers';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { LatePhotoCarousel } from '@/pages/shared/lateMedia';
import { Pitch } from './Pitch';

const { headline, text, influencer, pictures } = site.home.partnership;
const partner = influencers.find(({ slug }) => slug === influencer);

/** The partnership with influencers and the national baking teacher, with seven pictures (HOME-3). */
export function PartnershipSection() {
  return (
    <SectionBand tone="ube" edge="scallop" labelledBy="partnership-heading">
      <Split columns="5fr 6fr">
        <Pitch headingId="partnership-heading" headline={headline} text={text}>
          {partner && (
            <Button variant="sticker" component={PageLink} to={influencerPage(partner).path}>
              Meet {partner.name}
            </Button>
          )}
        </Pitch>
        <LatePhotoCarousel
          label="Pictures of the partnership"
          photos={pictures.map((name) => ({ asset: pictureAsset(name), alt: altText(name) }))}
          ratio={4 / 3}
          sizes="(min-width: 768px) 52vw, 92vw"
        />
      </Split>
    </SectionBand>
  );
}
