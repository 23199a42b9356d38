import type { VideoAddress } from '../../domain/videoAddress.ts';

/** What the frame of a video tells its player, and hears from it. */
export interface PlayerProps<Address extends VideoAddress> {
  /** The video, as its address was read. */
  video: Address;
  /** What the video shows. */
  title: string;
  /** Plays without sound. */
  muted: boolean;
  /** Starts again at its end. */
  loop: boolean;
  /** Has the player's own controls. */
  controls: boolean;
  /** Whether it is to be moving now. */
  playing: boolean;
  /** Whether it is to be seen; until then nothing in it can be reached. */
  shown: boolean;
  /** It shows its picture. */
  onReady: () => void;
  /** It cannot be played. */
  onFailed: () => void;
  /** The browser does not let it start without a tap. */
  onRefused: () => void;
}
