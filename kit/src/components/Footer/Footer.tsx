import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { mailHref, telHref } from '../../domain/contactLinks.ts';
import { PageLink } from '../PageLink/PageLink.tsx';
import { Banderitas } from '../Banderitas/Banderitas.tsx';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { BandContent } from '../SectionBand/BandContent.tsx';
import { SocialIcon, networkName } from '../SocialIcon/SocialIcon.tsx';
import type { SocialNetwork } from '../SocialIcon/SocialIcon.tsx';

/** The words of a footer. */
export interface FooterLabels {
  /** Names the links to networks. @default 'Social media' */
  social: string;
  /** Told of each of those. @default 'opens in a new tab' */
  newTab: string;
  /** Names the links to pages. @default 'Pages' */
  pages: string;
  /** Names the ways to reach the company. @default 'Contact' */
  contact: string;
  /** Ends the copyright line. @default 'All rights reserved.' */
  rights: string;
}

const defaultLabels: FooterLabels = {
  social: 'Social media',
  newTab: 'opens in a new tab',
  pages: 'Pages',
  contact: 'Contact',
  rights: 'All rights reserved.',
};

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The year of the copyright line (SHELL-3). */
  year: number;
  /** The company's short name, for the logo. */
  brand: string;
  /** The company's full name, for the copyright line. */
  companyName: string;
  /** Stands below the logo. */
  slogan: string;
  /** The slogan's language where it is not the page's own, such as "fil". @default the page's */
  sloganLanguage?: string;
  /** Pages of the site. */
  links: readonly { label: string; to: string }[];
  /** The networks, in order; each opens in a new tab. */
  social: readonly { network: SocialNetwork; href: string }[];
  /** The address that begins an e-mail. */
  email: string;
  /** The number that calls, as it is read. */
  phone: string;
  /** Its own words. @default in English */
  labels?: Partial<FooterLabels> | undefined;
}

const Root = styled('footer')(({ theme }) => ({
  backgroundColor: theme.palette.tsokolate.dark,
  color: theme.palette.gata.main,
  '--focus-ring': theme.tokens.focusOnDark,
  '& a': {
    color: 'inherit',
    borderRadius: theme.tokens.radius.small,
    '&:focus-visible': theme.tokens.focusRing,
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
  '& a:hover': { backgroundColor: theme.tokens.surface.chosen, color: theme.palette.text.primary },
}));

const Legal = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${alpha(theme.palette.gata.main, 0.2)}`,
  paddingBlock: theme.spacing(5),
}));

/**
 * The end of every page: pages, how to reach the company, its social links and the copyright (SHELL-3).
 *
 * @do Let it end every page, once.
 * @dont Do not read the clock in it: the layout hands the year in, so that server and browser agree.
 * @instead For ways to reach the company inside a page: `ContactBlock`.
 * @keyboard Tab: Goes through networks, pages, phone and e-mail.
 * @keyboard Enter: Follows the link; the networks open a new tab.
 * @roles The content information landmark, with a navigation named "Pages". Each network is named in words and
 *   described by "opens in a new tab".
 * @announcements Nothing.
 */
export function Footer({
  year,
  brand,
  companyName,
  slogan,
  sloganLanguage,
  links,
  social,
  email,
  phone,
  labels: givenLabels,
  ...rest
}: FooterProps) {
  const labels = { ...defaultLabels, ...givenLabels };
  const newTabId = useId();
  return (
    <Root id="footer" {...rest}>
      <Banderitas />
      <Columns>
        <div>
          <Logo name={brand} onDark />
          <Typography variant="lead" component="p" lang={sloganLanguage} sx={{ my: 3 }}>
            {slogan}
          </Typography>
          <SocialList aria-label={labels.social}>
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
            {labels.newTab}
          </HiddenText>
        </div>
        <nav aria-label={labels.pages}>
          <PageList>
            {links.map(({ label, to }) => (
              <li key={to}>
                <PageLink to={to}>{label}</PageLink>
              </li>
            ))}
          </PageList>
        </nav>
        <LinkList aria-label={labels.contact}>
          <li>
            <a href={telHref(phone)}>{phone}</a>
          </li>
          <li>
            <a href={mailHref(email)}>{email}</a>
          </li>
        </LinkList>
      </Columns>
      <BandContent>
        <Legal>
          <Typography variant="body2">
            © {year} {companyName}
            {`. ${labels.rights}`}
          </Typography>
        </Legal>
      </BandContent>
    </Root>
  );
}
