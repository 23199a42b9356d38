import ArrowIcon from '@mui/icons-material/ArrowDownwardRounded';
import { styled } from '@mui/material/styles';
import { PageLink } from '@lasakita/ui/PageLink';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { site } from '@/content/site';
import { saysOf } from '@/pages/shared/openingOf';

const { headline, text } = site.dealership.hero;

const Doors = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: theme.spacing(3),
  '@media print': { display: 'none' },
  // Plain elements below one that is styled.
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: 52,
    padding: theme.spacing(1, 4),
    ...theme.typography.h4,
    lineHeight: 1.15,
    color: theme.palette.tsokolate.dark,
    textDecoration: 'none',
    backgroundColor: theme.palette.gata.light,
    border: `3px solid ${theme.palette.tsokolate.dark}`,
    borderRadius: theme.tokens.radius.medium,
    boxShadow: `0 5px 0 ${theme.palette.tsokolate.dark}`,
    '&:focus-visible': theme.tokens.focusRing,
    '&:active': {
      transform: 'translateY(3px)',
      boxShadow: `0 2px 0 ${theme.palette.tsokolate.dark}`,
    },
    [theme.breakpoints.up('md')]: { minHeight: 120, ...theme.typography.h3 },
  },
  '& > .find': { backgroundColor: theme.palette.keso.main },
  '& svg': { flex: 'none' },
}));

/**
 * The orange head of the page, with its two doors: to find a dealer, and to become one (DEAL-1).
 *
 * @do Let it begin the page: it holds the `h1`.
 * @dont Do not change its color: dealership is orange.
 * @keyboard Tab: Goes to "Find a dealer", then to "Become a dealer".
 * @keyboard Enter: Goes down to the directory, or to the steps.
 * @roles A heading of the first level, and a navigation of two links.
 * @announcements The title, because the focus goes to it after a navigation.
 */
export function HeroSection() {
  return (
    <PageTitle title={headline} {...saysOf(site.dealership.hero)} lead={text} tone="annatto">
      <Doors aria-label="What brings you here?">
        <PageLink to="#directory" className="find">
          Find a dealer
          <ArrowIcon aria-hidden />
        </PageLink>
        <PageLink to="#apply">
          Become a dealer
          <ArrowIcon aria-hidden />
        </PageLink>
      </Doors>
    </PageTitle>
  );
}
