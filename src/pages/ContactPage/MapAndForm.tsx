import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ContactForm } from '@lasakita/ui/ContactForm';
import { MapEmbed } from '@lasakita/ui/MapEmbed';
import { Split } from '@lasakita/ui/Split';
import { site } from '@/content/site';
import { preloadToasts } from '@/layouts/SiteLayout/Toaster';
import { preloadEmailClient } from '@/services/emailSender';
import { useStores } from '@/siteStores/StoreContext';
import { messageLinks } from '@/domain/messageLinks';
import { useAddress } from '../shared/useAddress';

const { address, email, map, name } = site.company;

/** The parameter of the address that holds a list to send (LIST-2). */
const LIST = 'list';

/** As a suki is thanked. */
const thanks = { thanks: 'Salamat!', thanksLanguage: 'fil' };

/** The form, and the map beside it, connected to the message that the visitor writes. */
export const MapAndForm = observer(function MapAndForm() {
  const { contact } = useStores();
  // After the first render, which must equal the prerendered page.
  useEffect(() => contact.restoreDraft(), [contact]);
  const { params, replace } = useAddress();
  const items = params.get(LIST);
  useEffect(() => {
    if (items === null) return;
    // The products, which no other message needs.
    import('../ListPage/listOfAddress')
      .then(({ textOfAddress }) => {
        const message = textOfAddress(items);
        if (message !== undefined) contact.fillIn({ title: 'My list', message });
        // It stands in the form from here on, where the visitor may change it.
        replace((current) => {
          const next = new URLSearchParams(current);
          next.delete(LIST);
          return next;
        });
      })
      .catch((error: unknown) => console.error('The list could not be filled in:', error));
  }, [contact, items, replace]);
  // Both are code of their own, which could no longer be had when the connection goes while the visitor writes.
  useEffect(() => {
    preloadToasts();
    preloadEmailClient();
  }, []);
  const failed = contact.status === 'failed';
  return (
    <Split columns="6fr 5fr" align="stretch" from="lg">
      <ContactForm
        values={contact.draft}
        onChange={contact.setField}
        onSubmit={(draft, isHoneypotFilled) => void contact.send(draft, { isHoneypotFilled })}
        sending={contact.sending}
        failed={failed}
        sent={contact.status === 'sent'}
        trouble={contact.trouble}
        fallbackLinks={failed ? messageLinks(contact.draft, site.company) : []}
        noScriptEmail={email}
        subjects={site.contact.subjects}
        subjectsLanguage={site.headlineLanguage}
        labels={thanks}
      />
      <MapEmbed
        title={`Map of ${name}`}
        embed={map.embed}
        link={map.link}
        address={address.join(', ')}
      />
    </Split>
  );
});
