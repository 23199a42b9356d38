import MapIcon from '@mui/icons-material/MapRounded';
import OpenInNewIcon from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { HiddenText } from '../HiddenText/HiddenText';
import { MapDrawing } from './MapDrawing';
import { useMapFrame } from './useMapFrame';

export interface MapEmbedProps {
  /** What the map shows: "Map of LasaKita". */
  title: string;
  /** The address of the map's frame. */
  embed: string;
  /** Where the map can be seen by itself; opens in a new tab. */
  link: string;
  /** The street address, which stands on a card over the map. */
  address: string;
  /** Added to the classes of its root. @default none */
  className?: string;
}

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  minHeight: 420,
  overflow: 'hidden',
  border: `3px solid ${theme.palette.tsokolate.main}`,
  borderRadius: theme.tokens.radius.large,
  '& > iframe': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
    opacity: 0,
    transition: `opacity ${theme.tokens.durations.menu}ms`,
  },
  '&[data-status="shown"] > iframe': { opacity: 1 },
}));

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  margin: theme.spacing(4),
  padding: theme.spacing(4, 5, 5),
  maxWidth: 340,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `2px solid ${theme.palette.tsokolate.main}`,
  borderRadius: theme.tokens.radius.medium,
  boxShadow: theme.tokens.elevations.sticker,
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

/** A drawn map with the address and a link, and over it the real one once it is in view and has come (CONTACT-1, VIDEO-2, INF-2). */
export function MapEmbed({ title, embed, link, address, className }: MapEmbedProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const { status, hasFrame, canBeTapped, onTap, onLoad } = useMapFrame(rootRef, embed);
  const isMissing = status === 'failed' || status === 'slow';
  return (
    <Root ref={rootRef} className={className} data-status={status}>
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
      <Card>
        <Typography sx={{ m: 0, fontWeight: 600 }}>{address}</Typography>
        {isMissing && (
          <Typography variant="body2" color="text.secondary" sx={{ m: 0 }}>
            The map cannot be shown here just now.
          </Typography>
        )}
        <Buttons>
          <Button
            variant="sticker"
            href={link}
            target="_blank"
            rel="noopener"
            endIcon={<OpenInNewIcon />}
          >
            Open in Maps
            <HiddenText> (opens in a new tab)</HiddenText>
          </Button>
          {canBeTapped && (
            <Button variant="outlined" startIcon={<MapIcon />} onClick={onTap}>
              Show map
            </Button>
          )}
        </Buttons>
      </Card>
    </Root>
  );
}
