import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { sack } from 'virtual:content-counts';
import { PackCount } from '@lasakita/ui/PackCount';
import { PageLink } from '@lasakita/ui/PageLink';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { Scene } from '@/pages/shared/Scene';
import { Pitch } from './Pitch';

const { headline, text } = site.home.dealership;
const { sack: scene } = site.dealership;

// The picture begins with as much of the ground, and no button's foot goes under it.
const Band = styled(SectionBand)(({ theme }) => ({
  paddingBottom: 0,
  zIndex: theme.tokens.layers.raised,
}));

const Sum = styled(PackCount)(({ theme }) => ({
  fontSize: 'min(18.5vw, 12.5rem)',
  marginBottom: theme.spacing(12),
}));

/**
 * The call to become a dealer, or to find one, with what a sack makes (COUNT-4).
 *
 * @do Keep both ways on: to become a dealer, and to find one.
 * @dont Do not repeat the requirements here.
 * @keyboard Tab: Goes from link to link.
 * @keyboard Enter: Follows the link.
 * @roles A region named by its headline.
 * @announcements Nothing.
 */
export function DealershipSection() {
  return (
    <section aria-labelledby="dealership-heading">
      <Band tone="pandan" space="loud">
        {sack && (
          <Sum
            size="hero"
            onCard={false}
            price="1 sako"
            note={sack.note}
            count={sack.count}
            noun={`${sack.noun}.`}
            language={site.headlineLanguage}
          />
        )}
        <Pitch headingId="dealership-heading" headline={headline} text={text} beside>
          <Button variant="sticker" size="large" component={PageLink} to={paths.dealership}>
            Become a dealer
          </Button>
          <Button
            variant="outlined"
            size="large"
            component={PageLink}
            to={`${paths.dealership}#directory`}
          >
            Find a dealer
          </Button>
        </Pitch>
      </Band>
      {scene && <Scene {...scene} />}
    </section>
  );
}
