import type { BrowserContext, Route } from '@playwright/test';

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
    matches: /^https:\/\/www\.tiktok\.com\/player\/v1\//,
    body: playerPage({ type: 'onPlayerReady', 'x-tiktok-player': true }),
  },
  {
    matches: /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
    body: playerPage(JSON.stringify({ event: 'initialDelivery' })),
  },
  {
    matches: /^https:\/\/www\.google\.com\/maps\?.*output=embed/,
    body: '<!doctype html><title>Map</title><body>Map</body>',
  },
];

/** The sites of other people, as a test sees them: they answer from here, and every request to them is noted. */
export class ThirdParties {
  /** The addresses asked for, in order. */
  readonly requests: string[] = [];
  private mode: 'answer' | 'block' | 'hang' = 'answer';
  private readonly own = new Set<string>();

  constructor(ownOrigins: readonly string[]) {
    for (const origin of ownOrigins) this.own.add(origin);
  }

  /** From now on they cannot be reached, as behind a company's firewall. */
  block() {
    this.mode = 'block';
  }

  /** From now on they never answer. */
  hang() {
    this.mode = 'hang';
  }

  async attachTo(context: BrowserContext) {
    const isForeign = (url: URL) => /^https?:$/.test(url.protocol) && !this.own.has(url.origin);
    context.on('request', (request) => {
      if (isForeign(new URL(request.url()))) this.requests.push(request.url());
    });
    await context.route(isForeign, (route) => this.answer(route));
  }

  private async answer(route: Route) {
    if (this.mode === 'hang') return;
    const url = route.request().url();
    const known = answers.find(({ matches }) => matches.test(url));
    if (this.mode === 'block') await route.abort('blockedbyclient');
    else if (known) await route.fulfill({ contentType: 'text/html', body: known.body });
    // A page of another site that the visitor opened in a new tab.
    else if (route.request().isNavigationRequest()) {
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Other</title>',
      });
    } else await route.fulfill({ status: 204 });
  }
}
