import MailIcon from '@mui/icons-material/MailRounded';
import PhoneIcon from '@mui/icons-material/PhoneRounded';
import PlaceIcon from '@mui/icons-material/PlaceRounded';
import { styled } from '@mui/material/styles';
import { mailHref, telHref, viberHref } from '@lasakita/ui/domain/contactLinks';
import { ContactBlock } from '@lasakita/ui/ContactBlock';
import type { ContactBlockProps } from '@lasakita/ui/ContactBlock';
import { ViberIcon } from '@lasakita/ui/ViberIcon';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { Picture } from '@lasakita/ui/Picture';
import { BandContent } from '@lasakita/ui/SectionBand';
import { openingOf, saysOf } from '@/pages/shared/openingOf';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { PageHead } from '../PageHead';
import { DeferredMapAndForm } from '../deferredParts';

const { headline, lead, portrait } = site.contact;
const { address, phone, hours, email, map } = site.company;

const blocks: ContactBlockProps[] = [
  {
    icon: <PhoneIcon />,
    heading: 'Call or Viber',
    lines: [
      { text: phone, href: telHref(phone), icon: <PhoneIcon /> },
      { text: 'Message us on Viber', href: viberHref(phone), icon: <ViberIcon /> },
      ...(hours ? [{ text: hours }] : []),
    ],
  },
  {
    icon: <MailIcon />,
    heading: 'E-mail us',
    lines: [{ text: email, href: mailHref(email), icon: <MailIcon /> }],
  },
  {
    icon: <PlaceIcon />,
    heading: 'Visit us',
    lines: [{ text: address.join(', '), href: map.link, icon: <PlaceIcon /> }],
  },
];

const Blocks = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The last way leaves room for who answers.
  [theme.breakpoints.down('md')]: {
    '&:has(+ [data-who]) > li:last-of-type': { paddingInlineEnd: '48%' },
  },
  // The number is what most come for.
  '& a[href^="tel:"]': {
    fontFamily: theme.tokens.fonts.display,
    fontWeight: 400,
    fontSize: 'min(2rem, 7.4vw)',
    [theme.breakpoints.up('md')]: { fontSize: 'min(2rem, 3.1vw)' },
  },
  // Number and chat side by side, then the ways to write and to come: the form is seen at once.
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
    '& > li:first-of-type': {
      gridColumn: '1 / -1',
      '& ul': {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: theme.spacing(3),
        '& > li:nth-of-type(n + 3)': { gridColumn: '1 / -1' },
      },
    },
    '& a[href^="tel:"]': { fontSize: '1.625rem' },
  },
}));

/** So far form and map lie over the head. */
const OVERLAP = 'clamp(32px, 7vw, 96px)';

// Its ways stand above the map, as wide as that.
const Head = styled(PageTitle)(({ theme }) => ({
  // The words leave room for who answers.
  [theme.breakpoints.up('md')]: {
    '&:has([data-who]) .says': { maxWidth: '2.6em' },
    '&:has([data-who]) .says + p': { maxWidth: '9.5em' },
  },
  paddingBottom: `calc(${OVERLAP} + ${theme.spacing(6)})`,
  '@media print': { paddingBottom: 0 },
  [theme.breakpoints.up('lg')]: {
    '&:has([data-who]) .says + p': { maxWidth: '16em' },
    '& > :last-child': {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: theme.spacing(16),
    },
  },
  // Who answers stands beside its second line, which is short.
  [theme.breakpoints.up('xl')]: {
    '&:has([data-who]) .says': {
      maxWidth: '5.6em',
      fontSize: 'min(5.25rem, 6.2vw)',
      textWrap: 'wrap',
    },
    '& > :last-child': { alignItems: 'start' },
  },
}));

// Stands behind the form: beside the last way on phones, between words and ways on wide screens.
const Who = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: OVERLAP,
  width: 'min(50vw, 15rem)',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    '--side': `max(clamp(16px, 4vw, 48px), 50vw - ${theme.tokens.sizes.container / 2 - 48}px)`,
    insetInline: 'calc(var(--side) + 11.5rem) auto',
    width: '13rem',
  },
  [theme.breakpoints.up('lg')]: {
    insetInlineStart: 'calc(var(--side) + 23rem)',
    width: 'clamp(14rem, 25vw, 28rem)',
  },
  [theme.breakpoints.up('xl')]: {
    insetInlineStart: 'calc(var(--side) + min(29.3vw, 25rem))',
    width: 'min(25vw, 21.25rem)',
  },
}));

const BelowHead = styled(BandContent)({
  position: 'relative',
  marginTop: `calc(-1 * ${OVERLAP})`,
  paddingBottom: 'clamp(28px, 4vw, 56px)',
  '@media print': { marginTop: 0 },
});

/**
 * Where the company is, how to reach it, and a form to write to it (CONTACT-1, CONTACT-2).
 *
 * @do Keep the other ways beside the form, for when it fails.
 * @dont Do not ask for more than the four fields.
 * @keyboard Tab: Goes through the ways to reach us, the form and the map.
 * @keyboard Enter: Sends, from a field of one line.
 * @roles A list of ways, a form named "Leave A Message", and a map.
 * @announcements That the message was sent or not, as a toast; the field that is not fine takes the focus.
 */
export function ContactPage() {
  return (
    <>
      <PageHead {...site.pages.contact} path={paths.contact} />
      <Head
        title={headline}
        {...saysOf(site.contact)}
        {...openingOf(site.contact)}
        lead={lead}
        tone="sili"
      >
        <Blocks aria-label="Ways to reach us">
          {blocks.map((block) => (
            <li key={block.heading}>
              <ContactBlock asButtons {...block} />
            </li>
          ))}
        </Blocks>
        {portrait && (
          <Who data-who>
            <Picture
              standing
              asset={pictureAsset(portrait)}
              alt={altText(portrait)}
              ratio={1}
              sizes="(min-width: 768px) 25vw, 50vw"
            />
          </Who>
        )}
      </Head>
      <BelowHead>
        <DeferredMapAndForm />
      </BelowHead>
    </>
  );
}
