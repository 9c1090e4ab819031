import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

const SERVICE_WORKER_WARNING = /Service Worker registration blocked by Playwright/;

/** After signing out, or being signed out elsewhere, a page may request the current user once more. */
export const NOT_SIGNED_IN_ERROR = /status of 401 .* at \/api\/user$/;

/** Errors and warnings of the browser in one journey. */
export class BrowserErrors {
  readonly #messages: string[] = [];
  readonly #expected = [SERVICE_WORKER_WARNING];

  /**
   * Allows errors that the journey causes on purpose. Chromium logs every response with a status of 400 or above, in
   * lines like 'error: Failed to load resource: the server responded with a status of 500 () at /api/login'.
   */
  expectErrors(...lines: RegExp[]): void {
    this.#expected.push(...lines);
  }

  record(line: string): void {
    this.#messages.push(line);
  }

  get unexpected(): string[] {
    return this.#messages.filter((line) => !this.#expected.some((provoked) => provoked.test(line)));
  }
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address);

async function listen(context: BrowserContext, complaints: BrowserErrors): Promise<void> {
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      complaints.record(`${message.type()}: ${message.text()} at ${pathOf(message.location().url)}`);
    }
  });
  context.on('weberror', (thrown) => complaints.record(`thrown: ${thrown.error().message}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`The content security policy stopped ${effectiveDirective} ${blockedURI}`),
    );
  });
}

interface Journey {
  complaints: BrowserErrors;
  /** Opens a browser context for another person, whose errors are collected as well. */
  elsewhere: (options?: BrowserContextOptions) => Promise<Page>;
}

/**
 * The `test` of all journeys: it fails when a page logs an error or a warning, throws, or violates the content security
 * policy.
 */
export const test = base.extend<Journey>({
  // With a service worker, each journey would download the whole product a second time; the journeys about being
  // offline allow it.
  serviceWorkers: 'block',
  complaints: [
    async ({ context }, use) => {
      const complaints = new BrowserErrors();
      await listen(context, complaints);
      await use(complaints);
      // The next journey may get the same context, and Playwright doesn't reset this.
      await context.setOffline(false);
      expect(complaints.unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: async ({ browser, complaints }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      await listen(context, complaints);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };
