import type { BrowserContext, Route } from '@playwright/test';

const isForeign = ({ protocol, hostname }: URL) =>
  /^https?:$/.test(protocol) && hostname !== '127.0.0.1';

/** The sites of other people, as a test sees them: `otherSites.ts` answers for them, and every request to them is noted. */
export class ThirdParties {
  /** The addresses asked for, in order. */
  readonly requests: string[] = [];
  private readonly contexts: BrowserContext[] = [];
  private handle: ((route: Route) => Promise<void>) | undefined;

  /** From now on they cannot be reached, as behind a company's firewall. */
  async block() {
    await this.routeTo((route) => route.abort('blockedbyclient'));
  }

  /** From now on they never answer. */
  async hang() {
    await this.routeTo(async () => undefined);
  }

  async attachTo(context: BrowserContext) {
    this.contexts.push(context);
    context.on('request', (request) => {
      if (isForeign(new URL(request.url()))) this.requests.push(request.url());
    });
    if (this.handle) await context.route(isForeign, this.handle);
  }

  private async routeTo(handle: (route: Route) => Promise<void>) {
    this.handle = handle;
    await Promise.all(this.contexts.map((context) => context.route(isForeign, handle)));
  }
}
