import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { DealerCard } from '@lasakita/ui/DealerCard';
import { philippines } from '@lasakita/ui/domain/philippines';
import { LocaleProvider } from '@lasakita/ui/LocaleContext';
import { addressAfter, farness } from '@/domain/near';
import { useStores } from '@/siteStores/StoreContext';
import { useListSms } from './useListSms';

// Numbered as on the map beside it, which is not shown on phones.
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'dealer',
  '& > li': { counterIncrement: 'dealer' },
  [theme.breakpoints.up('md')]: {
    '& article[data-prominent]': { paddingInlineStart: theme.spacing(12) },
    '& .name::before': {
      content: ['counter(dealer)', 'counter(dealer) / ""'],
      position: 'absolute',
      insetInlineStart: 0,
      marginTop: '-0.15em',
      minWidth: '1.4em',
      textAlign: 'center',
      lineHeight: 1.4,
      borderRadius: theme.tokens.radius.pill,
      color: theme.palette.common.white,
      backgroundColor: theme.tokens.map.dot,
    },
  },
}));

/** The three dealers nearest to the town that was chosen, each with its number to press. */
export const NearestDealers = observer(function NearestDealers() {
  const { near, nearest, origin } = useStores().dealers;
  const { places, devicePlace } = near;
  const smsLink = useListSms();
  if (!origin || !places || nearest.length === 0) return null;
  return (
    <LocaleProvider value={philippines}>
      <List data-nearest aria-label="Nearest dealers">
        {nearest.map(({ at: _at, ...dealer }) => {
          const distance = farness(dealer, places, origin, origin === devicePlace);
          const address = addressAfter(distance, dealer, places);
          return (
            <li key={dealer.name}>
              <DealerCard
                {...dealer}
                address={address}
                // The town says it too.
                region={address === dealer.address ? dealer.region : ''}
                prominent
                headingLevel="h2"
                smsLink={smsLink}
                distance={distance}
              />
            </li>
          );
        })}
      </List>
    </LocaleProvider>
  );
});
