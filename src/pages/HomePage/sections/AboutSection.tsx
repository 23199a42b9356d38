import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PageLink } from '@lasakita/ui/PageLink';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { DeferredFeast } from '@/pages/deferredParts';
import { Pitch } from './Pitch';

const { headline, text } = site.home.about;

// On wide screens the words stand beside the film. In rem: at large text below it.
const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 80rem)': {
    gridTemplateColumns: 'minmax(0, 66fr) minmax(0, 34fr)',
    '& > :last-child': { display: 'grid', alignContent: 'center' },
  },
});

// On phones so near that the outer things run off it.
const Film = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '6 / 5',
  [theme.breakpoints.up('md')]: { aspectRatio: '16 / 10' },
  '@media (min-width: 80rem)': { aspectRatio: 'auto', minHeight: 'calc(66vw * 10 / 16)' },
}));

/**
 * Who the company is, beside a film that plays by itself (HOME-2) and has prices on its dishes.
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
    <Root aria-labelledby="about-heading">
      <Film data-below>
        <DeferredFeast />
      </Film>
      <SectionBand tone="pandan" space="tight">
        <Pitch headingId="about-heading" headline={headline} text={text}>
          <Button variant="outlined" size="large" component={PageLink} to={paths.about}>
            {`More about ${site.company.shortName}`}
          </Button>
        </Pitch>
      </SectionBand>
    </Root>
  );
}
