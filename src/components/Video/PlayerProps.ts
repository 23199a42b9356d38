import type { VideoAddress } from './videoAddress';

/** What the frame of a video tells its player, and hears from it. */
export interface PlayerProps<Address extends VideoAddress> {
  video: Address;
  title: string;
  muted: boolean;
  loop: boolean;
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
