import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ContactBlock } from '@/components/ContactBlock/ContactBlock';
import { ContactForm } from '@/components/ContactForm/ContactForm';
import { MapEmbed } from '@/components/MapEmbed/MapEmbed';
import { PageTitle } from '@/components/PageTitle/PageTitle';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { site } from '@/content/site';
import { useStores } from '@/stores/StoreContext';
import { PageHead } from '../PageHead';

const { headline, lead } = site.contact;
const { address, phone, email, map, name } = site.company;

const Blocks = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(10, 14),
  alignItems: 'stretch',
  marginTop: theme.spacing(10),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 6fr' },
}));

/** Where the company is, how to reach it, and a form to write to it (CONTACT-1, CONTACT-2). */
export const ContactPage = observer(function ContactPage() {
  const { contact } = useStores();
  // After the first render, which must equal the prerendered page.
  useEffect(() => contact.restoreDraft(), [contact]);
  return (
    <>
      <PageHead {...site.pages.contact} />
      <PageTitle title={headline} lead={lead} />
      <SectionBand>
        <Blocks aria-label="Ways to reach us">
          <li>
            <ContactBlock kind="address" heading="Visit us" lines={address} href={map.link} />
          </li>
          <li>
            <ContactBlock kind="phone" heading="Call or Viber" lines={[phone]} />
          </li>
          <li>
            <ContactBlock kind="email" heading="E-mail us" lines={[email]} />
          </li>
        </Blocks>
        <Columns>
          <MapEmbed
            title={`Map of ${name}`}
            embed={map.embed}
            link={map.link}
            address={address.join(', ')}
          />
          <div>
            <Typography id="message-heading" variant="h2" sx={{ mb: 6 }}>
              Leave A Message
            </Typography>
            <ContactForm
              labelledBy="message-heading"
              values={contact.draft}
              onChange={contact.setField}
              onSubmit={(form) => void contact.send(form)}
              sending={contact.sending}
            />
          </div>
        </Columns>
      </SectionBand>
    </>
  );
});
