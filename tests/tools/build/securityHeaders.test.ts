import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  headersFile,
  netlifyFile,
  nginxFile,
  nginxReleaseFiles,
  readHeadersFile,
  vercelFile,
} from '../../../tools/build/hostingFiles.ts';
import { headerRules, headersOf, inlineHashes } from '../../../tools/build/securityHeaders.ts';
import type { PolicyParts } from '../../../tools/build/securityHeaders.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const parts: PolicyParts = {
  scripts: [sha('start()')],
  styles: [sha('a{}')],
  players: ['https://player.example'],
  frames: ['https://map.example'],
  connections: ['https://mail.example'],
};
const rules = headerRules(parts);

const policyOf = (pathname: string) => {
  const text = headersOf(rules, pathname)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
};

describe('the hashes of a document', () => {
  test('are of what runs and of what styles, as it stands there, each once', () => {
    const page = `<script>a < b</script><script type="module">\nb()\n</script><style data-x="y">c{}</style>`;
    expect(inlineHashes([page, page])).toEqual({
      scripts: [sha('a < b'), sha('\nb()\n')].toSorted(),
      styles: [sha('c{}')],
    });
  });

  test('leave out data and scripts with an address', () => {
    const page = `<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>`;
    expect(inlineHashes([page])).toEqual({ scripts: [], styles: [] });
  });

  test.each(['<p style="color:red">', '<img src="a" onerror="b()">'])(
    'cannot allow %s, which is an error',
    (tag) => {
      expect(() => inlineHashes([`<body>${tag}`])).toThrow(
        /forbids the attribute "(style|onerror)"/,
      );
    },
  );

  test('take words in scripts for no attribute', () => {
    expect(() =>
      inlineHashes([`<script>'<p style="">'</script><p title="on=">style="" onerror=""`]),
    ).not.toThrow();
  });
});

describe('the policy of a page', () => {
  const policy = policyOf('/home');

  test('allows nothing that it does not name, and nothing unsafe', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|https?:[^/]/);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['service-worker']);
  });

  test('allows the site’s own code, its inline code by hash, and empty styles', () => {
    expect(policy['script-src']).toEqual(["'self'", ...parts.scripts]);
    expect(policy['style-src']).toEqual(["'self'", sha(''), ...parts.styles]);
  });

  test('allows frames of the players and the map, and connections to the mailbox', () => {
    expect(policy['frame-src']).toEqual(['https://player.example', 'https://map.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://mail.example']);
  });
});

test('players, and not the map, may play unasked and fill the screen', () => {
  const permissions = headersOf(rules, '/home')['Permissions-Policy'];
  expect(permissions).toContain('autoplay=(self "https://player.example")');
  expect(permissions).toContain('camera=()');
  expect(permissions).toContain('geolocation=(self)');
  expect(permissions).not.toContain('map.example');
});

test.each([
  ['/', 'no-cache'],
  ['/home', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/site.webmanifest', 'no-cache'],
  ['/films/about.webm', 'no-cache'],
  ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
  ['/pictures/a.avif', 'public, max-age=31536000, immutable'],
])('%s is kept as "%s"', (pathname, kept) => {
  expect(headersOf(rules, pathname)['Cache-Control']).toBe(kept);
});

test('every path has every header', () => {
  const names = Object.keys(headersOf(rules, '/home'));
  expect(names).toHaveLength(8);
  for (const { path } of rules) {
    expect(Object.keys(headersOf(rules, path.replace('*', 'x')))).toEqual(names);
  }
});

describe('the forms for hosts', () => {
  test('_headers reads back to what was written', () => {
    expect(readHeadersFile(headersFile(rules))).toEqual(rules);
  });

  test('_headers takes off what it overrules, as Cloudflare needs it, and only that', () => {
    const [everything = '', ...folders] = headersFile(rules).split(/\n(?=\/)/);
    expect(everything).not.toContain('!');
    for (const folder of folders) {
      const taken = [...folder.matchAll(/^ {2}! (.+)$/gm)].map(([, name]) => name);
      const given = [...folder.matchAll(/^ {2}([\w-]+): /gm)].map(([, name]) => name);
      expect(taken).toEqual(given);
    }
  });

  test('_headers with a line that Cloudflare would cut is an error', () => {
    const many = Array.from({ length: 40 }, (_, index) => sha(String(index)));
    expect(() => headersFile(headerRules({ ...parts, styles: many }))).toThrow(/too long/);
  });

  test('netlify.toml says the same', () => {
    const blocks = netlifyFile(rules).split('[[headers]]').slice(1);
    const read = blocks.map((block) => {
      const [first, ...values] = [...block.matchAll(/^ +([\w-]+) = (".*")$/gm)].map(
        ([, name = '', value = '']): [string, string] => [name, JSON.parse(value) as string],
      );
      return { path: first?.[1], headers: Object.fromEntries(values) };
    });
    expect(read).toEqual(rules);
  });

  test('vercel.json says the same', () => {
    const { headers } = JSON.parse(vercelFile(rules)) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    for (const pathname of ['/', '/home', '/assets/a.js', '/films/a.mp4']) {
      const fitting = headers.filter(({ source }) => new RegExp(`^${source}$`).test(pathname));
      const sent = Object.fromEntries(
        fitting.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
      );
      expect(sent).toEqual(headersOf(rules, pathname));
    }
  });

  test('nginx says the same', () => {
    const files = nginxReleaseFiles({ rules, pages: ['/home'], release: 'abc' });
    const unquoted = (value: string) => JSON.parse(value) as string;
    const maps = new Map(
      [...files['maps.conf'].matchAll(/^map \$uri (\$\w+) \{\n([^}]*)\}$/gm)].map(
        ([, name = '', body = '']) => [
          name,
          [...body.matchAll(/^ +(\S+) (".*");$/gm)].map(([, key = '', value = '']) => ({
            key,
            value: unquoted(value),
          })),
        ],
      ),
    );
    for (const pathname of ['/home/index.html', '/404.html', '/assets/a.js', '/icons/a.png']) {
      const sent = Object.fromEntries(
        [...files['site.conf'].matchAll(/add_header (\S+) (\$\w+) always;/g)].map(
          ([, header = '', name = '']) => {
            const choices = maps.get(`${name}_by_path`) ?? [];
            const fitting = choices.find(
              ({ key }) => key.startsWith('~') && new RegExp(key.slice(1)).test(pathname),
            );
            return [header, (fitting ?? choices.find(({ key }) => key === 'default'))?.value];
          },
        ),
      );
      expect(sent).toEqual(headersOf(rules, pathname));
    }
  });

  test('nginx leads to the site’s own name only, and serves the release by its name', () => {
    const servers = nginxFile('www.lasakita.example');
    expect(servers).toContain('return 301 https://www.lasakita.example$request_uri;');
    expect(servers).not.toContain('$host');
    const { 'site.conf': site } = nginxReleaseFiles({ rules, pages: ['/home'], release: 'abc' });
    expect(site).toMatch(/^root \S+\/releases\/abc\/dist;$/m);
  });
});
