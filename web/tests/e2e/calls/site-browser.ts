import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { parseSetCookie } from 'cookie';
import { vi } from 'vitest';

import type { RecordedCall } from '../../harness/between';
import type { World } from './table';

interface ShownPage {
  status: number;
  /** Path and query, after redirects. */
  path: string;
  text: string;
}

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A browser of somebody, without a window: it has cookies, runs the site's own functions, and sends forms as they stand. */
export interface SiteBrowser {
  fetch: typeof globalThis.fetch;
  open: (path: string) => Promise<ShownPage>;
  /** Opens a page, fills in its form of this name and sends it, as a browser without scripts does. */
  send: (path: string, form: string, fields?: Fields) => Promise<ShownPage>;
  /** Sends a form whose fields only scripts fill in. */
  post: (path: string, fields: Fields) => Promise<ShownPage>;
  /** Runs functions of the site as a page of it does. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Waits until nothing is under way any more. */
  settled: () => Promise<void>;
  /** The value of a cookie that has not expired. */
  cookie: (name: string) => string | undefined;
  setCookie: (text: string) => void;
}

interface HeldCookie {
  name: string;
  value: string;
  path: string;
  expiresAt: number;
}

let networks = 0;

/** @param calls where what this browser asks under `/api` is recorded */
export function openSiteBrowser(site: string, calls: RecordedCall[]): SiteBrowser {
  // Each is somewhere else, so that one row never uses up what another may do.
  const ip = `203.0.${(networks += 1) >> 8}.${networks & 255}`;
  let held: HeldCookie[] = [];
  const storage = new Map<string, string>();
  let underWay = 0;

  function setCookie(text: string): void {
    const { name, value = '', path = '/', maxAge, expires } = parseSetCookie(text);
    const expiresAt = maxAge === undefined ? (expires?.getTime() ?? Infinity) : Date.now() + maxAge * 1000;
    held = held.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (expiresAt > Date.now()) held.push({ name, value, path, expiresAt });
  }
  function cookieHeader(pathname: string): string {
    held = held.filter(({ expiresAt }) => expiresAt > Date.now());
    return held
      .filter(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  const siteFetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, site);
    const headers = new Headers(init?.headers);
    headers.set('Origin', site);
    headers.set('Sec-Fetch-Site', 'same-origin');
    headers.set('X-Forwarded-For', ip);
    headers.set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    const cookie = cookieHeader(url.pathname);
    if (cookie !== '') headers.set('Cookie', cookie);
    underWay += 1;
    const response = await realFetch(url, { ...init, headers }).finally(() => (underWay -= 1));
    for (const text of response.headers.getSetCookie()) setCookie(text);
    if (url.origin === site && url.pathname.startsWith('/api/'))
      calls.push({ method: init?.method ?? 'GET', path: url.pathname, status: response.status });
    return response;
  };

  async function follow(to: URL, init?: RequestInit): Promise<ShownPage> {
    let url = to;
    let response = await siteFetch(url, { ...init, redirect: 'manual' });
    for (let step = 0; step < 12; step += 1) {
      // To another site a page leads, and not a redirect.
      const next =
        response.headers.get('location') ?? response.headers.get('refresh')?.replace(/^0; url=/, '');
      if (next === undefined) break;
      await response.body?.cancel();
      url = new URL(next, url);
      response = await siteFetch(url, { redirect: 'manual' });
    }
    return { status: response.status, path: url.pathname + url.search, text: await response.text() };
  }
  const open = (path: string) => follow(new URL(path, site));
  const post: SiteBrowser['post'] = (path, fields) => {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields))
      for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
    return follow(new URL(path, site), { method: 'POST', body });
  };

  return {
    fetch: siteFetch,
    open,
    async send(path, form, fields = {}) {
      const page = await open(path);
      const found = formIn(page.text, form);
      if (found === null) throw new Error(`${path} has no form ${form}, but status ${page.status}`);
      return post(found.action ?? page.path, { ...found.hidden, ...fields });
    },
    post,
    async run(work) {
      const document = {
        hidden: false,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        documentElement: { toggleAttribute: (_name: string, force: boolean) => force },
      };
      Object.defineProperty(document, 'cookie', { get: () => cookieHeader('/'), set: setCookie });
      const localStorage = {
        getItem: (name: string) => storage.get(name) ?? null,
        setItem: (name: string, value: string) => void storage.set(name, value),
        removeItem: (name: string) => void storage.delete(name),
      };
      const window = {
        isSecureContext: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        localStorage,
      };
      const globals = {
        fetch: siteFetch,
        document,
        window,
        localStorage,
        sessionStorage: localStorage,
        navigator: { onLine: true, userAgent: 'Mozilla/5.0 Firefox/140.0' },
        location: new URL(site),
        Worker: PageWorker,
        XMLHttpRequest: requestWith(siteFetch),
      };
      for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
      try {
        return await work();
      } finally {
        vi.unstubAllGlobals();
      }
    },
    async settled() {
      // Whoever asks again does so right after the response.
      for (let quiet = 0; quiet < 10; quiet = underWay === 0 ? quiet + 1 : 0)
        await new Promise((resolve) => setTimeout(resolve, 10));
    },
    cookie: (name) => held.find((cookie) => cookie.name === name && cookie.expiresAt > Date.now())?.value,
    setCookie,
  };
}

const realFetch = globalThis.fetch;

/** The hidden fields and the address of a form; null where the page does not have it. */
function formIn(
  html: string,
  name: string,
): { hidden: Record<string, string>; action: string | null } | null {
  const forms = html.match(/<form\b[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((text) => hiddenIn(text).form === name);
  if (form === undefined) return null;
  const action = /^<form\b[^>]*?\saction="([^"]*)"/.exec(form)?.[1];
  return { hidden: hiddenIn(form), action: action === undefined ? null : unescaped(action) };
}

function hiddenIn(form: string): Record<string, string> {
  const inputs = form.match(/<input\b[^>]*\btype="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(
    inputs.map((input) => {
      const read = (name: string) => unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? '');
      return [read('name'), read('value')];
    }),
  );
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The worker of the captcha, as a page loads it, in a thread of Node. */
class PageWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #thread: Worker;
  constructor() {
    const file = new URL('../../../node_modules/altcha/dist/workers/pbkdf2.js', import.meta.url);
    const before = `
      const { parentPort } = require('node:worker_threads');
      globalThis.self = globalThis;
      self.postMessage = (data) => parentPort.postMessage(data);
      parentPort.on('message', (data) => self.onmessage({ data }));\n`;
    this.#thread = new Worker(before + readFileSync(file, 'utf8'), { eval: true });
    this.#thread.on('message', (data: unknown) => this.onmessage?.({ data }));
    this.#thread.on('error', () => this.onerror?.());
  }
  postMessage(data: unknown): void {
    this.#thread.postMessage(data);
  }
  terminate(): void {
    void this.#thread.terminate();
  }
}

/** As much of XMLHttpRequest as sends a file. */
function requestWith(fetch: typeof globalThis.fetch) {
  return class {
    readonly upload = {};
    status = 0;
    responseText = '';
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    #call: [url: string, init: RequestInit & { headers: Record<string, string> }] = ['', { headers: {} }];
    open(method: string, url: string): void {
      this.#call = [url, { method, headers: {} }];
    }
    setRequestHeader(name: string, value: string): void {
      this.#call[1].headers[name] = value;
    }
    send(body: Blob): void {
      const [url, init] = this.#call;
      fetch(url, { ...init, body }).then(
        async (response) => {
          this.status = response.status;
          this.responseText = await response.text();
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  };
}

/** The link to a page in a mail to somebody; mails about other things come in between. */
export async function mailedUrl({ mailbox, site }: World, email: string, page: string): Promise<URL> {
  for (;;) {
    const { text } = await mailbox.next(email);
    const links = text.match(/https?:\/\/\S+/g) ?? [];
    const found = links.find((link) => link.startsWith(site) && new URL(link).pathname === page);
    if (found !== undefined) return new URL(found);
  }
}

/** An e-mail address that nobody used before. */
export const newEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@post.example`;
