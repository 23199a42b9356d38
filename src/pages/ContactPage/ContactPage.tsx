import MailIcon from '@mui/icons-material/MailRounded';
import PhoneIcon from '@mui/icons-material/PhoneRounded';
import PlaceIcon from '@mui/icons-material/PlaceRounded';
import { styled } from '@mui/material/styles';
import { mailHref, telHref, viberHref } from '@/components/ContactBlock/contactAddresses';
import { ContactBlock } from '@/components/ContactBlock/ContactBlock';
import type { ContactBlockProps } from '@/components/ContactBlock/ContactBlock';
import { ViberIcon } from '@/components/ContactBlock/ViberIcon';
import { PageTitle } from '@/components/PageTitle/PageTitle';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { site } from '@/content/site';
import { latePart } from '@/preloadable';
import { PageHead } from '../PageHead';

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

const MapAndForm = latePart(() => import('./MapAndForm').then((part) => part.MapAndForm));

/** Where the company is, how to reach it, and a form to write to it (CONTACT-1, CONTACT-2). */
export function ContactPage() {
  return (
    <>
      <PageHead {...site.pages.contact} />
      <PageTitle title={headline} lead={lead} />
      <SectionBand>
        <Blocks aria-label="Ways to reach us">
          {blocks.map((block) => (
            <li key={block.heading}>
              <ContactBlock {...block} />
            </li>
          ))}
        </Blocks>
        <Ways>
          <MapAndForm />
        </Ways>
      </SectionBand>
    </>
  );
}
