import type { App } from './app';

/** The public address of the site in the tests, which nothing listens on. */
const site = 'https://beurs.example';

/** Follows redirects between services as a browser does, with cookies per host; what is the site's goes to the backend. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>();

  constructor(private readonly app: App) {}

  /** One request, without following where it sends. */
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

  /** Goes where `url` sends, and on, until a page of the site or a page that sends nowhere. */
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

  /** The cookies of the site, as they would be stolen or kept. */
  cookies(): Map<string, string> {
    return new Map(this.#cookies.get(new URL(this.app.url).host));
  }

  restore(cookies: Map<string, string>): void {
    this.#cookies.set(new URL(this.app.url).host, new Map(cookies));
  }
}

export const call = (path: string) => `${site}/api${path}`;
