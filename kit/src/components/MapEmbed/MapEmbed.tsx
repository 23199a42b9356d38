import MapIcon from '@mui/icons-material/MapRounded';
import OpenInNewIcon from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForkRef } from '@mui/material/utils';
import { useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { useMapFrame } from './useMapFrame.ts';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { styled } from '../../theme/styled.ts';

/** The words of a map. */
export interface MapEmbedLabels {
  /** The link to the map by itself. @default 'Open in Maps' */
  open: string;
  /** Told of that link. @default 'opens in a new tab' */
  newTab: string;
  /** The button that asks for the map where data is saved. @default 'Show map' */
  show: string;
  /** Said where the real map does not come. @default 'The map has not loaded: this is a drawing.' */
  missing: string;
}

const defaultLabels: MapEmbedLabels = {
  open: 'Open in Maps',
  newTab: 'opens in a new tab',
  show: 'Show map',
  missing: 'The map has not loaded: this is a drawing.',
};

export interface MapEmbedProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the map shows: "Map of LasaKita". */
  title: string;
  /** The address of the map's frame. */
  embed: string;
  /** Where the map can be seen by itself; opens in a new tab. */
  link: string;
  /** The street address, below the map. @default none: it stands in words beside the map */
  address?: string | undefined;
  /** Its own words. @default in English */
  labels?: LabelsOf<MapEmbedLabels> | undefined;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minHeight: 420,
  [theme.breakpoints.up('md')]: { minHeight: 540 },
  overflow: 'hidden',
  border: `3px solid ${theme.tokens.edge.strong}`,
  borderRadius: theme.tokens.radius.large,
  '&[data-status="shown"] iframe': { opacity: 1 },
}));

/** Where drawing and map lie one upon the other. */
const Maps = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  '& > iframe': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
    opacity: 0,
    transition: `opacity ${theme.tokens.durations.menu}ms`,
  },
}));

/** Below the map, whose own words stand at its foot. */
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3, 5),
  padding: theme.spacing(4, 5, 5),
  color: theme.palette.text.primary,
  backgroundColor: theme.tokens.surface.card,
  borderTop: `3px solid ${theme.tokens.edge.strong}`,
  '& > .words': { flex: '1 1 12rem', minWidth: 0 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

/**
 * A drawn map with the address and a link; the real map covers it once in view and loaded (CONTACT-1, VIDEO-2, INF-2).
 *
 * @do Name in `title` what the map shows.
 * @do Give the address in words, here or beside the map: it is there without the map.
 * @dont Do not show more than one on a page.
 * @dont Do not ask for the map before it is near: the component waits for that itself.
 * @instead For many places at once: `DealerMap`.
 * @keyboard Tab: Goes to the map once it shows, then to "Open in Maps"; where data is saved, to "Show map".
 * @keyboard Enter, Space: Follows or presses it.
 * @roles The frame is named by `title` and inert until it shows. The drawing is hidden.
 * @announcements Nothing; that the map cannot be shown stands in words beside the address.
 * @example
 * ```tsx
 * import { MapEmbed } from '@lasakita/ui/MapEmbed';
 *
 * export default function Example() {
 *   return (
 *     <MapEmbed
 *       title="Map of our shop"
 *       embed="https://www.openstreetmap.org/export/embed.html?bbox=120.9,14.1,121,14.2"
 *       link="https://www.openstreetmap.org/?mlat=14.11&mlon=120.96"
 *       address="12 Market Road, Tagaytay"
 *     />
 *   );
 * }
 * ```
 */
export function MapEmbed({
  title,
  embed,
  link,
  address,
  labels: givenLabels,
  ref,
  ...rest
}: MapEmbedProps) {
  const labels = mergeLabels(defaultLabels, givenLabels);
  const rootRef = useRef<HTMLDivElement>(null);
  const handleRef = useForkRef(rootRef, ref);
  const { status, hasFrame, canBeTapped, onTap, onLoad } = useMapFrame(rootRef, embed);
  const isMissing = status === 'failed' || status === 'slow';
  return (
    <Root {...rest} ref={handleRef} data-status={status}>
      <Maps>
        <MapDrawing />
        {hasFrame && (
          <iframe
            title={title}
            src={embed}
            inert={status !== 'shown'}
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
            loading="lazy"
            onLoad={onLoad}
          />
        )}
      </Maps>
      <Foot>
        {(address || isMissing) && (
          <div className="words">
            {address && <Typography sx={{ fontWeight: 600 }}>{address}</Typography>}
            {isMissing && (
              <Typography variant="body2" sx={{ color: ({ tokens }) => tokens.quietInk }}>
                {labels.missing}
              </Typography>
            )}
          </div>
        )}
        <Buttons>
          <Button
            variant="sticker"
            href={link}
            target="_blank"
            rel="noopener"
            endIcon={<OpenInNewIcon />}
          >
            {labels.open}
            <HiddenText>{` (${labels.newTab})`}</HiddenText>
          </Button>
          {canBeTapped && (
            <Button variant="outlined" startIcon={<MapIcon />} onClick={onTap}>
              {labels.show}
            </Button>
          )}
        </Buttons>
      </Foot>
    </Root>
  );
}
