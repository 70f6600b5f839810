import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { findChromium } from '../../../scripts/install/chromium.mjs';

/** Keeps a headless Chromium from calling home; `--no-sandbox` because tests may run as root. */
const usualFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Features that Chromium leaves out. The URL bar's pop-ups are pages of their own, which cost a renderer for
 * each window; the others are Playwright's own list, which a list of ours takes the place of.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'OmniboxWebUIPopup', 'AimEnabled'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'DialMediaRouteProvider'],
  ...['GlobalMediaControls', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'Translate'],
  ...['ThirdPartyStoragePartitioning', 'BlockOriginHeaderModificationOnRedirect', 'OptimizationHints'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'NetworkTimeServiceQuerying'],
];

/** The header that gives a visitor of a shared fair an address of their own. */
export function fromOwnAddress(): { 'x-forwarded-for': string } {
  const network = randomBytes(4).toString('hex');
  return { 'x-forwarded-for': `2001:db8:${network.slice(0, 4)}:${network.slice(4)}::1` };
}

export interface Browser {
  context(options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
  isOpen(): boolean;
}

export interface BrowserNeeds {
  /** Further flags of Chromium's, such as a camera that plays a file. */
  flags?: readonly string[];
  notifications?: boolean;
}

/** Opens the Chromium of CHROMIUM_PATH or of this machine. */
export async function openBrowser({
  flags = [],
  notifications = false,
}: BrowserNeeds = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium({ notifications }),
    args: [...usualFlags, ...flags, `--disable-features=${disabledFeatures.join(',')}`],
  });
  return {
    context: async (options) => {
      // A worker answers for the server. The tests of it let it.
      const context = await browser.newContext({
        locale: 'nl-NL',
        serviceWorkers: 'block',
        // Few forms without a captcha token are taken from one address, and a browser without scripts has no token.
        ...(options?.javaScriptEnabled === false && { extraHTTPHeaders: fromOwnAddress() }),
        ...options,
      });
      await context.addInitScript(() => {
        // The admin has a policy of its own, which its library tries.
        if (location.pathname.startsWith('/admin')) return;
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI} ${sample}`);
        });
      });
      context.on('page', followRequests);
      if (options?.javaScriptEnabled !== false) context.on('page', waitUntilHydrated);
      return context;
    },
    close: () => browser.close(),
    isOpen: () => browser.isConnected(),
  };
}

/** The browser of this process for files that need nothing special: to start one takes seconds. It ends with the process. */
let usualBrowser: Promise<Browser> | undefined;

async function openUsualBrowser(): Promise<Browser> {
  const earlier = await usualBrowser?.catch(() => undefined);
  if (earlier?.isOpen()) return earlier;
  usualBrowser = openBrowser();
  return usualBrowser;
}

/** How long a page may take to hydrate; one whose scripts do not load never does. */
const hydrationTimeoutMs = 5000;

/** Pages on which nobody does anything after they are opened. */
const leftUnhydrated = new WeakSet<Page>();

/** Leaves the sections of a page unhydrated that hydrate on interaction. */
export function leaveUnhydrated(page: Page): Page {
  leftUnhydrated.add(page);
  return page;
}

/** True while sections of a page are as the server rendered them. */
export function isPartlyUnhydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const comments = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT);
    for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
      // React's mark for a Suspense boundary. Hydrated elements get a property of React's.
      const first = comment.nextSibling;
      const isBoundary =
        comment.nodeValue === '$' && first instanceof HTMLElement && first.tagName !== 'SCRIPT';
      if (isBoundary && !Object.keys(first).some((name) => name.startsWith('__reactFiber'))) return true;
    }
    return false;
  });
}

/** Does something on a page that changes nothing, so that it hydrates. */
const interact = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('wheel')));

/**
 * Makes opening a page wait for its hydration as well. Its scripts load after the first paint, so that a browser may call
 * it complete before, and some of its sections hydrate on interaction.
 */
function waitUntilHydrated(page: Page): void {
  const isHydrated = () =>
    page
      .evaluate(
        () =>
          !('__reactRouterContext' in window) ||
          Object.keys(document.body).some((name) => name.startsWith('__reactFiber')),
      )
      .catch(() => false);
  const wait = async () => {
    const deadline = Date.now() + hydrationTimeoutMs;
    while (!(await isHydrated()) && Date.now() < deadline) await pause(20);
    if (leftUnhydrated.has(page)) return;
    await interact(page).catch(() => {});
    while ((await isPartlyUnhydrated(page).catch(() => false)) && Date.now() < deadline) await pause(20);
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const early = ['commit', 'domcontentloaded'];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!early.includes(options?.waitUntil ?? '')) await wait();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!early.includes(options?.waitUntil ?? '')) await wait();
    return response;
  };
}

/** Interacts with a page that came by a link, a redirect or Back, until all of it is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  const isHydrated = async () => {
    await interact(page);
    return (await page.locator('html[data-started]').count()) === 1 && !(await isPartlyUnhydrated(page));
  };
  await expect.poll(isHydrated, { timeout: 30_000 }).toBe(true);
}

/** Waits until a page has done what it had at hand, to show that something does not happen. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    await new Promise((idle) => requestIdleCallback(idle));
  });
}

const underWay = new WeakMap<Page, Set<Request>>();

function followRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // The document before it waits for nothing any more.
    if (request.isNavigationRequest()) requests.clear();
    requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until a page has all that it asked for, and asks for nothing more of itself. */
export async function untilFetched(page: Page): Promise<void> {
  const isQuiet = async () => {
    if (underWay.get(page)?.size !== 0) return false;
    // Another document may take the place of this one meanwhile.
    const isIdle = await untilIdle(page).then(
      () => true,
      () => false,
    );
    return isIdle && underWay.get(page)?.size === 0;
  };
  await expect.poll(isQuiet, { timeout: 30_000, interval: 20 }).toBe(true);
}

/**
 * Gives a test file a browser, one of its own when it has needs; to be called once, beside the tests. What a test opens is
 * closed after it; what is opened before the first test stays until the last.
 */
export function browserForFile(needs?: BrowserNeeds) {
  let browser: Browser;
  let opened: BrowserContext[] = [];
  let ofFile: BrowserContext[] | undefined;
  const stopped: string[] = [];
  beforeAll(async () => {
    browser = await (needs ? openBrowser(needs) : openUsualBrowser());
  });
  beforeEach(() => {
    ofFile ??= opened;
    opened = [];
  });
  afterEach(async () => {
    for (const context of opened) await context.close();
    expect(stopped.splice(0), "what the pages' own policy stopped").toEqual([]);
  });
  afterAll(async () => {
    for (const context of ofFile ?? opened) await context.close();
    if (needs) await browser.close();
  });

  async function context(options?: BrowserContextOptions): Promise<BrowserContext> {
    const added = await browser.context(options);
    opened.push(added);
    added.on('console', (message) => {
      if (isOfPolicy(message.text())) stopped.push(`${message.text()} (${message.page()?.url()})`);
    });
    return added;
  }
  return {
    context,
    /** A page in a context of its own. */
    page: async (options?: BrowserContextOptions): Promise<Page> => (await context(options)).newPage(),
    /** Reports of the policy so far; a test that expects one takes it away from here. */
    stopped,
  };
}

/** True for what Chromium says, and what our own listener says, when a policy stops something. */
function isOfPolicy(said: string): boolean {
  return /Content.Security.Policy|Permissions-Policy|requires 'Trusted/i.test(said);
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
