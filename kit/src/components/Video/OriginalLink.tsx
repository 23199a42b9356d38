import OpenInNewIcon from '@mui/icons-material/OpenInNewRounded';
import PlayArrowIcon from '@mui/icons-material/PlayArrowRounded';
import type { VideoAddress } from '../../domain/videoAddress.ts';
import type { VideoLabels } from './videoLabels.ts';
import { styled } from '../../theme/styled.ts';

export interface OriginalLinkProps {
  /** The video, as its address was read. */
  video: VideoAddress;
  /** Names the video in the link's accessible name. */
  title: string;
  /** The video's words. */
  labels: Pick<VideoLabels, 'originals' | 'newTab'>;
  /** Lies over the whole video, unseen but for its label. @default false */
  cover?: boolean | undefined;
  /** Whether the label is to be seen. @default true */
  labelled?: boolean | undefined;
}

const Root = styled('a', { shouldForwardProp: (prop) => prop !== 'cover' })<{ cover: boolean }>(
  ({ theme, cover }) => ({
    position: 'absolute',
    display: 'flex',
    alignItems: 'end',
    color: theme.palette.text.primary,
    textDecoration: 'none',
    ...(cover ? { inset: 0 } : { left: 0, bottom: 0 }),
    padding: theme.spacing(4),
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible > [data-label]': {
      ...theme.tokens.focusRingOnPicture,
      visibility: 'visible',
    },
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: theme.spacing(1),
      border: `3px solid ${theme.tokens.focusOnDark}`,
      borderRadius: theme.tokens.radius.medium,
      // Over pictures of any color: the light line lies between two dark ones.
      boxShadow: `0 0 0 3px ${theme.tokens.surface.board}, inset 0 0 0 3px ${theme.tokens.surface.board}`,
    },
    '&:hover > [data-label]': {
      backgroundColor: theme.tokens.surface.marked,
      visibility: 'visible',
    },
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
    ...theme.tokens.sticker,
    backgroundColor: theme.tokens.surface.chosen,
    visibility: shown ? 'visible' : 'hidden',
  }),
);

/** The way to the video on its own site, which is there whatever becomes of the player (INF-1, INF-2). */
export function OriginalLink({
  video,
  title,
  labels: { originals, newTab },
  cover = false,
  labelled = true,
}: OriginalLinkProps) {
  const leavesSite = video.kind !== 'film';
  return (
    <Root
      href={video.original}
      cover={cover}
      aria-label={`${originals[video.kind]}: ${title}${leavesSite ? ` (${newTab})` : ''}`}
      {...(leavesSite && { target: '_blank', rel: 'noopener' })}
    >
      <Label data-label shown={labelled}>
        {cover && !leavesSite && <PlayArrowIcon />}
        {originals[video.kind]}
        {leavesSite && <OpenInNewIcon fontSize="small" />}
      </Label>
    </Root>
  );
}
