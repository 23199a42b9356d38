import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lineSums } from 'virtual:content-counts';
import { LineCard } from '@lasakita/ui/LineCard';
import { Reveal } from '@lasakita/ui/Reveal';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { altText, pictureAsset } from '@/content/pictures';
import { productCategories } from '@/content/productCategories';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { durations } from '@lasakita/ui/tokens';

const { headline, text } = site.home.lines;

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 12),
  alignItems: 'baseline',
  // In one line where it has room.
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'auto minmax(14rem, 1fr)' },
}));

const Grid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  // Two and two; in rem: at large text they stand below each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(10.5rem, 40%)), 1fr))',
  [theme.breakpoints.down('lg')]: { '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/**
 * The products in brief, by brand line.
 *
 * @do Add a brand line in the content: its card follows.
 * @dont Do not list products here.
 * @keyboard Tab: Goes from card to card.
 * @keyboard Enter: Opens the line's products.
 * @roles A region named by its headline, with a list of links.
 * @announcements Nothing.
 */
export function LinesSection() {
  return (
    <section aria-labelledby="lines-heading">
      <SectionBand space="tight">
        <Reveal duration={durations.reveal}>
          <Head>
            <Typography
              id="lines-heading"
              lang={site.headlineLanguage}
              variant="h1"
              component="h2"
              sx={{ m: 0 }}
            >
              {headline}
            </Typography>
            <Typography variant="lead" component="p" sx={{ m: 0 }}>
              {text}
            </Typography>
          </Head>
        </Reveal>
      </SectionBand>
      <Grid data-below>
        {productCategories.map(({ value, label, text: says, color, picture }) => {
          const makes = lineSums[value];
          return (
            <li key={value}>
              <LineCard
                name={label}
                text={says}
                color={color}
                picture={pictureAsset(picture)}
                pictureAlt={altText(picture)}
                to={`${paths.products}?category=${value}`}
                makes={makes && { ...makes, language: 'fil' }}
              />
            </li>
          );
        })}
      </Grid>
    </section>
  );
}
