import { readEntryId, type Agenda } from 'beursvloer-domain/agenda';
import { networkTimeoutMs } from '../../http-client/network-timeout';
import { feedName } from './saved';

/** A feed without an account: the token is in the address that a calendar reads, and the key changes what it finds there. */
export interface DeviceFeed {
  key: string;
  token: string;
}

interface StoredFeed extends DeviceFeed {
  sent: readonly number[];
}

const debounceMs = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;
let latest: Agenda = [];

/** The feed that this device made without an account; null when there is none. */
export function deviceFeed(): DeviceFeed | null {
  return stored();
}

/** Sends the sessions that are saved, when they are others than the feed has. Tried again when the connection is back. */
export function updateSoon(agenda: Agenda): void {
  latest = agenda;
  clearTimeout(timer);
  timer = setTimeout(() => {
    update().catch(() => window.addEventListener('online', () => updateSoon(latest), { once: true }));
  }, debounceMs);
}

async function update(): Promise<void> {
  const feed = stored();
  const sessions = sessionsIn(latest);
  if (!feed || sessions.join() === feed.sent.join()) return;
  const { status } = await post('/api/agenda-feeds/sessions', { key: feed.key, sessions });
  if (status === 404) return localStorage.removeItem(feedName);
  if (status >= 400) throw new Error(`The feed answered ${status}.`);
  store({ ...feed, sent: sessions });
}

/** Makes the feed of this device; the one before it stops. Throws when it could not be made. */
export async function beginDeviceFeed(agenda: Agenda, alarm: number | null): Promise<string> {
  const sessions = sessionsIn(agenda);
  const made = await ok(post('/api/agenda-feeds', { sessions, alarm }));
  const feed = { key: textIn(made, 'key'), token: textIn(made, 'token'), sent: sessions };
  await stopDeviceFeed();
  store(feed);
  return feed.token;
}

export async function stopDeviceFeed(): Promise<void> {
  const feed = stored();
  if (feed) await ok(post('/api/agenda-feeds/stop', { key: feed.key }));
  localStorage.removeItem(feedName);
}

/** Tells only that there is a feed: its URL cannot be read again. */
export async function hasAccountFeed(): Promise<boolean> {
  const signal = AbortSignal.timeout(networkTimeoutMs());
  return (await ok(fetch('/api/account/agenda/feed', { signal }))) !== null;
}

/** Makes the feed of the account; the one before it stops. Returns the token of its address. */
export async function beginAccountFeed(alarm: number | null): Promise<string> {
  return textIn(await ok(post('/api/account/agenda/feed', { alarm })), 'token');
}

export async function stopAccountFeed(): Promise<void> {
  await ok(post('/api/account/agenda/feed/stop', {}));
}

function sessionsIn(agenda: Agenda): number[] {
  return agenda.flatMap(({ id, on }) => {
    const named = on ? readEntryId(id) : null;
    return named?.kind === 'session' ? [named.publicId] : [];
  });
}

function stored(): StoredFeed | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(feedName) ?? 'null');
    const sent: unknown = typeof read === 'object' && read !== null && 'sent' in read ? read.sent : null;
    if (!Array.isArray(sent)) return null;
    return { key: textIn(read, 'key'), token: textIn(read, 'token'), sent };
  } catch {
    return null;
  }
}

function store(feed: StoredFeed): void {
  localStorage.setItem(feedName, JSON.stringify(feed));
}

const post = (path: string, body: object) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(networkTimeoutMs()),
  });

/** The data of a response; throws for an error. */
async function ok(asked: Promise<Response>): Promise<unknown> {
  const response = await asked;
  if (!response.ok) throw new Error(`The feed answered ${response.status}.`);
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
}

function textIn(value: unknown, name: string): string {
  const fields: Partial<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const text = fields[name];
  if (typeof text !== 'string') throw new Error(`The feed has no ${name}.`);
  return text;
}
