import PauseIcon from '@mui/icons-material/PauseRounded';
import PlayArrowIcon from '@mui/icons-material/PlayArrowRounded';
import { keyframes } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { useEffect, useMemo, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Picture, UPRIGHT } from '../Picture/Picture.tsx';
import { EmbedFrame } from './EmbedFrame.tsx';
import { Film } from './Film.tsx';
import { OriginalLink } from './OriginalLink.tsx';
import { QuotedEmbed } from './QuotedEmbed.tsx';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { boundedByHeight } from '../../theme/boundedByHeight.ts';
import { parseFilmFile, parseVideoAddress } from '../../domain/videoAddress.ts';
import { useMedia } from '../../hooks/useMedia.ts';
import { usePlayback } from './usePlayback.ts';
import { defaultLabels } from './videoLabels.ts';
import type { VideoLabels } from './videoLabels.ts';
import type { PictureSource } from '../../domain/picture.ts';
import { styled } from '../../theme/styled.ts';

export type { VideoLabels };

export interface VideoProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The address of a film's file (.webm, .mp4), a YouTube or a TikTok address; `films/name` for a film of the site. */
  address: string;
  /** What the video shows, for those who cannot see it. */
  title: string;
  /** The picture under the player, which stays when the video cannot be played. */
  poster: PictureSource | undefined;
  /** What plays in its place where the screen is upright: the same in a composition of its own. @default the same video */
  upright?: { address: string; poster: PictureSource | undefined } | undefined;
  /** Plays unasked while it is in view, unless the visitor saves data or asked for less motion. @default false */
  autoPlay?: boolean | undefined;
  /** Plays without sound. @default false */
  muted?: boolean | undefined;
  /** Starts again at its end. @default false */
  loop?: boolean | undefined;
  /** The player's own controls; without them it has a button that plays and pauses. @default false */
  controls?: boolean | undefined;
  /** Width to height of its frame. @default 16 / 9 */
  ratio?: number | undefined;
  /** Fills its positioned parent instead of keeping a ratio. @default false */
  fill?: boolean | undefined;
  /** The part in view when the frame crops, as `object-position` takes it; for films of the site. @default 'center' */
  focus?: string | undefined;
  /** Set on the first picture of a page: its poster is fetched at once. @default false */
  eager?: boolean | undefined;
  /** The width at which it is shown, as the poster's `sizes` takes it. @default '100vw' */
  sizes?: string | undefined;
  /** Lays a transparent link to the original over the player (INF-1). @default false */
  linkToOriginal?: boolean | undefined;
  /** How a TikTok video is embedded: in its player's frame, or by the official quotation and script. @default 'player' */
  embed?: 'player' | 'script' | undefined;
  /** Where the play button stands until it is pressed. @default 'center' */
  buttonPlace?: 'center' | 'corner' | undefined;
  /** Its own words. @default in English */
  labels?: LabelsOf<VideoLabels> | undefined;
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Root = styled('div', {
  shouldForwardProp: (prop) => !['ratio', 'fill', 'ground'].includes(String(prop)),
})<{ ratio: number; fill: boolean; ground: string | undefined }>(
  ({ theme, ratio, fill, ground }) => ({
    isolation: 'isolate',
    overflow: 'hidden',
    containerType: 'size',
    // It shows at an edge that lies between two pixels.
    backgroundColor: ground ?? theme.tokens.surface.board,
    ...(fill
      ? { position: 'absolute', inset: 0 }
      : {
          position: 'relative',
          width: '100%',
          aspectRatio: String(ratio),
          ...boundedByHeight(ratio),
        }),
    '& > :is(video, iframe, [data-quoted])': {
      opacity: 0,
      transition: `opacity ${theme.tokens.durations.menu}ms`,
    },
    '&[data-status="ready"] > :is(video, iframe, [data-quoted])': { opacity: 1 },
  }),
);

const Toggle = styled('button', { shouldForwardProp: (prop) => prop !== 'place' })<{
  place: 'center' | 'corner';
}>(({ theme, place }) => ({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  cursor: 'pointer',
  ...theme.tokens.keycap,
  borderRadius: theme.tokens.radius.pill,
  transition: `background-color ${theme.tokens.durations.quick}ms`,
  '&:focus-visible': theme.tokens.focusRingOnPicture,
  '[data-status="loading"] > &::after': {
    content: '""',
    position: 'absolute',
    inset: -2,
    borderRadius: 'inherit',
    border: `4px solid ${theme.palette.primary.main}`,
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
  address: wideAddress,
  title,
  poster,
  upright,
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
  labels: givenLabels,
  ref,
  ...rest
}: VideoProps) {
  const labels = mergeLabels(defaultLabels, givenLabels);
  const rootRef = useRef<HTMLDivElement>(null);
  const handleRef = useForkRef(rootRef, ref);
  const isUpright = useMedia(UPRIGHT);
  const address = isUpright && upright ? upright.address : wideAddress;
  const video = useMemo(() => parseVideoAddress(address) ?? parseFilmFile(address), [address]);
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
    <Root
      {...rest}
      ref={handleRef}
      ratio={ratio}
      fill={fill}
      ground={poster?.ground}
      data-status={status}
    >
      <Picture
        fill
        asset={poster}
        upright={upright?.poster}
        alt={status === 'ready' ? '' : title}
        eager={eager}
        sizes={sizes}
        focus={focus}
      />
      {hasPlayer && video?.kind === 'film' && (
        <Film key={address} video={video} focus={focus} {...player} />
      )}
      {hasPlayer && video && video.kind !== 'film' && isQuoted && (
        <QuotedEmbed video={video} {...player} />
      )}
      {hasPlayer && video && video.kind !== 'film' && !isQuoted && (
        <EmbedFrame video={video} cover={fill && autoPlay && !controls} {...player} />
      )}
      {video && linkToOriginal && (
        <OriginalLink
          cover
          video={video}
          title={title}
          labels={labels}
          labelled={status !== 'ready'}
        />
      )}
      {video && !linkToOriginal && isMissing && (
        <OriginalLink video={video} title={title} labels={labels} />
      )}
      {video && !linkToOriginal && (
        <noscript>
          <OriginalLink video={video} title={title} labels={labels} />
        </noscript>
      )}
      {video && hasToggle && (
        <Toggle
          type="button"
          // In the middle stand the words of a missing poster; a link over all of it is the one large way to the video.
          place={hasPlayer || !poster || linkToOriginal ? 'corner' : buttonPlace}
          aria-label={`${wantsToPlay ? labels.pauseVideo : labels.playVideo}: ${title}`}
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
 *
 * @do Give a title and a poster, whatever the kind.
 * @do Combine `autoPlay` with `muted` and `loop`.
 * @dont Do not autoplay with sound.
 * @dont Do not embed a player beside it: it alone knows when somebody may be asked.
 * @instead For a silent film behind words: `HeroVideoCarousel`. For a short vertical video: `SocialEmbed`.
 * @keyboard Tab: Goes to the play button, to the player where it has controls, or to the link to the original.
 * @keyboard Enter, Space: Plays and pauses.
 * @roles A button named "Play video" or "Pause video" and the title; the frame is inert until it shows something.
 * @announcements Nothing; that a video does not come shows as a link to the original.
 * @example
 * ```tsx
 * import { Video } from '@lasakita/ui/Video';
 *
 * export default function Example() {
 *   return (
 *     <Video
 *       address="https://shop.example/fries.mp4"
 *       title="Cheese powder falling over a cup of hot fries"
 *       poster={{ src: 'https://shop.example/fries.jpg', width: 1920, height: 1080 }}
 *       controls
 *     />
 *   );
 * }
 * ```
 */
export function Video(props: VideoProps) {
  // Another video starts from its own poster.
  return <VideoPlace key={props.address} {...props} />;
}
