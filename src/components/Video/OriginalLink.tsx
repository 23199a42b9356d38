import OpenInNewIcon from '@mui/icons-material/OpenInNewRounded';
import { styled } from '@mui/material/styles';
import { originalLabels } from './videoAddress';
import type { VideoAddress } from './videoAddress';

export interface OriginalLinkProps {
  /** The video, as its address was read. */
  video: VideoAddress;
  /** Names the video in the link's accessible name. */
  title: string;
  /** Lies over the whole video, unseen but for its label. @default false */
  cover?: boolean;
  /** Whether the label is to be seen. @default true */
  labelled?: boolean;
}

const Root = styled('a', { shouldForwardProp: (prop) => prop !== 'cover' })<{ cover: boolean }>(
  ({ theme, cover }) => ({
    position: 'absolute',
    display: 'flex',
    alignItems: 'end',
    color: theme.palette.tsokolate.main,
    textDecoration: 'none',
    ...(cover ? { inset: 0 } : { left: 0, bottom: 0 }),
    padding: theme.spacing(4),
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible > [data-label]': { ...theme.tokens.focusRing, visibility: 'visible' },
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: theme.spacing(1),
      border: `3px solid ${theme.palette.keso.main}`,
      borderRadius: theme.tokens.radius.medium,
    },
    '&:hover > [data-label]': { backgroundColor: theme.palette.keso.light, visibility: 'visible' },
  }),
);

const Label = styled('span', { shouldForwardProp: (prop) => prop !== 'shown' })<{ shown: boolean }>(
  ({ theme, shown }) => ({
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: theme.tokens.sizes.tap,
    padding: theme.spacing(2, 5),
    borderRadius: theme.tokens.radius.pill,
    border: `2px solid ${theme.palette.tsokolate.main}`,
    backgroundColor: theme.palette.keso.main,
    boxShadow: theme.tokens.elevations.sticker,
    visibility: shown ? 'visible' : 'hidden',
  }),
);

/** The way to the video on its own site, which is there whatever becomes of the player (INF-1, INF-2). */
export function OriginalLink({ video, title, cover = false, labelled = true }: OriginalLinkProps) {
  const leavesSite = video.kind !== 'film';
  return (
    <Root
      href={video.original}
      cover={cover}
      aria-label={`${originalLabels[video.kind]}: ${title}${leavesSite ? ' (opens in a new tab)' : ''}`}
      {...(leavesSite && { target: '_blank', rel: 'noopener' })}
    >
      <Label data-label shown={labelled}>
        {originalLabels[video.kind]}
        {leavesSite && <OpenInNewIcon fontSize="small" />}
      </Label>
    </Root>
  );
}
