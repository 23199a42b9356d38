import { test as base } from '@playwright/test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { startEmailReceiver } from '../../support/emailReceiver.ts';
import type { EmailReceiver } from '../../support/emailReceiver.ts';
import { ConsoleWatch } from './consoleWatch.ts';
import { MAIL_ORIGIN } from './mailSettings.ts';
import { toOtherSites } from './otherSites.ts';
import { ThirdParties } from './thirdParties.ts';

const envOrigin = (name: string) => {
  const origin = process.env[name];
  if (!origin) throw new Error(`${name} is not set: the global setup sets it`);
  return origin;
};

interface Fixtures {
  /** Where the site without e-mail keys is. */
  plainOrigin: string;
  /** The console of every page of the test. It must be clean at the end, except for what is allowed. */
  consoleWatch: ConsoleWatch;
  thirdParties: ThirdParties;
  /** The e-mail provider. */
  mail: EmailReceiver;
  /** Opens a visitor of another kind, watched like the first. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Playwright's test with a watch over console and third parties; a message nobody allowed fails the test. */
export const test = base.extend<Fixtures>({
  launchOptions: [
    async ({ launchOptions: { args = [], ...options } }, use) => {
      await use({ ...options, args: [...args, ...toOtherSites(envOrigin('E2E_OTHERS_ORIGIN'))] });
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  baseURL: async ({}, use) => {
    await use(envOrigin('E2E_ORIGIN'));
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  plainOrigin: async ({}, use) => {
    await use(envOrigin('E2E_PLAIN_ORIGIN'));
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  consoleWatch: async ({}, use) => {
    const watch = new ConsoleWatch();
    await use(watch);
    watch.expectClean();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  thirdParties: async ({}, use) => {
    await use(new ThirdParties());
  },
  context: async ({ context, consoleWatch, thirdParties }, use) => {
    await consoleWatch.attachTo(context);
    await thirdParties.attachTo(context);
    await use(context);
  },
  mail: async ({ context }, use) => {
    const receiver = await startEmailReceiver();
    await context.route(`${MAIL_ORIGIN}/**`, (route) =>
      route.continue({ url: route.request().url().replace(MAIL_ORIGIN, receiver.origin) }),
    );
    await use(receiver);
    await receiver.close();
  },
  newVisitor: async (
    { browser, baseURL, contextOptions, viewport, consoleWatch, thirdParties },
    use,
  ) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const visitor = await openContext(browser, {
        ...contextOptions,
        ...(baseURL && { baseURL }),
        viewport,
        ...options,
      });
      contexts.push(visitor);
      await consoleWatch.attachTo(visitor);
      await thirdParties.attachTo(visitor);
      return visitor.newPage();
    });
    await Promise.all(contexts.map((visitor) => visitor.close()));
  },
});

const openContext = (browser: Browser, options: BrowserContextOptions) =>
  browser.newContext(options);

export { expect } from '@playwright/test';
