import { useEffect, useRef, useState } from 'react';
import { commandMessage, greetingMessage, readPlayerMessage } from './playerMessages.ts';
import { playerAddress } from '../../domain/videoAddress.ts';
import type { PlayerCommand } from './playerMessages.ts';
import type { PlayerProps } from './PlayerProps.ts';
import type { EmbedAddress } from '../../domain/videoAddress.ts';
import { styled } from '../../theme/styled.ts';

/** How often in ms a player that has not answered is greeted again: it listens only once its own script runs. */
const GREETING_INTERVAL = 500;

/** Players' own shapes, so that no black bars stand around a picture: the poster does. */
const shapes: Record<EmbedAddress['kind'], number> = { youtube: 16 / 9, tiktok: 9 / 16 };

const Frame = styled('iframe', {
  shouldForwardProp: (prop) => !['shape', 'cover'].includes(String(prop)),
})<{ shape: number; cover: boolean }>(({ shape, cover }) => ({
  position: 'absolute',
  top: '50%',
  left: '50%',
  maxWidth: 'none',
  width: `${cover ? 'max' : 'min'}(100cqw, 100cqh * ${shape})`,
  height: `${cover ? 'max' : 'min'}(100cqh, 100cqw / ${shape})`,
  transform: 'translate(-50%, -50%)',
  border: 0,
}));

export interface EmbedFrameProps extends PlayerProps<EmbedAddress> {
  /** Fills the place and is cropped by it, rather than standing whole within it. */
  cover: boolean;
}

/** The player of YouTube or TikTok. It is fetched once it is mounted, so its owner mounts it when it is to play. */
export function EmbedFrame({
  video,
  title,
  muted,
  loop,
  controls,
  playing,
  cover,
  shown,
  onReady,
  onFailed,
}: EmbedFrameProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  // Fixed when it is mounted: another address would load the player anew.
  const [source] = useState(() =>
    playerAddress(video, { autoPlay: true, muted, loop, controls }, window.location.origin),
  );
  const { kind } = video;

  const reportRef = useRef({ onReady, onFailed });
  useEffect(() => {
    reportRef.current = { onReady, onFailed };
  }, [onReady, onFailed]);

  useEffect(() => {
    const handleMessage = ({ source: sender, origin, data }: MessageEvent) => {
      if (!sender || sender !== frameRef.current?.contentWindow) return;
      const report = readPlayerMessage(kind, origin, data);
      if (report === 'failed') reportRef.current.onFailed();
      if (report === 'ready') setReady(true);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [kind]);

  // Words for the player hold nothing to hide, and a blocked frame has no origin to address them to.
  useEffect(() => {
    const greeting = greetingMessage(kind);
    if (isReady || greeting === undefined) return undefined;
    const greet = () => frameRef.current?.contentWindow?.postMessage(greeting, '*');
    const timer = setInterval(greet, GREETING_INTERVAL);
    return () => clearInterval(timer);
  }, [kind, isReady]);

  useEffect(() => {
    if (!isReady) return;
    const tell = (command: PlayerCommand) =>
      frameRef.current?.contentWindow?.postMessage(commandMessage(kind, command), '*');
    if (muted) tell('mute');
    tell(playing ? 'play' : 'pause');
  }, [kind, isReady, muted, playing]);

  useEffect(() => {
    if (isReady) reportRef.current.onReady();
  }, [isReady]);

  return (
    <Frame
      ref={frameRef}
      inert={!shown}
      title={title}
      shape={shapes[kind]}
      cover={cover}
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      allow={controls ? 'autoplay; fullscreen' : 'autoplay'}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      src={source}
    />
  );
}
