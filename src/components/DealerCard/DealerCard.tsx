import MapIcon from '@mui/icons-material/PlaceRounded';
import PhoneIcon from '@mui/icons-material/PhoneRounded';
import Skeleton from '@mui/material/Skeleton';
import { alpha, styled } from '@mui/material/styles';
import { useId } from 'react';
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
  /** Marked in every text of the card. @default the `KeywordProvider`'s */
  keyword?: string | undefined;
  /** The level of the name's heading. @default 'h3' */
  headingLevel?: 'h2' | 'h3';
}

// Plain elements below one that is styled: a directory draws twenty cards at once, and a component of the library for
// every line and number would take most of that time.
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
  '& > .region': {
    ...theme.typography.caption,
    alignSelf: 'flex-start',
    fontWeight: 700,
    padding: theme.spacing(0.5, 2.5),
    borderRadius: theme.tokens.radius.pill,
    backgroundColor: theme.palette.keso.tint,
    color: theme.palette.tsokolate.main,
  },
  '& > .name': { ...theme.typography.h4, margin: 0 },
  '& > .address': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& > .numbers': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(5),
  },
  '& li': { display: 'flex', alignItems: 'center', minHeight: theme.tokens.sizes.tap },
  '& .text': theme.typography.body2,
  '& .action': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: theme.tokens.sizes.tap,
  },
  '& > .action': { marginTop: 'auto' },
  '& > a': { alignSelf: 'flex-start' },
  // As the theme has its links.
  '& a': {
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
    color: theme.palette.annatto.dark,
    textDecoration: `underline ${alpha(theme.palette.primary.main, 0.4)}`,
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationColor: 'inherit' },
    '&:focus-visible': { ...theme.tokens.focusRing, borderRadius: theme.tokens.radius.small },
  },
}));

/** One dealer: who, where, a tap to call and a tap for the map (DEAL-8). */
export function DealerCard({
  name,
  region,
  address,
  phoneNumbers,
  mapsLink,
  keyword,
  headingLevel: Heading = 'h3',
}: DealerCardProps) {
  const nameId = useId();
  const newTabId = useId();
  return (
    <Card aria-labelledby={nameId}>
      {region && (
        <span className="region">
          <Highlight text={region} keyword={keyword} />
        </span>
      )}
      <Heading id={nameId} className="name">
        <Highlight text={name} keyword={keyword} />
      </Heading>
      <p className="address">
        <Highlight text={address} keyword={keyword} />
      </p>
      <ul className="numbers" aria-label="Phone numbers">
        {phoneNumbers.map((number, index) => {
          const link = telephoneLink(number);
          return (
            <li key={`${index} ${number}`}>
              {link ? (
                <a className="action" href={link}>
                  <PhoneIcon fontSize="small" aria-hidden />
                  <span>
                    <Highlight text={number} keyword={keyword} />
                  </span>
                </a>
              ) : (
                <span className="text">
                  <Highlight text={number} keyword={keyword} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <a
        className="action"
        href={mapsLink}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={`${nameId} ${newTabId}`}
      >
        <MapIcon fontSize="small" aria-hidden />
        View on map
      </a>
      <span id={newTabId} hidden>
        opens in a new tab
      </span>
    </Card>
  );
}

const LineSkeleton = styled(Skeleton)({ fontSize: 'inherit' });
const NumberPlace = styled('span')({ width: '60%' });

/** The place of a card that is still on its way. */
export function DealerCardSkeleton() {
  return (
    <Card aria-hidden>
      <span className="region">
        &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
      </span>
      <div className="name">
        <LineSkeleton variant="text" />
      </div>
      <div className="address">
        <LineSkeleton variant="text" />
        <LineSkeleton variant="text" />
      </div>
      <div className="numbers">
        <NumberPlace className="action">
          <LineSkeleton variant="text" sx={{ flex: 1 }} />
        </NumberPlace>
      </div>
      <span className="action">
        <LineSkeleton variant="text" sx={{ flex: 0.4 }} />
      </span>
    </Card>
  );
}
