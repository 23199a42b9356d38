import MailIcon from '@mui/icons-material/MailRounded';
import PlaceIcon from '@mui/icons-material/PlaceRounded';
import PrintIcon from '@mui/icons-material/PrintRounded';
import SmsIcon from '@mui/icons-material/SmsRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { HiddenText } from '@lasakita/ui/HiddenText';
import { PageLink } from '@lasakita/ui/PageLink';
import { ShareButton } from '@lasakita/ui/ShareButton';
import { useCanPrint } from '@lasakita/ui/hooks/useCanPrint';
import { ViberIcon } from '@lasakita/ui/ViberIcon';
import { site } from '@/content/site';
import { listAddress, listContact, listSms, listViber } from '@/domain/listLinks';
import { paths } from '@/domain/paths';
import { listWords } from '@/domain/shoppingList';
import type { ListLine } from '@/domain/shoppingList';

export interface SendListProps {
  /** What is on the list; at least one line is of something that is sold. */
  lines: readonly ListLine[];
}

const Root = styled('section')({ '@media print': { display: 'none' } });

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: theme.spacing(3),
  marginTop: theme.spacing(5),
  // What most come for.
  '& > .MuiButton-sticker': { gridColumn: '1 / -1' },
}));

// Quiet, in a row below, as a device's own sheet has them.
const MoreWays = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.5rem), 1fr))',
  marginTop: theme.spacing(4),
  '& .MuiButton-root': {
    flexDirection: 'column',
    gap: theme.spacing(1),
    width: '100%',
    minWidth: theme.tokens.sizes.tap,
    padding: theme.spacing(2, 1),
    color: theme.palette.text.primary,
    '&, &:hover, &:active': { border: 0, boxShadow: 'none', transform: 'none' },
    '&, &:active': { backgroundColor: 'transparent' },
    '&:hover': { backgroundColor: theme.tokens.surface.hover },
  },
  '& .MuiButton-startIcon': { margin: 0 },
  '& output': { textAlign: 'center' },
}));

// Each as high as a fingertip.
const Stores = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(4),
  margin: theme.spacing(3, 0, 0),
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.tokens.sizes.tap,
    fontWeight: 700,
  },
}));

const { origin } = site;
const { phone } = site.company;

/** The ways to send a list, each with the same text; none sends anything without the visitor's press (LIST-2). */
export function SendList({ lines }: SendListProps) {
  const words = listWords(lines);
  const canPrint = useCanPrint();
  const address = () => listAddress(origin, lines);
  return (
    <Root aria-labelledby="send-list">
      <Typography id="send-list" variant="h2">
        Send it
      </Typography>
      <Typography sx={{ mt: 2, maxWidth: '60ch' }}>
        To us, or to a dealer near you, who may have other prices than our shop. You see the message
        before it goes.
      </Typography>
      <Ways>
        <Button
          variant="sticker"
          size="large"
          component={PageLink}
          to={`${paths.dealership}#directory`}
          startIcon={<PlaceIcon />}
        >
          To a dealer near you
        </Button>
        <Button
          variant="outlined"
          size="large"
          component={PageLink}
          to={listContact(lines)}
          startIcon={<MailIcon />}
        >
          Write to us
        </Button>
        <Button
          variant="outlined"
          size="large"
          href={listViber(lines, origin, phone)}
          startIcon={<ViberIcon />}
        >
          Viber us
        </Button>
      </Ways>
      <MoreWays>
        <Button variant="outlined" href={listSms(lines, origin)} startIcon={<SmsIcon />}>
          SMS
        </Button>
        <ShareButton title="My list" text={words} address={address} />
        <ShareButton copyOnly title="My list" text={words} address={address} />
        {canPrint && (
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            Print
          </Button>
        )}
      </MoreWays>
      {site.dealership.stores.length > 0 && (
        <Stores>
          Or buy online:
          {site.dealership.stores.map(({ label, href }) => (
            <Link key={label} href={href} target="_blank" rel="noopener noreferrer">
              {label}
              <HiddenText> (opens in a new tab)</HiddenText>
            </Link>
          ))}
        </Stores>
      )}
    </Root>
  );
}
