/** The site's headers in the forms that hosts read. What they say is in `securityHeaders.ts`; docs/hosting.md says how to use them. */
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

/** In nginx the first expression of a map that fits decides. */
const mapOf = (rules: readonly HeaderRule[], name: string) => {
  const overruling = rules.filter(({ path, headers }) => path !== '/*' && headers[name]);
  const everywhere = rules.find(({ path }) => path === '/*')?.headers[name] ?? '';
  return [
    `map $uri ${variable(name)} {`,
    `    default ${quoted(everywhere)};`,
    ...overruling.map(
      ({ path, headers }) => `    ~^${path.slice(0, -1)} ${quoted(headers[name] ?? '')};`,
    ),
    '}',
  ];
};

/** A complete configuration of nginx, for the folder `sites-enabled` or `conf.d`. */
export const nginxFile = (rules: readonly HeaderRule[], host: string): string => {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return [
    '# Written by "npm run build". Change the root and the certificate to your own; docs/hosting.md says more.',
    ...names.flatMap((name) => mapOf(rules, name)),
    '',
    'server {',
    '    listen 80;',
    '    listen [::]:80;',
    `    server_name ${host};`,
    '    return 301 https://$host$request_uri;',
    '}',
    '',
    'server {',
    '    listen 443 ssl;',
    '    listen [::]:443 ssl;',
    `    server_name ${host};`,
    `    ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
    `    ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
    '    server_tokens off;',
    '    charset utf-8;',
    '',
    '    root /var/www/lasakita/dist;',
    '    # "name.gz" lies beside every text; "brotli_static on;" serves "name.br" where nginx has that module.',
    '    gzip_static on;',
    '    error_page 404 /404.html;',
    '    location / {',
    '        try_files $uri $uri/index.html =404;',
    '    }',
    '    location = /site.webmanifest {',
    '        default_type application/manifest+json;',
    '    }',
    '    location = /_headers {',
    '        return 404;',
    '    }',
    '',
    '    # "always": the page for unknown paths has them too.',
    ...names.map((name) => `    add_header ${name} ${variable(name)} always;`),
    '}',
    '',
  ].join('\n');
};
