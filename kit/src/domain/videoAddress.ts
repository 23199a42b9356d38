/**
 * What an address of a video means (VIDEO-1). Pure, so that hostile input can be tested without a page: whatever is not
 * plainly a film of the site, a YouTube or a TikTok video is no video, and only an id of known letters goes into an
 * address that the page asks for.
 */

export interface FilmAddress {
  kind: 'film';
  /** The files to play, best first. */
  sources: { src: string; type: string }[];
  /** Where the film can be seen by itself. */
  original: string;
}

export interface EmbedAddress {
  kind: 'youtube' | 'tiktok';
  id: string;
  /** The video on its own site. */
  original: string;
}

export type VideoAddress = FilmAddress | EmbedAddress;

/** How the place wants a video to be played. */
export interface Playback {
  autoPlay: boolean;
  muted: boolean;
  loop: boolean;
  controls: boolean;
}

/** The origins whose players are embedded: what a content security policy has to allow as frames. */
export const playerOrigins = {
  youtube: 'https://www.youtube-nocookie.com',
  tiktok: 'https://www.tiktok.com',
} as const;

const filmPattern = /^films\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const youtubeIdPattern = /^[\w-]{6,20}$/;
const tiktokPathPattern = /^\/(@[\w.]+)\/video\/(\d{1,25})\/?$/;
const youtubeHosts = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com']);
const tiktokHosts = new Set(['www.tiktok.com', 'tiktok.com', 'm.tiktok.com']);

const youtubeId = (url: URL): string | undefined => {
  if (url.hostname === 'youtu.be') return url.pathname.slice(1);
  if (!youtubeHosts.has(url.hostname)) return undefined;
  if (url.pathname === '/watch') return url.searchParams.get('v') ?? undefined;
  return /^\/(?:shorts|embed)\/([^/]+)\/?$/.exec(url.pathname)?.[1];
};

const parseEmbed = (url: URL): EmbedAddress | undefined => {
  const id = youtubeId(url);
  if (id !== undefined) {
    if (!youtubeIdPattern.test(id)) return undefined;
    const isShort = url.pathname.startsWith('/shorts/');
    return {
      kind: 'youtube',
      id,
      original: `https://www.youtube.com/${isShort ? 'shorts/' : 'watch?v='}${id}`,
    };
  }
  if (!tiktokHosts.has(url.hostname)) return undefined;
  const [, user, video] = tiktokPathPattern.exec(url.pathname) ?? [];
  if (!user || !video) return undefined;
  return { kind: 'tiktok', id: video, original: `https://www.tiktok.com/${user}/video/${video}` };
};

/** The video that an address names: `films/name`, a YouTube or a TikTok address; `undefined` for anything else. */
export const parseVideoAddress = (address: string): VideoAddress | undefined => {
  const film = filmPattern.exec(address)?.[1];
  if (film) {
    return {
      kind: 'film',
      sources: [
        { src: `/films/${film}.webm`, type: 'video/webm' },
        { src: `/films/${film}.mp4`, type: 'video/mp4' },
      ],
      original: `/films/${film}.mp4`,
    };
  }
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPlain = url.protocol === 'https:' && !url.port && !url.username && !url.password;
  return isPlain ? parseEmbed(url) : undefined;
};

const filmTypes: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4' };

/** The film that an address of a file names, of this origin or another over https: its path ends with .webm or .mp4. */
export const parseFilmFile = (address: string): FilmAddress | undefined => {
  const here = 'https://here.invalid';
  if (!URL.canParse(address, here)) return undefined;
  const { protocol, pathname } = new URL(address, here);
  const type = filmTypes[/\.(webm|mp4)$/.exec(pathname)?.[1] ?? ''];
  return type !== undefined && protocol === 'https:'
    ? { kind: 'film', sources: [{ src: address, type }], original: address }
    : undefined;
};

const flag = (isOn: boolean) => (isOn ? '1' : '0');

/** The address of the player's frame, with the parameters that the place asks for. */
export const playerAddress = (
  video: EmbedAddress,
  { autoPlay, muted, loop, controls }: Playback,
  /** The page's own origin, which YouTube answers to. */
  origin?: string,
): string => {
  const parameters = new URLSearchParams({
    autoplay: flag(autoPlay),
    loop: flag(loop),
    controls: flag(controls),
    rel: '0',
  });
  if (video.kind === 'youtube') {
    parameters.set('mute', flag(muted));
    parameters.set('playsinline', '1');
    parameters.set('enablejsapi', '1');
    // YouTube loops a playlist only: here a list of the one video.
    if (loop) parameters.set('playlist', video.id);
    if (origin) parameters.set('origin', origin);
    return `${playerOrigins.youtube}/embed/${video.id}?${parameters}`;
  }
  parameters.set('muted', flag(muted));
  parameters.set('description', '0');
  parameters.set('music_info', '0');
  return `${playerOrigins.tiktok}/player/v1/${video.id}?${parameters}`;
};
