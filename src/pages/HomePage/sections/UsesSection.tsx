import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageLink } from '@lasakita/ui/PageLink';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { usesToChoose } from '@/pages/shared/usesToChoose';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(1, 4),
  marginBottom: theme.spacing(6),
}));

const Coins = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
  gap: theme.spacing(5, 3),
  // Two rows of as many, and not one that leaves the last alone.
  [theme.breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(5rem, 20%), 1fr))',
  },
}));

const Coin = styled(PageLink)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(3),
  ...theme.typography.body2,
  fontWeight: 700,
  lineHeight: 1.15,
  textAlign: 'center',
  color: 'inherit',
  textDecoration: 'none',
  '& > .coin': {
    width: 'clamp(72px, 8.5vw, 120px)',
    overflow: 'hidden',
    borderRadius: theme.tokens.radius.pill,
    border: `3px solid ${theme.palette.tsokolate.dark}`,
    boxShadow: `0 4px 0 ${theme.palette.tsokolate.dark}`,
  },
  '&:active > .coin': { transform: 'translateY(3px)', boxShadow: 'none' },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': theme.tokens.focusRing,
}));

/**
 * The shortest way to the products: by what the visitor sells (FIND-5).
 *
 * @do Keep it high on the page: it is the shortest way to a product.
 * @dont Do not put anything else into it.
 * @keyboard Tab: Goes from use to use.
 * @keyboard Enter: Opens the products for it.
 * @roles A region named by its headline, with a list of links.
 * @announcements Nothing.
 */
export function UsesSection() {
  return (
    <SectionBand labelledBy="uses-heading" space="tight" screenOnly>
      <Head>
        <Typography id="uses-heading" variant="h2" lang={site.headlineLanguage} sx={{ m: 0 }}>
          {site.home.uses.headline}
        </Typography>
        <Typography id="uses-label" variant="h4" component="p" sx={{ m: 0 }}>
          What do you sell?
        </Typography>
      </Head>
      <Coins aria-labelledby="uses-label" data-below>
        {usesToChoose.map(({ value, label, drawing }) => (
          <li key={value}>
            <Coin to={`${paths.products}?use=${value}`}>
              <span className="coin">{drawing}</span>
              {label}
            </Coin>
          </li>
        ))}
      </Coins>
    </SectionBand>
  );
}
