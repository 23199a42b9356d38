/**
 * The few words of the players' own message protocols that are needed: "are you there", play, pause, mute. They make a
 * frame that answers distinguishable from one that is blocked, since a browser reports both as loaded (INF-2).
 */
import { playerOrigins } from '../../domain/videoAddress.ts';
import type { EmbedAddress } from '../../domain/videoAddress.ts';

type Kind = EmbedAddress['kind'];
export type PlayerCommand = 'play' | 'pause' | 'mute';
export type PlayerReport = 'ready' | 'failed' | undefined;

const youtubeFunctions = { play: 'playVideo', pause: 'pauseVideo', mute: 'mute' } as const;

/** What to post to the player so that it does as told. */
export const commandMessage = (kind: Kind, command: PlayerCommand): unknown =>
  kind === 'youtube'
    ? JSON.stringify({ event: 'command', func: youtubeFunctions[command], args: [] })
    : { type: command, 'x-tiktok-player': true };

/** What to post to the player so that it says whether it is there; TikTok's says so unasked. */
export const greetingMessage = (kind: Kind): unknown =>
  kind === 'youtube' ? JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }) : undefined;

const messageName = (data: unknown): string | undefined => {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    if (typeof message !== 'object' || message === null) return undefined;
    const name = 'event' in message ? message.event : 'type' in message ? message.type : undefined;
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
};

/** What a message from the player's frame says; anything from another origin or that is not understood says nothing. */
export const readPlayerMessage = (kind: Kind, origin: string, data: unknown): PlayerReport => {
  if (origin !== playerOrigins[kind]) return undefined;
  const name = messageName(data);
  if (name === undefined) return undefined;
  return name === 'onError' || name === 'onPlayerError' ? 'failed' : 'ready';
};
