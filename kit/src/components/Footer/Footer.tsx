import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { mailHref, telHref } from '../../domain/contactLinks.ts';
import { PageLink } from '../PageLink/PageLink.tsx';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { BandContent } from '../SectionBand/BandContent.tsx';
import { SocialIcon, networkName } from '../SocialIcon/SocialIcon.tsx';
import type { SocialNetwork } from '../SocialIcon/SocialIcon.tsx';
import { styled } from '../../theme/styled.ts';

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
  /** The company's full name, for the copyright line. */
  companyName: string;
  /** What the company says, large: each sentence is a line. @default nothing */
  slogan?: string | undefined;
  /** The slogan's language where it is not the page's own, such as "fil". @default the page's */
  sloganLanguage?: string | undefined;
  /** Pages of the site. */
  links: readonly { label: string; to: string }[];
  /** The networks, in order; each opens in a new tab. */
  social: readonly { network: SocialNetwork; href: string }[];
  /** The address that begins an e-mail. */
  email: string;
  /** The number that calls, as it is read. */
  phone: string;
  /** Its own words. @default in English */
  labels?: LabelsOf<FooterLabels> | undefined;
}

const Root = styled('footer')(({ theme }) => ({
  ...theme.tokens.onBand('tsokolate'),
  // Room for the edge of what stands above.
  paddingBlock: `calc(clamp(20px, 5vw, 28px) + ${theme.spacing(11)}) ${theme.spacing(7)}`,
  // An address too long for its place is cut into lines, and does not widen the page.
  overflowWrap: 'anywhere',
  '& ul': {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(7),
    margin: 0,
    padding: 0,
  },
  // In columns where they take more than one line.
  [theme.breakpoints.down('sm')]: {
    '& .pages': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, auto)',
      justifyContent: 'start',
    },
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.tokens.sizes.tap,
    maxWidth: '100%',
    color: 'inherit',
    fontWeight: 700,
    textDecoration: 'none',
    borderRadius: theme.tokens.radius.small,
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '&:focus-visible': theme.tokens.focusRing,
  },
  '@media print': { display: 'none' },
}));

const Slogan = styled(Typography)(({ theme }) => ({
  marginBottom: theme.spacing(6),
  color: theme.tokens.ink.bright,
  '& span': { display: 'block' },
})) as typeof Typography;

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 7),
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));

const Contact = styled('ul')(({ theme }) => ({
  '& a[href^="tel:"]': {
    ...theme.typography.h3,
    fontSize: theme.tokens.typeScale.h2,
  },
}));

const SocialList = styled('ul')(({ theme }) => ({
  // The signs themselves stand on the edge of the page's content.
  '&&': { columnGap: theme.spacing(1), marginInline: theme.spacing(-2.5) },
  '& a': {
    justifyContent: 'center',
    width: theme.tokens.sizes.tap,
    borderRadius: theme.tokens.radius.pill,
    transition: `color ${theme.tokens.durations.quick}ms`,
  },
  '& a:hover': { color: theme.tokens.ink.bright },
}));

/** The sentences of a text. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

/**
 * The end of every page: pages, how to reach the company, its social links and the copyright (SHELL-3).
 *
 * @do Let it end every page, once.
 * @dont Do not read the clock in it: the layout hands the year in, so that server and browser agree.
 * @instead For ways to reach the company inside a page: `ContactBlock`.
 * @keyboard Tab: Goes through phone, e-mail, networks and pages.
 * @keyboard Enter: Follows the link; the networks open a new tab.
 * @roles The content information landmark, with a navigation named "Pages". Each network is named in words and
 *   described by "opens in a new tab".
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { Footer } from '@lasakita/ui/Footer';
 *
 * export default function Example() {
 *   return (
 *     <Footer
 *       year={2026}
 *       companyName="LasaKita Food Ingredients"
 *       slogan="Good taste. Good business."
 *       links={[
 *         { label: 'Products', to: '/products' },
 *         { label: 'Contact', to: '/contact' },
 *       ]}
 *       social={[
 *         { network: 'facebook', href: 'https://www.facebook.com/lasakita.example' },
 *         { network: 'youtube', href: 'https://www.youtube.com/c/lasakita.example' },
 *       ]}
 *       email="hello@shop.example"
 *       phone="+63 917 555 0143"
 *     />
 *   );
 * }
 * ```
 */
export function Footer({
  year,
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
  const labels = mergeLabels(defaultLabels, givenLabels);
  const newTabId = useId();
  return (
    <Root {...rest}>
      <BandContent>
        {slogan !== undefined && (
          <Slogan variant="h1" component="p" lang={sloganLanguage}>
            {sentencesOf(slogan).map((sentence) => (
              <span key={sentence}>{`${sentence} `}</span>
            ))}
          </Slogan>
        )}
        <Ways>
          <Contact aria-label={labels.contact}>
            <li>
              <a href={telHref(phone)}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </li>
            <li>
              <a href={mailHref(email)}>{email}</a>
            </li>
          </Contact>
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
          <nav aria-label={labels.pages}>
            <ul className="pages">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        </Ways>
        <HiddenText id={newTabId} hidden>
          {labels.newTab}
        </HiddenText>
        <Typography variant="body2" sx={{ mt: 4 }}>
          © {year} {companyName}
          {`. ${labels.rights}`}
        </Typography>
      </BandContent>
    </Root>
  );
}
