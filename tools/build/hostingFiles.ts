/** The site's headers in the formats of hosts. Their content: `securityHeaders.ts`; their use: docs/hosting.md. */
import type { HeaderRule } from './securityHeaders.ts';

/** Cloudflare reads no longer line, and ignores what is beyond. */
const LONGEST_LINE = 2000;

/**
 * `_headers`, for Netlify and Cloudflare. Netlify lets a later rule overrule an earlier one; Cloudflare would join the two
 * values, unless the earlier one is taken off first by a line that Netlify ignores.
 *
 * @throws When a line is too long.
 */
export const headersFile = (rules: readonly HeaderRule[]): string => {
  const given = new Set<string>();
  const lines = rules.flatMap(({ path, headers }) => {
    const names = Object.keys(headers);
    const overruled = names.filter((name) => given.has(name));
    if (path === '/*') for (const name of names) given.add(name);
    return [
      path,
      ...overruled.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ];
  });
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) {
    throw new Error(
      `A header of ${tooLong.length} characters is too long for _headers (${LONGEST_LINE}): ${tooLong.slice(0, 60)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
};

/** Reads `_headers` as `headersFile` writes it. */
export const readHeadersFile = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line, headers: {} });
    else if (rule && name && value) rule.headers[name] = value;
  }
  return rules;
};

const quoted = (text: string) => JSON.stringify(text);

/** `netlify.toml`: what to build and publish, and the headers. */
export const netlifyFile = (rules: readonly HeaderRule[]): string =>
  [
    '[build]',
    '  command = "npm run build"',
    '  publish = "dist"',
    ...rules.flatMap(({ path, headers }) => [
      '',
      '[[headers]]',
      `  for = ${quoted(path)}`,
      '  [headers.values]',
      ...Object.entries(headers).map(([name, value]) => `    ${name} = ${quoted(value)}`),
    ]),
    '',
  ].join('\n');

/** `vercel.json`. Vercel too lets a later rule overrule an earlier one. */
export const vercelFile = (rules: readonly HeaderRule[]): string =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      trailingSlash: false,
      headers: rules.map(({ path, headers }) => ({
        source: path.replace('*', '(.*)'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    },
    null,
    2,
  )}\n`;

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

const expressionOf = (path: string) => (path.endsWith('*') ? path.slice(0, -1) : `${path}$`);

/** In nginx the first expression of a map that fits decides. */
const mapOf = (rules: readonly HeaderRule[], name: string) => {
  const overruling = rules.filter(({ path, headers }) => path !== '/*' && headers[name]);
  const everywhere = rules.find(({ path }) => path === '/*')?.headers[name] ?? '';
  return [
    `map $uri ${variable(name)}_by_path {`,
    `    default ${quoted(everywhere)};`,
    ...overruling.map(
      ({ path, headers }) => `    ~^${expressionOf(path)} ${quoted(headers[name] ?? '')};`,
    ),
    '}',
    // A range that no file has (416) is found out after the headers were added, and then all are added again.
    `map $status ${variable(name)} {`,
    '    volatile;',
    '    416 "";',
    `    default ${variable(name)}_by_path;`,
    '}',
  ];
};

/** Leads to a page's own address from others that name its document. */
const addressMap = (pages: readonly string[]) => [
  'map $uri $site_own_address {',
  '    default "";',
  '    ~*^/index\\.html$ /;',
  ...pages.flatMap((page) => [
    `    ~^${page}$ "";`,
    `    ~*^${page}(?:/|/index\\.html)?$ ${page};`,
  ]),
  '}',
];

const namesOf = (rules: readonly HeaderRule[]) => [
  ...new Set(rules.flatMap(({ headers }) => Object.keys(headers))),
];

export interface NginxRelease {
  rules: readonly HeaderRule[];
  /** The paths of all pages. */
  pages: readonly string[];
  /** The name of the build's folder in `releases/`. */
  release: string;
  /** The site's folder on the host. @default '/var/www/lasakita' */
  place?: string;
}

/** Where the releases lie, and the link to the one that is served. */
const NGINX_PLACE = '/var/www/lasakita';

/**
 * The nginx files of one build, as part of its release: one for outside of the server blocks, one for the site's server
 * block. The root is the release's own folder, not the link to it: page and headers change at the same moment, when nginx
 * reloads its configuration.
 */
export const nginxReleaseFiles = ({
  rules,
  pages,
  release,
  place = NGINX_PLACE,
}: NginxRelease): Record<'maps.conf' | 'site.conf', string> => {
  const names = namesOf(rules);
  const maps = [
    '# Written by "npm run build"; belongs to the release that it lies in.',
    ...names.flatMap((name) => mapOf(rules, name)),
    ...addressMap(pages),
  ];
  const site = [
    '# Written by "npm run build"; belongs to the release that it lies in.',
    `root ${place}/releases/${release}/dist;`,
    'charset utf-8;',
    'absolute_redirect off;',
    'error_page 404 /404.html;',
    'if ($site_own_address) {',
    '    return 301 $site_own_address$is_args$args;',
    '}',
    'location / {',
    '    try_files $uri $uri/index.html =404;',
    '}',
    '# While nginx changes from one release to the next, a page of either may ask for its code where the other is served.',
    'location ~ ^/(?:assets|pictures)/ {',
    '    try_files $uri @current;',
    '}',
    'location @current {',
    `    root ${place}/current/dist;`,
    '    try_files $uri @previous;',
    '}',
    'location @previous {',
    `    root ${place}/previous/dist;`,
    '    try_files $uri =404;',
    '}',
    'location = /site.webmanifest {',
    '    default_type application/manifest+json;',
    '}',
    'location = /_headers {',
    '    return 404;',
    '}',
    '# "always": the page for unknown paths has them too.',
    ...names.map((name) => `add_header ${name} ${variable(name)} always;`),
  ];
  return { 'maps.conf': `${maps.join('\n')}\n`, 'site.conf': `${site.join('\n')}\n` };
};

/** What stays when releases change: the servers, for the folder `conf.d`. */
export const nginxFile = (host: string, place = NGINX_PLACE): string =>
  [
    '# Written by "npm run build", to be installed once and changed as you need it; docs/hosting.md says how. For nginx 1.19.4 or',
    '# newer. Headers, root and addresses come with each release.',
    `include ${place}/current/nginx/maps.conf;`,
    '',
    '# Whoever asks for another name than the site’s gets no answer.',
    'server {',
    '    listen 80 default_server;',
    '    listen [::]:80 default_server;',
    '    return 444;',
    '}',
    'server {',
    '    listen 443 ssl http2 default_server;',
    '    listen [::]:443 ssl http2 default_server;',
    '    ssl_reject_handshake on;',
    '}',
    '',
    'server {',
    '    listen 80;',
    '    listen [::]:80;',
    `    server_name ${host};`,
    '    server_tokens off;',
    `    return 301 https://${host}$request_uri;`,
    '}',
    '',
    'server {',
    '    listen 443 ssl http2;',
    '    listen [::]:443 ssl http2;',
    `    server_name ${host};`,
    '    server_tokens off;',
    `    ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
    `    ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
    '',
    '    # "name.gz" and "name.br" lie beside every text. Caches must know that the answer depends on who asks.',
    '    gzip_static on;',
    '    gzip_vary on;',
    '    # With the module of Debian’s package libnginx-mod-http-brotli-static:',
    '    # brotli_static on;',
    '',
    `    include ${place}/current/nginx/site.conf;`,
    '}',
    '',
  ].join('\n');
