import { useEffect, useRef } from 'react';
import type { FilmAddress } from '../../domain/videoAddress.ts';
import type { PlayerProps } from './PlayerProps.ts';
import { styled } from '../../theme/styled.ts';

const Player = styled('video', { shouldForwardProp: (prop) => prop !== 'focus' })<{
  focus: string;
}>(({ focus }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: focus,
}));

export interface FilmProps extends PlayerProps<FilmAddress> {
  /** Which part stays in view when the frame crops, as `object-position` takes it. */
  focus: string;
}

/** A film of the site. It is asked for once it stands in the page, so its owner mounts it when it is to be played. */
export function Film({
  video,
  title,
  focus,
  muted,
  loop,
  controls,
  playing,
  shown,
  onReady,
  onFailed,
  onRefused,
}: FilmProps) {
  const playerRef = useRef<HTMLVideoElement>(null);
  const refusedRef = useRef(onRefused);
  useEffect(() => {
    refusedRef.current = onRefused;
  }, [onRefused]);

  useEffect(() => {
    const player = playerRef.current;
    if (!playing) {
      player?.pause();
      return;
    }
    player?.play().catch((error: unknown) => {
      // A browser that saves power, say, plays nothing unasked; an interrupted start is none of our business.
      if (error instanceof DOMException && error.name === 'NotAllowedError') refusedRef.current();
    });
  }, [playing]);

  return (
    <Player
      ref={playerRef}
      focus={focus}
      inert={!shown}
      aria-label={title}
      muted={muted}
      loop={loop}
      controls={controls}
      playsInline
      preload="auto"
      disablePictureInPicture={!controls}
      disableRemotePlayback={!controls}
      onPlaying={onReady}
    >
      {video.sources.map(({ src, type }, index) => (
        <source
          key={src}
          src={src}
          type={type}
          // The browser tries one after the other: the last one's failure is the film's.
          onError={index === video.sources.length - 1 ? onFailed : undefined}
        />
      ))}
    </Player>
  );
}
