import MailIcon from '@mui/icons-material/MailRounded';
import PhoneIcon from '@mui/icons-material/PhoneRounded';
import PlaceIcon from '@mui/icons-material/PlaceRounded';
import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { mailHref, telHref, viberHref } from '@/components/ContactBlock/contactAddresses';
import { ContactBlock } from '@/components/ContactBlock/ContactBlock';
import type { ContactBlockProps } from '@/components/ContactBlock/ContactBlock';
import { ViberIcon } from '@/components/ContactBlock/ViberIcon';
import { ContactForm } from '@/components/ContactForm/ContactForm';
import { MapEmbed } from '@/components/MapEmbed/MapEmbed';
import { PageTitle } from '@/components/PageTitle/PageTitle';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { Split } from '@/components/Split/Split';
import { site } from '@/content/site';
import { preloadToasts } from '@/layouts/SiteLayout/Toaster';
import type { MessageDraft } from '@/services/draftStorage';
import { preloadEmailClient } from '@/services/emailSender';
import { useStores } from '@/stores/StoreContext';
import { PageHead } from '../PageHead';

const { headline, lead } = site.contact;
const { address, phone, email, map, name } = site.company;

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

/** Ways to send what was typed when the form could not: the words come along. */
const fallbackLinks = ({ title, message }: MessageDraft) => [
  {
    label: 'Send it as an e-mail',
    href: `${mailHref(email)}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(message)}`,
  },
  { label: 'Write on Viber', href: `${viberHref(phone)}&draft=${encodeURIComponent(message)}` },
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

/** Where the company is, how to reach it, and a form to write to it (CONTACT-1, CONTACT-2). */
export const ContactPage = observer(function ContactPage() {
  const { contact } = useStores();
  // After the first render, which must equal the prerendered page.
  useEffect(() => contact.restoreDraft(), [contact]);
  // Both are code of their own, which could no longer be had when the connection goes while the visitor writes.
  useEffect(() => {
    preloadToasts();
    preloadEmailClient();
  }, []);
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
          <Split columns="5fr 6fr" align="stretch" from="lg">
            <MapEmbed
              title={`Map of ${name}`}
              embed={map.embed}
              link={map.link}
              address={address.join(', ')}
            />
            <ContactForm
              values={contact.draft}
              onChange={contact.setField}
              onSubmit={(form) => void contact.send(form)}
              sending={contact.sending}
              failed={contact.status === 'failed'}
              fallbackLinks={fallbackLinks(contact.draft)}
              noScriptEmail={email}
            />
          </Split>
        </Ways>
      </SectionBand>
    </>
  );
});
