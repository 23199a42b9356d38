import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { mailHref, viberHref } from '@/components/ContactBlock/contactAddresses';
import { ContactForm } from '@/components/ContactForm/ContactForm';
import { MapEmbed } from '@/components/MapEmbed/MapEmbed';
import { Split } from '@/components/Split/Split';
import { site } from '@/content/site';
import { preloadToasts } from '@/layouts/SiteLayout/Toaster';
import type { MessageDraft } from '@/services/draftStorage';
import { preloadEmailClient } from '@/services/emailSender';
import { useStores } from '@/stores/StoreContext';

const { address, phone, email, map, name } = site.company;

/** Ways to send what was typed when the form could not: the words come along. */
const fallbackLinks = ({ title, message }: MessageDraft) => [
  {
    label: 'Send it as an e-mail',
    href: `${mailHref(email)}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(message)}`,
  },
  { label: 'Write on Viber', href: `${viberHref(phone)}&draft=${encodeURIComponent(message)}` },
];

/** The map, and the form beside it, connected to the message that the visitor writes. */
export const MapAndForm = observer(function MapAndForm() {
  const { contact } = useStores();
  // After the first render, which must equal the prerendered page.
  useEffect(() => contact.restoreDraft(), [contact]);
  // Both are code of their own, which could no longer be had when the connection goes while the visitor writes.
  useEffect(() => {
    preloadToasts();
    preloadEmailClient();
  }, []);
  return (
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
  );
});
