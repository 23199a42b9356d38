import MapIcon from '@mui/icons-material/PlaceRounded';
import PhoneIcon from '@mui/icons-material/PhoneRounded';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { HiddenText } from '../HiddenText/HiddenText';
import { Highlight } from '../Highlight/Highlight';
import { telephoneLink } from './phoneNumber';

export interface DealerCardProps {
  /** The dealer's name, the card's heading. */
  name: string;
  /** Shown as a tag; empty shows none. */
  region: string;
  /** The street address, as written in the data. */
  address: string;
  /** As written in the data; what is no phone number is shown as text. */
  phoneNumbers: readonly string[];
  /** The place on a map; opens in a new tab. */
  mapsLink: string;
  /** Marked in every text of the card. @default '' */
  keyword?: string;
  /** The level of the name's heading. @default 'h3' */
  headingLevel?: 'h2' | 'h3';
}

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  height: '100%',
  minWidth: 0,
  padding: theme.spacing(5),
  borderRadius: theme.tokens.radius.large,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.tokens.elevations.low,
  // The awning of a store: stripes along the top.
  borderTop: `10px solid transparent`,
  backgroundImage: `linear-gradient(${theme.palette.background.paper}, ${theme.palette.background.paper}), repeating-linear-gradient(90deg, ${theme.palette.annatto.main} 0 22px, ${theme.palette.keso.light} 22px 44px)`,
  backgroundClip: 'padding-box, border-box',
  backgroundOrigin: 'padding-box, border-box',
}));

const Region = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  justifySelf: 'start',
  alignSelf: 'flex-start',
  fontWeight: 700,
  padding: theme.spacing(0.5, 2.5),
  borderRadius: theme.tokens.radius.pill,
  backgroundColor: theme.palette.keso.tint,
  color: theme.palette.tsokolate.main,
}));

const Numbers = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(5),
  '& > li': { display: 'flex', alignItems: 'center', minHeight: theme.tokens.sizes.tap },
}));

const IconLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: theme.tokens.sizes.tap,
  fontVariantNumeric: 'tabular-nums',
})) as typeof Link;

/** One dealer: who, where, a tap to call and a tap for the map (DEAL-8). */
export function DealerCard({
  name,
  region,
  address,
  phoneNumbers,
  mapsLink,
  keyword = '',
  headingLevel = 'h3',
}: DealerCardProps) {
  const nameId = useId();
  const newTabId = useId();
  return (
    <Card aria-labelledby={nameId}>
      {region && (
        <Region>
          <Highlight text={region} keyword={keyword} />
        </Region>
      )}
      <Typography id={nameId} variant="h4" component={headingLevel}>
        <Highlight text={name} keyword={keyword} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Highlight text={address} keyword={keyword} />
      </Typography>
      <Numbers aria-label="Phone numbers">
        {phoneNumbers.map((number, index) => {
          const link = telephoneLink(number);
          return (
            <li key={`${index} ${number}`}>
              {link ? (
                <IconLink href={link}>
                  <PhoneIcon fontSize="small" aria-hidden />
                  <span>
                    <Highlight text={number} keyword={keyword} />
                  </span>
                </IconLink>
              ) : (
                <Typography variant="body2" component="span">
                  <Highlight text={number} keyword={keyword} />
                </Typography>
              )}
            </li>
          );
        })}
      </Numbers>
      <IconLink
        href={mapsLink}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={`${nameId} ${newTabId}`}
        sx={{ mt: 'auto', alignSelf: 'flex-start' }}
      >
        <MapIcon fontSize="small" aria-hidden />
        View on map
      </IconLink>
      <HiddenText id={newTabId} hidden>
        opens in a new tab
      </HiddenText>
    </Card>
  );
}

const LineSkeleton = styled(Skeleton)({ fontSize: 'inherit' });

/** The place of a card that is still on its way. */
export function DealerCardSkeleton() {
  return (
    <Card aria-hidden>
      <Region>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</Region>
      <Typography variant="h4" component="div">
        <LineSkeleton variant="text" />
      </Typography>
      <Typography variant="body2" component="div">
        <LineSkeleton variant="text" />
        <LineSkeleton variant="text" />
      </Typography>
      <Numbers as="div">
        <IconLink component="span" underline="none" sx={{ width: '60%' }}>
          <LineSkeleton variant="text" sx={{ flex: 1 }} />
        </IconLink>
      </Numbers>
      <IconLink component="span" underline="none" sx={{ mt: 'auto' }}>
        <LineSkeleton variant="text" sx={{ flex: 0.4 }} />
      </IconLink>
    </Card>
  );
}
