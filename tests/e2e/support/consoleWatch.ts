import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

/** Every warning and error that the pages of a test put on the console or threw. */
export class ConsoleWatch {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [];

  attachTo(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.found.push(`thrown: ${error.error().message}`));
  }

  /** Messages that belong to what the test does, such as the browser's own about a connection that was cut. */
  allow(...patterns: RegExp[]) {
    this.allowed.push(...patterns);
  }

  /** The messages that match, for a test that expects them. */
  matching(pattern: RegExp): string[] {
    return this.found.filter((text) => pattern.test(text));
  }

  expectClean() {
    const unexpected = this.found.filter(
      (text) => !this.allowed.some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'messages on the console').toEqual([]);
  }
}

/** What browsers say of a request that failed, whatever the page does about it. */
export const FAILED_REQUEST = /Failed to load resource|net::ERR_/;
