/** The sites of other people, in one server: whatever host the browser asks for, it is led here. */
import fs from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { listening } from '../../../tools/build/siteServer.ts';
import type { SiteServer } from '../../../tools/build/siteServer.ts';

/** A key and a certificate that no browser trusts: they encrypt nothing but what tests say to themselves. */
const pem = fs.readFileSync(path.join(import.meta.dirname, 'otherSites.pem'));

/** Answers as the players and the map do, as far as the site listens. */
const playerPage = (message: unknown) => `<!doctype html><title>Player</title>
<body style="margin:0;background:#222;color:#fff">Player
<script>
  const answer = () => parent.postMessage(${JSON.stringify(message)}, '*');
  addEventListener('message', answer);
  answer();
</script>`;

const answers: { matches: RegExp; body: string }[] = [
  {
    matches: /^www\.tiktok\.com\/player\/v1\//,
    body: playerPage({ type: 'onPlayerReady', 'x-tiktok-player': true }),
  },
  {
    matches: /^www\.youtube-nocookie\.com\/embed\//,
    body: playerPage(JSON.stringify({ event: 'initialDelivery' })),
  },
  {
    matches: /^www\.google\.com\/maps\?.*output=embed/,
    body: '<!doctype html><title>Map</title><body>Map</body>',
  },
];

export const startOtherSites = async (): Promise<SiteServer> => {
  const server = https.createServer({ key: pem, cert: pem }, ({ headers, url }, response) => {
    const address = `${headers.host}${url}`;
    const known = answers.find(({ matches }) => matches.test(address));
    // Or a page of another site that the visitor opened in a new tab.
    const body =
      known?.body ??
      (headers['sec-fetch-mode'] === 'navigate'
        ? '<!doctype html><title>Other</title>'
        : undefined);
    response.writeHead(body === undefined ? 204 : 200, { 'Content-Type': 'text/html' });
    response.end(body);
  });
  return listening(server);
};

/**
 * The launch arguments with which a browser finds these sites under every name. Playwright's routes would do the same, but
 * they lead every request of a page through the test and disable the browser's cache. Then each further page of a test
 * costs as much as its first.
 */
export const toOtherSites = (origin: string): string[] => [
  `--host-resolver-rules=MAP * ${new URL(origin).host}, EXCLUDE 127.0.0.1`,
  '--ignore-certificate-errors',
];
