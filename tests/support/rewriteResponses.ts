import type { BrowserContext } from '@playwright/test';

/** A server may close a connection at the moment that it is used once more; the next attempt opens another. */
const MOST_RETRIES = 3;

/** Changes the text of every response with a matching address on its way to the page, to plant a fault in a script. */
export const rewriteResponses = (
  context: BrowserContext,
  address: RegExp,
  change: (text: string) => string,
) =>
  context.route(address, async (route) => {
    const response = await route.fetch({ maxRetries: MOST_RETRIES });
    await route.fulfill({ response, body: change(await response.text()) });
  });
