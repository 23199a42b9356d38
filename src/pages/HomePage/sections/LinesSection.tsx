import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LineCard } from '@/components/LineCard/LineCard';
import { Reveal } from '@/components/Reveal/Reveal';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { altText, pictureAsset } from '@/content/pictures';
import { productCategories } from '@/content/productCategories';
import { site } from '@/content/site';
import { durations } from '@/theme/tokens';

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

/** The products in brief, by brand line. */
export function LinesSection() {
  return (
    <SectionBand tone="cream" edge="wave" labelledBy="lines-heading">
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
              to={`${site.pages.products.path}?category=${category.value}`}
            />
          </li>
        ))}
      </Grid>
    </SectionBand>
  );
}
