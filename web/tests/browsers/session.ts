import { setTimeout as delay } from 'node:timers/promises';

import { expect } from 'vitest';

/** A page that asks for nothing during this time has loaded. */
const quietMs = 700;

/** A command of WebDriver and its parameters, as one of the two browsers takes them. */
export interface WebDriver {
  /** Loads a URL and waits until the page has loaded. */
  navigate(url: string): Promise<void>;
  /** The result of a function's body in the page; what it returns has to be JSON. */
  execute(body: string, args: readonly unknown[]): Promise<unknown>;
  /** Presses the middle of the first element that the selector fits, as a pointer does. */
  click(selector: string): Promise<void>;
  /** Types into the first element that the selector fits, with keys. */
  type(selector: string, text: string): Promise<void>;
  /** Errors of pages and policies that the browser itself noted; empty where it notes none. */
  notedErrors(): Promise<string[]>;
  stop(): Promise<void>;
}

/** A browser that a visitor uses, and what went wrong in its pages. */
export class BrowserSession {
  readonly #driver: WebDriver;
  readonly #site: string;
  /** Everything that went wrong in pages that were left already. */
  readonly #errors: string[] = [];

  constructor(driver: WebDriver, site: string) {
    this.#driver = driver;
    this.#site = site;
  }

  /** Opens a page of the site and waits until it reacts. */
  async open(path: string): Promise<void> {
    await this.#collect();
    await this.settle();
    await this.#driver.navigate(this.#site + path);
    await this.#driver.execute(listener, []);
    await this.untilTrue('return document.readyState === "complete"');
  }

  async click(selector: string): Promise<void> {
    await this.untilTrue('return document.querySelector(arguments[0]) !== null', selector);
    await this.evaluate(
      'document.querySelector(arguments[0]).scrollIntoView({ block: "center", behavior: "instant" })',
      selector,
    );
    await this.#driver.click(selector);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.#driver.type(selector, text);
  }

  async evaluate(body: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#driver.execute(body, args);
  }

  async text(selector: string): Promise<unknown> {
    return this.evaluate('return document.querySelector(arguments[0])?.textContent ?? null', selector);
  }

  /** Waits until a function's body returns true in the page. */
  async untilTrue(body: string, ...args: readonly unknown[]): Promise<void> {
    await expect.poll(() => this.evaluate(body, ...args), { timeout: 20_000 }).toBe(true);
  }

  async untilPath(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.evaluate('return location.pathname + location.search')).toMatch(pattern);
  }

  /** Errors and reports since the last time. */
  async errors(): Promise<string[]> {
    await this.settle();
    await this.#collect();
    return [...this.#errors.splice(0), ...(await this.#driver.notedErrors())];
  }

  /** Waits until the page asks for nothing more: browsers note it as an error when a page is left while it still loads. */
  async settle(): Promise<void> {
    const count = () => this.#driver.execute('return performance.getEntriesByType("resource").length', []);
    let [before, now]: unknown[] = [undefined, await count()];
    while (now !== before) {
      before = now;
      await delay(quietMs);
      now = await count();
    }
  }

  async #collect(): Promise<void> {
    const found = await this.#driver.execute('return (window.pageErrors ?? []).splice(0)', []);
    if (Array.isArray(found)) this.#errors.push(...found.map(String));
  }
}

/** Notes in the page what goes wrong in it from now on. */
const listener = `
  if (window.pageErrors) return;
  window.pageErrors = [];
  const note = (text) => window.pageErrors.push(location.pathname + ': ' + text);
  addEventListener('error', (event) => note(event.message ?? event.target?.src));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    note('policy ' + event.effectiveDirective + ' ' + event.blockedURI));
  const log = console.error;
  console.error = (...parts) => { note(parts.map(String).join(' ')); log(...parts); };
`;
