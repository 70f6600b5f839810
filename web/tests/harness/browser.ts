import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

/** Keeps a headless Chromium from calling home; `--no-sandbox` because tests may run as root. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Browser {
  context(options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Opens the Chromium that `npm test` found (CHROMIUM_PATH). */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  return {
    context: (options) => browser.newContext({ locale: 'nl-NL', ...options }),
    close: () => browser.close(),
  };
}

/** Everything a page did that it should not have: console errors, uncaught exceptions, requests to another host. */
export function watchForTrouble(page: Page, site: string): string[] {
  const trouble: string[] = [];
  const host = new URL(site).host;
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== host)
      trouble.push(`foreign request: ${request.url()}`);
  });
  return trouble;
}
