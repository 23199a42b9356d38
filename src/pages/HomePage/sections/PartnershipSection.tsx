import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { PhotoCarousel } from '@/components/PhotoCarousel/PhotoCarousel';
import { Reveal } from '@/components/Reveal/Reveal';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { influencerPage, influencers } from '@/content/influencers';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { durations } from '@/theme/tokens';

const { headline, text, influencer, pictures } = site.home.partnership;
const partner = influencers.find(({ slug }) => slug === influencer);

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8, 16),
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 6fr' },
}));

/** The partnership with influencers and the national baking teacher, with seven pictures (HOME-3). */
export function PartnershipSection() {
  return (
    <SectionBand tone="ube" edge="scallop" labelledBy="partnership-heading">
      <Columns>
        <Reveal duration={durations.reveal}>
          <Typography
            id="partnership-heading"
            lang={site.headlineLanguage}
            variant="h2"
            sx={{ mb: 4 }}
          >
            {headline}
          </Typography>
          <Typography variant="lead" component="p" sx={{ mb: 6 }}>
            {text}
          </Typography>
          {partner && (
            <Button variant="sticker" component={Link} to={influencerPage(partner).path}>
              Meet {partner.name}
            </Button>
          )}
        </Reveal>
        <PhotoCarousel
          label="Pictures of the partnership"
          photos={pictures.map((name) => ({ asset: pictureAsset(name), alt: altText(name) }))}
          ratio={4 / 3}
          sizes="(min-width: 768px) 52vw, 92vw"
        />
      </Columns>
    </SectionBand>
  );
}
