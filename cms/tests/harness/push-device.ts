import { randomBytes } from 'node:crypto';
import type { App } from './app';
import type { PushService, Subscription } from './push-service';

export interface PushResponse {
  status: number;
  headers: Headers;
  // Whatever came: tests compare it.
  body: Record<string, unknown> & { error?: { code: string } };
}

export interface PushDevice {
  fid: string;
  refreshToken: string;
  auth: string;
  subscription: Subscription;
  /** The token of its registration. */
  registration: string;
}

let networks = 0;

/** One call under `/api/push`, from a network of its own unless the headers say another. */
export async function callPush(
  url: string,
  method: string,
  target: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<PushResponse> {
  const response = await fetch(`${url}/api/push${target}`, {
    method,
    headers: {
      'x-forwarded-for': `198.51.${(networks += 1) % 250}.7`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text === '' ? '{}' : text) };
}

/** An id as browsers make it: the first four bits are 0111. */
export function newFid(): string {
  const bytes = randomBytes(17);
  bytes[0] = 0x70 | ((bytes[0] ?? 0) & 0x0f);
  return bytes.toString('base64url').slice(0, 22);
}

/** A registration as a browser sends it. */
export const wanted = (service: PushService, subscription: Subscription, more: object = {}) => ({
  subscription,
  applicationServerKey: service.publicKey,
  kinds: { moved: true, soon: true, news: true },
  quiet: false,
  language: 'nl',
  saved: [],
  clock: Date.now(),
  ...more,
});

export async function install(url: string): Promise<{ fid: string; refreshToken: string; auth: string }> {
  const fid = newFid();
  const { status, body } = await callPush(url, 'POST', '/installations', { id: fid });
  if (status !== 201) throw new Error(`The installation was answered with ${status}.`);
  const { token } = body.authToken as { token: string };
  return { fid, refreshToken: String(body.refreshToken), auth: token };
}

/** A device that gets messages. */
export async function registerDevice(
  url: string,
  service: PushService,
  more: object = {},
): Promise<PushDevice> {
  const installation = await install(url);
  const subscription = service.subscribe();
  const { status, body } = await callPush(
    url,
    'POST',
    '/registrations',
    wanted(service, subscription, more),
    { 'x-installation-auth': installation.auth },
  );
  if (status !== 201) throw new Error(`The registration was answered with ${status}.`);
  return { ...installation, subscription, registration: String(body.token) };
}

/** A device that had its first message before, and so proved that it is there. */
export async function provedDevice(
  app: Pick<App, 'strapi' | 'url'>,
  service: PushService,
  more: object = {},
): Promise<PushDevice> {
  const device = await registerDevice(app.url, service, more);
  const { connection } = app.strapi.db;
  await connection('deliveries').where({ kind: 'push', about: 'welcome' }).delete();
  await connection('push_registrations').update({ unproved_since: null });
  return device;
}
