import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { DealerCard } from '@lasakita/ui/DealerCard';
import { telephoneLink } from '@lasakita/ui/domain/contactLinks';
import { itemsBetween } from '@/domain/listing';
import { farness } from '@/domain/near';
import { useStores } from '@/siteStores/StoreContext';
import { useListSms } from './useListSms';

/** So many are offered at once; the list has all. */
const SHOWN = 3;
/** Among so many of the nearest are those looked for that can be called. */
const LOOKED_AT = 12;

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The three dealers nearest to the town that was chosen, each with its number to press. */
export const NearestDealers = observer(function NearestDealers() {
  const { listing, loader, near, origin } = useStores().dealers;
  const { places, devicePlace } = near;
  const smsLink = useListSms();
  if (!origin || !places || loader.status !== 'loaded') return null;
  const view = listing.settled;
  const nearest = itemsBetween(view, 0, Math.min(LOOKED_AT, view.matchCount))
    .filter(({ phoneNumbers }) => phoneNumbers.some(telephoneLink))
    .slice(0, SHOWN);
  if (nearest.length === 0) return null;
  return (
    <List data-nearest aria-label="Nearest dealers">
      {nearest.map(({ at: _at, ...dealer }) => (
        <li key={dealer.name}>
          <DealerCard
            {...dealer}
            prominent
            headingLevel="h2"
            smsLink={smsLink}
            distance={farness(dealer, places, origin, origin === devicePlace)}
          />
        </li>
      ))}
    </List>
  );
});
