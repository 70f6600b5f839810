import type { App } from './app';

export interface Purge {
  tags: string[];
  gone: boolean;
}

export interface Feed {
  cursor: string;
  reset: boolean;
  purges: (Purge & { seq: number })[];
}

/** Requests purges as the site does; `query` is appended to the URL as it is. */
export async function askFeed(
  app: App,
  query = '',
  secret: string | null = 'test-secret-of-the-purges',
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${app.url}/api/purges${query}`, {
    headers: secret === null ? {} : { 'x-beursvloer-purges': secret },
  });
  return { status: response.status, text: await response.text() };
}

/** Reads the feed; throws on an error response. */
export async function readFeed(app: App, after?: string, waitSeconds = 0): Promise<Feed> {
  const query = new URLSearchParams({ wait: String(waitSeconds), ...(after !== undefined && { after }) });
  const { status, text } = await askFeed(app, `?${query}`);
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return JSON.parse(text);
}

/** The cursor of a reader who has read everything. */
export async function newestCursor(app: App): Promise<string> {
  return (await readFeed(app)).cursor;
}

/** The purges that a change writes, with tags and paths in order. */
export async function purgesOf(app: App, change: () => Promise<unknown>): Promise<Purge[]> {
  const after = await newestCursor(app);
  await change();
  const { purges, reset } = await readFeed(app, after);
  if (reset) throw new Error('The feed started anew.');
  return purges.map(({ tags, gone }) => ({ tags: tags.sort(), gone }));
}

/** A purge in the same notation. */
export function purge(tags: string[], more: Partial<Purge> = {}): Purge {
  return { tags: tags.sort(), gone: false, ...more };
}
