import MapIcon from '@mui/icons-material/PlaceRounded';
import PhoneIcon from '@mui/icons-material/PhoneRounded';
import SmsIcon from '@mui/icons-material/SmsRounded';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { sweep } from '../../theme/sweep.ts';
import { Highlight } from '../Highlight/Highlight.tsx';
import { highlightParts } from '../Highlight/highlightParts.ts';
import { useKeyword } from '../Highlight/KeywordContext.ts';
import { useLocale } from '../Locale/LocaleContext.ts';
import { foldText } from '../../domain/foldText.ts';
import { styled } from '../../theme/styled.ts';

/** The words of a dealer's row. */
export interface DealerCardLabels {
  /** The link to the map. @default 'Map' */
  map: string;
  /** Begins the same link's name, before the dealer's. @default 'View on map' */
  viewOnMap: string;
  /** Told of that link. @default 'opens in a new tab' */
  newTab: string;
  /** What "+2" counts, on the button that shows the further numbers. @default 'number', 'numbers' */
  numbers: (count: number) => string;
  /** Names the list of those. @default 'Phone numbers' */
  phoneNumbers: string;
  /** The link that begins a text message. @default 'Send my list' */
  sendText: string;
}

const defaultLabels: DealerCardLabels = {
  map: 'Map',
  viewOnMap: 'View on map',
  newTab: 'opens in a new tab',
  numbers: (count) => (count === 1 ? 'number' : 'numbers'),
  phoneNumbers: 'Phone numbers',
  sendText: 'Send my list',
};

export interface DealerCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The dealer's name, the row's heading. */
  name: string;
  /** Said before the address where that does not name it; empty is not said. */
  region: string;
  /** The street address, as written in the data. */
  address: string;
  /** As written in the data, and shown in one way; what is no phone number is shown as text. */
  phoneNumbers: readonly string[];
  /** The place on a map; opens in a new tab. */
  mapsLink: string;
  /** How far it is: "about 12 km", "about 40 km, across the sea". @default not said */
  distance?: string | undefined;
  /** Makes the link to a prefilled text message from a number; offered for mobile numbers. @default nothing is offered */
  smsLink?: ((number: string) => string) | undefined;
  /** One of the few that matter now: on its band's own ground, with the number as large as can be. @default false */
  prominent?: boolean | undefined;
  /** Marked in every text of the row. @default the `KeywordProvider`'s */
  keyword?: string | undefined;
  /** The level of the name's heading. @default 'h3' */
  headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
  /** Its own words. @default in English */
  labels?: LabelsOf<DealerCardLabels> | undefined;
}

// Plain elements below one that is styled: a directory draws twenty rows at once, and a component of the library for
// every line and number would take most of that time.
const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  height: '100%',
  minWidth: 0,
  padding: theme.spacing(2, 0, 3),
  borderBottom: `1px solid ${theme.tokens.edge.field}`,
  // As on the sign of a shop.
  '& > .name': {
    fontFamily: theme.tokens.fonts.display,
    fontSize: theme.tokens.typeScale.h4,
    fontWeight: 400,
    lineHeight: 1.15,
    margin: 0,
  },
  '& .distance': { fontWeight: 700, color: theme.palette.text.primary },
  '& > .address': {
    ...theme.typography.body2,
    lineHeight: 1.35,
    margin: 0,
    color: theme.tokens.quietInk,
  },
  '& > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 1.5),
    marginTop: 'auto',
    paddingTop: theme.spacing(1),
  },
  '& .numbers': {
    listStyle: 'none',
    flex: '1 0 100%',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(5),
    '&[data-closed]': { display: 'none', '@media print': { display: 'flex' } },
  },
  '& li': { display: 'flex', alignItems: 'center', minHeight: theme.tokens.sizes.tap },
  '& .text': theme.typography.body2,
  '& :is(.action, button)': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: theme.tokens.sizes.tap,
    minWidth: theme.tokens.sizes.tap,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
    borderRadius: theme.tokens.radius.small,
    '&:focus-visible': theme.tokens.focusRing,
  },
  // As the theme has its links.
  '& .action': {
    color: theme.palette.primary.main,
    textDecoration: `underline ${theme.alpha(theme.palette.primary.main, 0.4)}`,
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationColor: 'inherit' },
  },
  '& button': {
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    ...theme.typography.body2,
    fontWeight: 600,
    color: theme.palette.text.primary,
    // Not dotted: where the dots begin differs from one drawing to the next.
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    '@media print': { display: 'none' },
  },
  // The number itself is what is seen; of twenty buttons none would be.
  '& .call': {
    flex: '0 1 auto',
    gap: theme.spacing(2),
    color: theme.palette.text.primary,
    fontFamily: theme.tokens.fonts.display,
    fontSize: '1.375rem',
    fontWeight: 400,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '& > svg': {
      boxSizing: 'border-box',
      padding: 5,
      fontSize: '2.25rem',
      backgroundColor: theme.tokens.surface.chosen,
      border: `2px solid ${theme.tokens.edge.strong}`,
      borderRadius: theme.tokens.radius.pill,
      '@media print': { display: 'none' },
    },
  },
  '& .map': { marginInlineStart: 'auto', justifyContent: 'center' },
  // In a narrow row its word stands below the sign.
  containerType: 'inline-size',
  '@container (max-width: 22.5rem)': {
    '& .map': {
      flexDirection: 'column',
      gap: 0,
      marginInlineEnd: theme.spacing(-2),
      fontSize: '0.75rem',
      lineHeight: 1.1,
    },
    // Beside "Send my list" there is no room for it: it stands beside the name.
    '&[data-texts] .map': {
      position: 'absolute',
      top: theme.spacing(1),
      insetInlineEnd: 0,
      marginInlineEnd: 0,
    },
    '&[data-texts] > .name': { paddingInlineEnd: theme.spacing(8) },
  },
  // Where it finds no room beside the numbers it would have a line of its own: it stands beside the name.
  '@container (max-width: 18.5rem)': {
    '& .map': { position: 'absolute', top: 0, insetInlineEnd: 0, marginInlineEnd: 0 },
    '& .map > span': { display: 'none' },
    '& > .name': { paddingInlineEnd: theme.spacing(6) },
    '@media print': { '& > .name': { paddingInlineEnd: 0 } },
  },
  '&[data-prominent]': {
    // Who and where beside the number, where there is room for both.
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 0,
    padding: theme.spacing(3.5, 0),
    border: 0,
    borderTop: '3px solid currentColor',
    '& > *': { gridColumn: '1 / -1' },
    '& > .name': { fontSize: '1.375rem', lineHeight: 1.1, paddingInlineEnd: '5rem' },
    '& > .address, & .map': { color: 'inherit' },
    // As a tag: it decides.
    '& .distance': {
      display: 'inline-block',
      paddingInline: theme.spacing(2),
      backgroundColor: theme.palette.background.paper,
      borderRadius: theme.tokens.radius.small,
    },
    '& > .address': {
      marginTop: theme.spacing(1.5),
      fontSize: '0.9375rem',
      fontWeight: 500,
      [theme.breakpoints.up('md')]: { fontSize: '1rem' },
    },
    '& > .actions': { paddingTop: theme.spacing(2) },
    '& .map': {
      position: 'absolute',
      top: theme.spacing(1.5),
      insetInlineEnd: 0,
      textDecorationColor: 'currentColor',
      flexDirection: 'row',
      marginInlineEnd: 0,
      gap: theme.spacing(1.5),
      fontSize: '1rem',
      '& > span': { display: 'inline' },
    },
    '& .call': {
      ...theme.tokens.keycap,
      minHeight: 60,
      // As large as eleven digits can be in one line beside "+2 numbers".
      fontSize: 'clamp(1.25rem, min(7.1cqi, (100cqi - 11.25rem) / 6.8), 2.25rem)',
      lineHeight: 1,
      borderRadius: theme.tokens.radius.pill,
      borderWidth: 3,
      gap: theme.spacing(2),
      padding: theme.spacing(2, 4),
      // At large text a number takes two lines.
      flex: '1 1 auto',
      maxWidth: '100%',
      '& > svg': { padding: 0, border: 0, backgroundColor: 'transparent', fontSize: '1.5rem' },
    },
    '@container (min-width: 32rem)': {
      '& > .actions': { display: 'contents' },
      '& > .name': { paddingInlineEnd: theme.spacing(4) },
      '& > .name, & > .address, & .map': { gridColumn: 1 },
      '& > .address': { paddingInlineEnd: theme.spacing(4) },
      '& .map': { position: 'static', justifySelf: 'start', marginInlineStart: 0 },
      '& .call': {
        gridArea: '1 / 2 / span 2',
        alignSelf: 'start',
        minWidth: '17rem',
        fontSize: '1.75rem',
      },
      '& button': { gridColumn: 2, justifySelf: 'center' },
      '& .map, & button': { gridRow: 3 },
      '& .numbers': { gridColumn: '1 / -1' },
    },
    // On a low desktop three of them have room.
    '@media (min-width: 62rem) and (max-height: 50rem)': {
      paddingBlock: theme.spacing(3, 1),
    },
  },
}));

/** What was searched for may stand in a number that is out of sight. */
const holds = (shown: readonly string[], searched: ReturnType<typeof useKeyword>) =>
  typeof searched === 'string' &&
  shown.some((number) => highlightParts(number, searched).some(({ isMatch }) => isMatch));

/** The numbers behind "+2 numbers", with the map between the button and them. */
function Further({
  numbers,
  keyword,
  labels,
  map,
}: {
  numbers: readonly string[];
  labels: DealerCardLabels;
  keyword: string | undefined;
  map: ReactNode;
}) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const searched = useKeyword();
  const { telephoneLink, telephoneText } = useLocale();
  const isShown = isOpen || holds(numbers.map(telephoneText), keyword ?? searched);
  const count = numbers.length;
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsOpen(!isShown)}
      >
        <span>
          +{count} {labels.numbers(count)}
        </span>
      </button>
      {map}
      <ul
        id={id}
        className="numbers"
        aria-label={labels.phoneNumbers}
        data-closed={isShown ? undefined : ''}
      >
        {numbers.map((number, index) => (
          <li key={`${index} ${number}`}>
            <a className="action" href={telephoneLink(number)}>
              <PhoneIcon fontSize="small" aria-hidden />
              <span dir="ltr">
                <Highlight text={telephoneText(number)} keyword={keyword} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * One dealer in a row: who, where, one large button to call, further numbers behind another, and the map (DEAL-8).
 *
 * @do Hand in the data as written: what is no phone number shows as text.
 * @do Make the nearest few `prominent` where somebody looks for one to call, on whatever band.
 * @do Keep its place with DealerCardSkeleton while the list is on its way.
 * @dont Do not mend a name or address here: that is for the content.
 * @dont Do not make the whole row a link: it has several.
 * @instead For LasaKita's own numbers: `ContactBlock`. For dealers on a map: `DealerMap`.
 * @keyboard Tab: Goes to the number to call, to "+2 numbers", to the map, and to the further numbers.
 * @keyboard Enter: Calls, shows the further numbers, or opens the map in a new tab.
 * @roles An article named by the dealer; further numbers are a list behind a button that says whether it is open. The
 *   map link is described by the dealer and "opens in a new tab".
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { DealerCard } from '@lasakita/ui/DealerCard';
 *
 * export default function Example() {
 *   return (
 *     <DealerCard
 *       name="Aling Nena Store"
 *       region="Cavite"
 *       address="12 Market Road, Tagaytay"
 *       phoneNumbers={['+63 917 555 0143', '+63 46 555 0199']}
 *       mapsLink="https://www.openstreetmap.org/?mlat=14.11&mlon=120.96"
 *       distance="about 12 km"
 *     />
 *   );
 * }
 * ```
 */
export function DealerCard({
  name,
  region,
  address,
  phoneNumbers,
  mapsLink,
  distance,
  smsLink,
  prominent = false,
  keyword,
  headingLevel: Heading = 'h3',
  labels: givenLabels,
  ...rest
}: DealerCardProps) {
  const labels = mergeLabels(defaultLabels, givenLabels);
  const nameId = useId();
  const newTabId = useId();
  const { mobileNumber, telephoneLink, telephoneText } = useLocale();
  const [first, ...others] = phoneNumbers.filter((number) => telephoneLink(number));
  const texts = phoneNumbers.filter((number) => !telephoneLink(number));
  const mobile = phoneNumbers.map(mobileNumber).find((number) => number !== undefined);
  const place = region.trim();
  const isSaid = place === '' || foldText(address).includes(foldText(place));
  const map = (
    <a
      className="action map"
      href={mapsLink}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${labels.viewOnMap}, ${name}`}
      aria-describedby={newTabId}
    >
      <MapIcon fontSize="small" aria-hidden />
      <span>{labels.map}</span>
    </a>
  );
  return (
    <Card
      {...rest}
      data-prominent={prominent ? '' : undefined}
      data-texts={smsLink && mobile !== undefined ? '' : undefined}
      aria-labelledby={nameId}
    >
      <Heading id={nameId} className="name">
        <Highlight text={name} keyword={keyword} />
      </Heading>
      <p className="address">
        {distance && (
          <>
            <span className="distance">{distance}</span>
            {' · '}
          </>
        )}
        {!isSaid && (
          <>
            <Highlight text={place} keyword={keyword} />
            {' · '}
          </>
        )}
        <Highlight text={address} keyword={keyword} />
      </p>
      <div className="actions">
        {first !== undefined && (
          <a className="action call" href={telephoneLink(first)}>
            <PhoneIcon fontSize="small" aria-hidden />
            <span dir="ltr">
              <Highlight text={telephoneText(first)} keyword={keyword} />
            </span>
          </a>
        )}
        {texts.map((text) => (
          <span key={text} className="text">
            <Highlight text={text} keyword={keyword} />
          </span>
        ))}
        {smsLink && mobile !== undefined && (
          <a className="action" href={smsLink(mobile)} aria-label={`${labels.sendText}, ${name}`}>
            <SmsIcon fontSize="small" aria-hidden />
            {labels.sendText}
          </a>
        )}
        {others.length > 0 ? (
          <Further numbers={others} keyword={keyword} labels={labels} map={map} />
        ) : (
          map
        )}
      </div>
      <span id={newTabId} hidden>
        {labels.newTab}
      </span>
    </Card>
  );
}

const CardOnItsWay = styled(Card)(sweep);
const CallSkeleton = styled(Skeleton)(({ theme }) => ({
  width: '11rem',
  height: theme.tokens.sizes.control,
  borderRadius: theme.tokens.radius.pill,
}));
const LineSkeleton = styled(Skeleton)({ fontSize: 'inherit' });

export type DealerCardSkeletonProps = Omit<ComponentPropsWithRef<'article'>, 'children'>;

/** The place of a row that is still on its way. */
export function DealerCardSkeleton(props: DealerCardSkeletonProps) {
  return (
    <CardOnItsWay {...props} aria-hidden>
      <div className="name">
        <LineSkeleton variant="text" />
      </div>
      <div className="address">
        <LineSkeleton variant="text" />
      </div>
      <div className="actions">
        <CallSkeleton variant="rounded" />
      </div>
    </CardOnItsWay>
  );
}
