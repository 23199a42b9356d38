import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import { useId } from 'react';
import { PageLink } from '../PageLink/PageLink';
import { Banderitas } from '../Banderitas/Banderitas';
import { HiddenText } from '../HiddenText/HiddenText';
import { Logo } from '../Logo/Logo';
import { BandContent } from '../SectionBand/SectionBand';
import { SocialIcon, networkName } from '../SocialIcon/SocialIcon';
import type { SocialNetwork } from '../SocialIcon/SocialIcon';

export interface FooterProps {
  /** The year of the copyright line (SHELL-3). */
  year: number;
  /** The company's short name, for the logo. */
  brand: string;
  /** The company's full name, for the copyright line. */
  companyName: string;
  /** Stands below the logo. */
  slogan: string;
  /** Pages of the site. */
  links: readonly { label: string; to: string }[];
  /** The networks, in order; each opens in a new tab. */
  social: readonly { network: SocialNetwork; href: string }[];
  /** The address that begins an e-mail. */
  email: string;
  /** The number that calls, as it is read. */
  phone: string;
}

const Root = styled('footer')(({ theme }) => ({
  backgroundColor: theme.palette.tsokolate.dark,
  color: theme.palette.gata.main,
  '& a': {
    color: 'inherit',
    borderRadius: theme.tokens.radius.small,
    '&:focus-visible': { ...theme.tokens.focusRing, outlineColor: theme.palette.keso.main },
  },
  '@media print': { display: 'none' },
}));

const Columns = styled(BandContent)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  paddingBlock: theme.spacing(10, 8),
  [theme.breakpoints.up('md')]: {
    // The last is never narrower than an ordinary e-mail address.
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, auto)',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  },
}));

const LinkList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // An address too long for its column is cut into lines, and does not widen the page.
  overflowWrap: 'anywhere',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: theme.tokens.sizes.tap,
    textDecoration: 'none',
    fontWeight: 600,
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
}));

// Two columns on phones: half the way to the end of the page.
const PageList = styled(LinkList)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const SocialList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  margin: theme.spacing(4, 0, 0),
  padding: 0,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: theme.tokens.radius.pill,
    backgroundColor: alpha(theme.palette.gata.main, 0.12),
    transition: `background-color ${theme.tokens.durations.quick}ms, color ${theme.tokens.durations.quick}ms`,
  },
  '& a:hover': { backgroundColor: theme.palette.keso.main, color: theme.palette.tsokolate.main },
}));

const Legal = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${alpha(theme.palette.gata.main, 0.2)}`,
  paddingBlock: theme.spacing(5),
}));

/** The end of every page: pages, how to reach the company, its social links and the copyright (SHELL-3). */
export function Footer({
  year,
  brand,
  companyName,
  slogan,
  links,
  social,
  email,
  phone,
}: FooterProps) {
  const newTabId = useId();
  return (
    <Root id="footer">
      <Banderitas />
      <Columns>
        <div>
          <Logo name={brand} onDark />
          <Typography variant="lead" component="p" sx={{ my: 3 }}>
            {slogan}
          </Typography>
          <SocialList aria-label="Social media">
            {social.map(({ network, href }) => (
              <li key={network}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={networkName(network)}
                  aria-describedby={newTabId}
                >
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </SocialList>
          <HiddenText id={newTabId} hidden>
            opens in a new tab
          </HiddenText>
        </div>
        <nav aria-label="Pages">
          <PageList>
            {links.map(({ label, to }) => (
              <li key={to}>
                <PageLink to={to}>{label}</PageLink>
              </li>
            ))}
          </PageList>
        </nav>
        <LinkList aria-label="Contact">
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </li>
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        </LinkList>
      </Columns>
      <BandContent>
        <Legal>
          <Typography variant="body2">
            © {year} {companyName}. All rights reserved.
          </Typography>
        </Legal>
      </BandContent>
    </Root>
  );
}
