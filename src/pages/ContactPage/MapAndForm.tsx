import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ContactForm } from '@/components/ContactForm/ContactForm';
import { isTrapped } from '@/components/ContactForm/trap';
import { MapEmbed } from '@/components/MapEmbed/MapEmbed';
import { Split } from '@/components/Split/Split';
import { site } from '@/content/site';
import { preloadToasts } from '@/layouts/SiteLayout/Toaster';
import { preloadEmailClient } from '@/services/emailSender';
import { useStores } from '@/stores/StoreContext';
import { messageLinks } from './messageLinks';

const { address, email, map, name } = site.company;

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
  const failed = contact.status === 'failed';
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
        onSubmit={(form) => void contact.send(form, { isTrapped: isTrapped(form) })}
        sending={contact.sending}
        failed={failed}
        trouble={contact.trouble}
        fallbackLinks={failed ? messageLinks(contact.draft, site.company) : []}
        noScriptEmail={email}
      />
    </Split>
  );
});
