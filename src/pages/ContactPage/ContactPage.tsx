import MailIcon from '@mui/icons-material/MailRounded';
import PhoneIcon from '@mui/icons-material/PhoneRounded';
import PlaceIcon from '@mui/icons-material/PlaceRounded';
import { styled } from '@mui/material/styles';
import { mailHref, telHref, viberHref } from '@lasakita/ui/domain/contactLinks';
import { ContactBlock } from '@lasakita/ui/ContactBlock';
import type { ContactBlockProps } from '@lasakita/ui/ContactBlock';
import { ViberIcon } from '@lasakita/ui/ViberIcon';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { openingOf, saysOf } from '@/pages/shared/openingOf';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { PageHead } from '../PageHead';
import { LateMapAndForm } from '../lateParts';

const { headline, lead } = site.contact;
const { address, phone, email, map } = site.company;

const blocks: ContactBlockProps[] = [
  {
    icon: <PlaceIcon />,
    heading: 'Visit us',
    color: 'annatto',
    lines: [{ text: address.join(', '), href: map.link }],
  },
  {
    icon: <PhoneIcon />,
    heading: 'Call or Viber',
    color: 'keso',
    lines: [
      { text: phone, href: telHref(phone) },
      { text: 'Message us on Viber', href: viberHref(phone), icon: <ViberIcon /> },
    ],
  },
  {
    icon: <MailIcon />,
    heading: 'E-mail us',
    color: 'ube',
    lines: [{ text: email, href: mailHref(email) }],
  },
];

const Blocks = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
}));

const Ways = styled('div')(({ theme }) => ({ marginTop: theme.spacing(10) }));

/**
 * Where the company is, how to reach it, and a form to write to it (CONTACT-1, CONTACT-2).
 *
 * @do Keep the other ways beside the form, for when it fails.
 * @dont Do not ask for more than the four fields.
 * @keyboard Tab: Goes through the ways to reach us, the map and the form.
 * @keyboard Enter: Sends, from a field of one line.
 * @roles A list of ways, a map and a form named "Leave A Message".
 * @announcements That the message was sent or not, as a toast; the field that is not fine takes the focus.
 */
export function ContactPage() {
  return (
    <>
      <PageHead {...site.pages.contact} path={paths.contact} />
      <PageTitle
        title={headline}
        {...saysOf(site.contact)}
        {...openingOf(site.contact)}
        lead={lead}
        tone="sili"
      />
      <SectionBand>
        <Blocks aria-label="Ways to reach us">
          {blocks.map((block) => (
            <li key={block.heading}>
              <ContactBlock {...block} />
            </li>
          ))}
        </Blocks>
        <Ways>
          <LateMapAndForm />
        </Ways>
      </SectionBand>
    </>
  );
}
