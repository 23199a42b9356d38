import type { VideoAddress } from '../../domain/videoAddress.ts';

/** The words of a video. */
export interface VideoLabels {
  /** The button that plays it, before its title. @default 'Play video' */
  playVideo: string;
  /** The button that pauses it, before its title. @default 'Pause video' */
  pauseVideo: string;
  /** The link to the original, by where that lies. @default 'Open the film', 'Watch on YouTube', 'Watch on TikTok' */
  originals: Readonly<Record<VideoAddress['kind'], string>>;
  /** Told of a link to another site. @default 'opens in a new tab' */
  newTab: string;
}

export const defaultLabels: VideoLabels = {
  playVideo: 'Play video',
  pauseVideo: 'Pause video',
  originals: {
    film: 'Open the film',
    youtube: 'Watch on YouTube',
    tiktok: 'Watch on TikTok',
  },
  newTab: 'opens in a new tab',
};
