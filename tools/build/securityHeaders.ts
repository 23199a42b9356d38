/**
 * The headers that every response of the site carries, in one place: the build writes them in the forms that hosts read
 * (`hostingFiles.ts`), and the preview server sends them. docs/security.md says why each of them is there.
 */
import { createHash } from 'node:crypto';

/** Headers of what a path matches. A later rule overrules an earlier one. */
export interface HeaderRule {
  /** `/*` for everything, all of a folder: `/assets/*`, or one page alone: `/admin`. */
  path: string;
  headers: Record<string, string>;
}

/** What a policy must name beside the site itself. */
export interface PolicyParts {
  /** The hashes of the inline scripts of all pages, as a policy spells them. */
  scripts: readonly string[];
  /** The hashes of the inline styles of all pages. */
  styles: readonly string[];
  /** Origins of the video players, which may play unasked and fill the screen. */
  players: readonly string[];
  /** Origins of what else is framed: the map's. */
  frames: readonly string[];
  /** Origins that the site's code asks beside its own: the e-mail provider's. */
  connections: readonly string[];
  /** What the editor of the content asks: git hosts. @default there is no editor */
  editor?: { origins: readonly string[] } | undefined;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * In production emotion adds its rules to style elements that stay empty, which the policy does not see; the empty element
 * itself must be allowed.
 */
const EMPTY_STYLE = hashOf('');

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Other types are data, such as JSON-LD, which no browser runs. */
const isRun = (attributes: string) =>
  !/\ssrc=/.test(attributes) &&
  /^(?:module|text\/javascript|)$/.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? '');

const ATTRIBUTE = /<[a-z][^<>]*\s(style|on[a-z]+)="[^"]*"/i;

/**
 * The hashes of the inline scripts and styles of documents, each once, sorted.
 *
 * @throws When a document has a style or an event handler as an attribute, which no hash allows.
 */
export const inlineHashes = (
  documents: Iterable<string>,
): Pick<PolicyParts, 'scripts' | 'styles'> => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of documents) {
    for (const [, name, attributes = '', text = ''] of html.matchAll(ELEMENT)) {
      if (name === 'style') styles.add(hashOf(text));
      else if (isRun(attributes)) scripts.add(hashOf(text));
    }
    const [tag, attribute] = ATTRIBUTE.exec(html.replaceAll(ELEMENT, '')) ?? [];
    if (tag) throw new Error(`The security policy forbids the attribute "${attribute}" in ${tag}>`);
  }
  return { scripts: [...scripts].toSorted(), styles: [...styles].toSorted() };
};

/** The policy of every document, strictest where nothing is needed. */
const documentPolicy = ({ scripts, styles, players, frames, connections }: PolicyParts): string =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", EMPTY_STYLE, ...styles],
    'img-src': ["'self'"],
    // The peso sign is a font of one glyph inside the styles.
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [...players, ...frames],
    'connect-src': ["'self'", ...connections],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Nothing in the page makes code of text, and no part of it may begin to. The one policy knows the worker's address.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['service-worker'],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/**
 * The policy of the content editor, which is no page for visitors. The editor writes its own styles, shows pictures that
 * were just added, draws previews in its own frame, and asks the git host that it was built for.
 */
const editorPolicy = (origins: readonly string[]): string =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'", 'blob:', 'data:'],
    'img-src': [
      "'self'",
      'blob:',
      'data:',
      ...(origins.includes('https://api.github.com')
        ? ['https://avatars.githubusercontent.com']
        : []),
    ],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'blob:'],
    'frame-src': ['blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...origins],
    'form-action': ["'self'"],
    // The frame of the preview says where its addresses begin.
    'base-uri': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** The headers of the editor, which no search engine may list. */
const editorRules = ({ editor }: PolicyParts): HeaderRule[] =>
  (editor ? ['/admin', '/admin/*'] : []).map((path) => ({
    path,
    headers: {
      'Content-Security-Policy': editorPolicy(editor?.origins ?? []),
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
      // The host's page to sign in on is a window of its own, which tells this one.
      'Cross-Origin-Opener-Policy': editor?.origins.length
        ? 'same-origin-allow-popups'
        : 'same-origin',
    },
  }));

/** For files that are no documents: opened by themselves, as a drawing can be, they do nothing. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What no part of the site uses, nor may a frame. */
const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

const permissions = (players: readonly string[]) => {
  const here = `(${['self', ...players.map((origin) => `"${origin}"`)].join(' ')})`;
  return [
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    // "Use my location" of the dealers' page; no frame may.
    'geolocation=(self)',
    `autoplay=${here}`,
    `fullscreen=${here}`,
  ].join(', ');
};

const TWO_YEARS = 63_072_000;
const ONE_YEAR = 31_536_000;

/** Kept, and asked about each time: a page, and whatever keeps its name when it changes, such as a service worker. */
const REVALIDATED = 'no-cache';
/** Named after what is in it. */
const FOREVER = `public, max-age=${ONE_YEAR}, immutable`;

const HASHED_FOLDERS = ['assets', 'pictures'];
const NAMED_FOLDERS = ['films', 'icons'];

/** All headers of the site. */
export const headerRules = (parts: PolicyParts): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': documentPolicy(parts),
      'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains; preload`,
      'X-Content-Type-Options': 'nosniff',
      // YouTube's player wants to know the site that embeds it.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissions(parts.players),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': REVALIDATED,
    },
  },
  ...HASHED_FOLDERS.map((folder) => ({
    path: `/${folder}/*`,
    headers: { 'Content-Security-Policy': FILE_POLICY, 'Cache-Control': FOREVER },
  })),
  ...NAMED_FOLDERS.map((folder) => ({
    path: `/${folder}/*`,
    headers: { 'Content-Security-Policy': FILE_POLICY },
  })),
  ...editorRules(parts),
];

const matches = ({ path }: HeaderRule, pathname: string) =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;

/** The headers of a path, as a host that reads the rules sends them. */
export const headersOf = (rules: readonly HeaderRule[], pathname: string): Record<string, string> =>
  Object.assign(
    {},
    ...rules.filter((rule) => matches(rule, pathname)).map(({ headers }) => headers),
  ) as Record<string, string>;
