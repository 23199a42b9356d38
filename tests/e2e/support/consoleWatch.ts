import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

const VIOLATION = 'Security policy violated: ';

/** Playwright's own word where a test allows no service worker (`playwright.config.ts`). */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Runs in every page: says on the console what the security policy kept it from. */
const tellViolations = (mark: string) => {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`${mark}${effectiveDirective} ${blockedURI} ${sample}`);
  });
};

/** Collects the console warnings and errors, uncaught exceptions and security policy violations of a test's pages. */
export class ConsoleWatch {
  private readonly found: string[] = [];
  private readonly violations: string[] = [];
  private readonly allowed: RegExp[] = [];

  async attachTo(context: BrowserContext) {
    await context.addInitScript(tellViolations, VIOLATION);
    context.on('console', (message) => {
      if (message.text().startsWith(VIOLATION)) {
        this.violations.push(message.text().slice(VIOLATION.length));
        return;
      }
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (message.text() === WORKER_BLOCKED) return;
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

  /** Hands over the violations so far, for a test that provokes them: nothing else allows one. */
  takeViolations(): string[] {
    return this.violations.splice(0);
  }

  expectClean() {
    expect(this.violations, 'violations of the security policy').toEqual([]);
    const unexpected = this.found.filter(
      (text) => !this.allowed.some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'messages on the console').toEqual([]);
  }
}

/** What browsers say of a request that failed, whatever the page does about it. */
export const FAILED_REQUEST = /Failed to load resource|net::ERR_/;
