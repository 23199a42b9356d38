import PauseIcon from '@mui/icons-material/PauseRounded';
import PlayArrowIcon from '@mui/icons-material/PlayArrowRounded';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef } from 'react';
import { Picture } from '../Picture/Picture';
import { EmbedFrame } from './EmbedFrame';
import { Film } from './Film';
import { OriginalLink } from './OriginalLink';
import { QuotedEmbed } from './QuotedEmbed';
import { parseVideoAddress } from './videoAddress';
import { usePlayback } from './usePlayback';
import type { PictureAsset } from '../Picture/Picture';

export interface VideoProps {
  /** `films/name` for a film of the site, or a YouTube or TikTok address. */
  address: string;
  /** What the video shows, for those who cannot see it. */
  title: string;
  /** The picture under the player, which stays when the video cannot be played. */
  poster: PictureAsset | undefined;
  /** Plays unasked while it is in view, unless the visitor saves data or asked for less motion. @default false */
  autoPlay?: boolean;
  /** Plays without sound. @default false */
  muted?: boolean;
  /** Starts again at its end. @default false */
  loop?: boolean;
  /** The player's own controls; without them it has a button that plays and pauses. @default false */
  controls?: boolean;
  /** Width to height of its frame. @default 16 / 9 */
  ratio?: number;
  /** Fills its positioned parent instead of keeping a ratio. @default false */
  fill?: boolean;
  /** Which part stays in view when the frame crops, as `object-position` takes it; for films of the site. @default 'center' */
  focus?: string;
  /** Set on the first picture of a page: its poster is fetched at once. @default false */
  eager?: boolean;
  /** The width at which it is shown, as the poster's `sizes` takes it. @default '100vw' */
  sizes?: string;
  /** Lays a transparent link to the original over the player (INF-1). @default false */
  linkToOriginal?: boolean;
  /** How a TikTok video is embedded: in its player's frame, or by the official quotation and script. @default 'player' */
  embed?: 'player' | 'script';
  /** Where the play button stands until it is pressed. @default 'center' */
  buttonPlace?: 'center' | 'corner';
  /** Added to the classes of its root. @default none */
  className?: string;
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Root = styled('div', {
  shouldForwardProp: (prop) => !['ratio', 'fill'].includes(String(prop)),
})<{ ratio: number; fill: boolean }>(({ theme, ratio, fill }) => ({
  isolation: 'isolate',
  overflow: 'hidden',
  containerType: 'size',
  backgroundColor: theme.palette.tsokolate.dark,
  ...(fill
    ? { position: 'absolute', inset: 0 }
    : { position: 'relative', width: '100%', aspectRatio: String(ratio) }),
  '& > :is(video, iframe, [data-quoted])': {
    opacity: 0,
    transition: `opacity ${theme.tokens.durations.menu}ms`,
  },
  '&[data-status="ready"] > :is(video, iframe, [data-quoted])': { opacity: 1 },
}));

const Toggle = styled('button', { shouldForwardProp: (prop) => prop !== 'place' })<{
  place: 'center' | 'corner';
}>(({ theme, place }) => ({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  cursor: 'pointer',
  color: theme.palette.tsokolate.main,
  backgroundColor: theme.palette.keso.main,
  border: `2px solid ${theme.palette.tsokolate.main}`,
  borderRadius: theme.tokens.radius.pill,
  boxShadow: theme.tokens.elevations.sticker,
  transition: `background-color ${theme.tokens.durations.quick}ms`,
  '&:hover': { backgroundColor: theme.palette.keso.light },
  '&:active': { boxShadow: theme.tokens.elevations.stickerPressed },
  '&:focus-visible': theme.tokens.focusRing,
  '[data-status="loading"] > &::after': {
    content: '""',
    position: 'absolute',
    inset: -2,
    borderRadius: 'inherit',
    border: `4px solid ${theme.palette.annatto.dark}`,
    borderTopColor: 'transparent',
    animation: `${turn} ${theme.tokens.durations.slide}ms linear infinite`,
  },
  ...(place === 'center'
    ? {
        inset: 0,
        margin: 'auto',
        width: theme.tokens.sizes.tap * 1.75,
        height: theme.tokens.sizes.tap * 1.75,
        '& > svg': { fontSize: theme.tokens.sizes.tap },
      }
    : {
        top: theme.spacing(3),
        right: theme.spacing(3),
        width: theme.tokens.sizes.tap,
        height: theme.tokens.sizes.tap,
      }),
}));

function VideoPlace({
  address,
  title,
  poster,
  autoPlay = false,
  muted = false,
  loop = false,
  controls = false,
  ratio = 16 / 9,
  fill = false,
  focus = 'center',
  eager = false,
  sizes = '100vw',
  linkToOriginal = false,
  embed = 'player',
  buttonPlace = 'center',
  className,
}: VideoProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const video = useMemo(() => parseVideoAddress(address), [address]);
  const {
    status,
    isPlaying,
    wantsToPlay,
    isTapped,
    isLive,
    isRuledByCarousel,
    onToggle,
    ...reports
  } = usePlayback(rootRef, autoPlay);
  const isQuoted = embed === 'script' && video?.kind === 'tiktok';
  const hasPlayer = status !== 'none';
  const isMissing = status === 'failed' || status === 'slow';
  const hasToggle =
    isLive && status !== 'failed' && !isRuledByCarousel && !(controls && status === 'ready');

  // The button that was tapped makes way for the player's own controls: they take its focus.
  const givesWay = isTapped && controls && status === 'ready';
  useEffect(() => {
    if (!givesWay || document.activeElement !== document.body) return;
    rootRef.current?.querySelector<HTMLElement>('video, iframe')?.focus();
  }, [givesWay]);

  const player = {
    title,
    muted,
    loop,
    controls,
    playing: isPlaying,
    shown: status === 'ready',
    ...reports,
  };

  return (
    <Root ref={rootRef} ratio={ratio} fill={fill} className={className} data-status={status}>
      <Picture
        fill
        asset={poster}
        alt={status === 'ready' ? '' : title}
        eager={eager}
        sizes={sizes}
        focus={focus}
      />
      {hasPlayer && video?.kind === 'film' && <Film video={video} focus={focus} {...player} />}
      {hasPlayer && video && video.kind !== 'film' && isQuoted && (
        <QuotedEmbed video={video} {...player} />
      )}
      {hasPlayer && video && video.kind !== 'film' && !isQuoted && (
        <EmbedFrame video={video} cover={fill && autoPlay && !controls} {...player} />
      )}
      {video && linkToOriginal && (
        <OriginalLink cover video={video} title={title} labelled={isMissing} />
      )}
      {video && !linkToOriginal && isMissing && <OriginalLink video={video} title={title} />}
      {video && !linkToOriginal && (
        <noscript>
          <OriginalLink video={video} title={title} />
        </noscript>
      )}
      {video && hasToggle && (
        <Toggle
          type="button"
          // In the middle stand the words of a missing poster.
          place={hasPlayer || !poster ? 'corner' : buttonPlace}
          aria-label={`${wantsToPlay ? 'Pause' : 'Play'} video: ${title}`}
          onClick={onToggle}
        >
          {wantsToPlay ? <PauseIcon /> : <PlayArrowIcon />}
        </Toggle>
      )}
    </Root>
  );
}

/**
 * A video by its address (VIDEO-1), over its poster. Nobody is asked for anything before it is in view (VIDEO-2), it moves
 * only while it is, and one that does not come leaves the poster and a link to the original (INF-2).
 */
export function Video(props: VideoProps) {
  // Another video starts from its own poster.
  return <VideoPlace key={props.address} {...props} />;
}
