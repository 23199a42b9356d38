import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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
  alignItems: 'end',
  marginBottom: theme.spacing(10),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 2fr' },
}));

const Grid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 'clamp(12px, 2vw, 28px)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  // On wide screens the cards hang like jars on a shelf: every second one lower.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    paddingBottom: theme.spacing(8),
    '& > li:nth-of-type(even)': { transform: `translateY(${theme.spacing(8)})` },
  },
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
    <SectionBand labelledBy="lines-heading">
      <Reveal duration={durations.reveal}>
        <Head>
          <Typography id="lines-heading" lang={site.headlineLanguage} variant="h2">
            {headline}
          </Typography>
          <Typography>{text}</Typography>
        </Head>
      </Reveal>
      <Grid data-below>
        {productCategories.map((category) => (
          <li key={category.value}>
            <LineCard
              name={category.label}
              text={category.text}
              color={category.color}
              picture={pictureAsset(category.picture)}
              pictureAlt={altText(category.picture)}
              to={`${paths.products}?category=${category.value}`}
            />
          </li>
        ))}
      </Grid>
    </SectionBand>
  );
}
