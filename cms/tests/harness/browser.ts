import type { App } from './app';

/** The public URL of the site in the tests; nothing listens on it. */
const site = 'https://beurs.example';

/** Follows redirects between services as a browser does, with cookies per host; URLs of the site go to the backend. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>();

  constructor(private readonly app: App) {}

  /** Sends one request without following its redirect. */
  async get(
    location: string,
  ): Promise<{ status: number; body: string; location: string; cookies: string[] }> {
    const url = new URL(
      location.startsWith(`${site}/`) ? this.app.url + location.slice(site.length) : location,
    );
    const jar = this.#cookies.get(url.host) ?? new Map<string, string>();
    this.#cookies.set(url.host, jar);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    const cookies = response.headers.getSetCookie();
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const next = response.headers.get('location') ?? '';
    return {
      status: response.status,
      body: await response.text(),
      location: next === '' ? '' : new URL(next, url).href,
      cookies,
    };
  }

  /** Follows redirects from `url` to a page of the site, or to a page without a redirect. */
  async follow(url: string): Promise<string> {
    let next = url;
    for (let hops = 0; hops < 12 && !next.startsWith(`${site}/c?`); hops += 1) {
      const { location, status, body } = await this.get(next);
      if (location === '') throw new Error(`${next} answered ${status}: ${body.slice(0, 300)}`);
      next = location;
    }
    return next;
  }

  /** Forgets the cookies of the site. */
  forget(): void {
    this.#cookies.delete(new URL(this.app.url).host);
  }

  /** The cookies of the site, for tests that steal or restore them. */
  cookies(): Map<string, string> {
    return new Map(this.#cookies.get(new URL(this.app.url).host));
  }

  restore(cookies: Map<string, string>): void {
    this.#cookies.set(new URL(this.app.url).host, new Map(cookies));
  }
}

export const call = (path: string) => `${site}/api${path}`;
