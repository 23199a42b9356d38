import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PageLink } from '@lasakita/ui/PageLink';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { DeferredFeast } from '@/pages/deferredParts';
import { Pitch } from './Pitch';

const { headline, text } = site.home.about;

// As wide as the screen; on phones so near that the outer things run off it.
const Film = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '4 / 3',
  [theme.breakpoints.up('md')]: { aspectRatio: '2 / 1' },
}));

/**
 * Who the company is, below a film that plays by itself (HOME-2) and has prices on its dishes.
 *
 * @do Keep the film silent and short.
 * @dont Do not tell in the film what the text does not.
 * @keyboard Tab: Goes to the film's button, to the prices, then to the link.
 * @keyboard Enter, Space: Plays and pauses the film, or follows the link.
 * @roles A region named by its headline.
 * @announcements Nothing.
 */
export function AboutSection() {
  return (
    <section aria-labelledby="about-heading">
      <Film data-below>
        <DeferredFeast />
      </Film>
      <SectionBand tone="pandan" space="tight">
        <Pitch headingId="about-heading" headline={headline} text={text} beside>
          <Button variant="outlined" size="large" component={PageLink} to={paths.about}>
            {`More about ${site.company.shortName}`}
          </Button>
        </Pitch>
      </SectionBand>
    </section>
  );
}
