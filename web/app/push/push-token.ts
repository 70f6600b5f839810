import type { createInstallations } from './installations';
import type { Ask } from './push-calls';
import { PushError } from './push-error';
import type { PushStore, SubscriptionOptions, TokenRecord, Wishes } from './push-store';

/** After so long a token is refreshed, in ms: docs/behaviour.md. */
const refreshAfterMs = 7 * 24 * 60 * 60_000;
/** How long `subscribe()` may take, in ms: some browsers never answer without the internet. */
const subscribeTimeoutMs = 15_000;
const maxSaved = 500;

/** The part of a browser's push that is used here, so that tests can set it. */
export interface Device {
  isSupported: () => boolean;
  permission: () => NotificationPermission;
  /** The registration of the service worker. Rejects when there is none. */
  worker: () => Promise<Pick<ServiceWorkerRegistration, 'scope' | 'pushManager'>>;
}

export interface PushTokenParts {
  store: PushStore;
  ask: Ask;
  installations: ReturnType<typeof createInstallations>;
  device: Device;
  /** The numbers of what is saved, as `session:12`. */
  saved: () => Promise<readonly string[]>;
  /** Ms since 1970. */
  now: () => number;
  pause: (ms: number) => Promise<void>;
}

/** The registration of this browser for messages: kept as long as it is right, renewed when it is not. */
export function createPushToken({ store, ask, installations, device, saved, now, pause }: PushTokenParts) {
  async function applicationServerKey(): Promise<string> {
    const { status, body } = await ask({ method: 'GET', path: '/key' });
    if (status !== 200 || typeof body.publicKey !== 'string') throw new PushError('request-failed');
    return body.publicKey;
  }

  /** The subscription there is, when it is for our key; else a new one. */
  async function subscribed(key: string): Promise<SubscriptionOptions> {
    const { scope, pushManager } = await device.worker().catch((error: unknown) => {
      throw new PushError('failed-service-worker-registration', error);
    });
    try {
      const known = await pushManager.getSubscription();
      if (known && keyOf(known) === key) return optionsOf(known, key, scope);
      await known?.unsubscribe();
      const timedOut = pause(subscribeTimeoutMs).then(() => {
        throw new Error('subscribe() does not answer');
      });
      const made = await Promise.race([
        pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
        timedOut,
      ]);
      return optionsOf(made, key, scope);
    } catch (error) {
      throw new PushError('token-subscribe-failed', error);
    }
  }

  async function toTell(wishes: Wishes): Promise<object> {
    const items = (await saved()).slice(0, maxSaved).map((id) => {
      const [type, number] = id.split(':');
      return { type, id: Number(number) };
    });
    return { kinds: wishes.kinds, quiet: true, language: wishes.language, saved: items };
  }

  async function send(
    method: 'POST' | 'PATCH',
    path: string,
    { subscription, told }: Pick<TokenRecord, 'subscription' | 'told'>,
  ): Promise<string | null> {
    const { endpoint, auth, p256dh, applicationServerKey: key } = subscription;
    const wishes = JSON.parse(told) as object;
    const { status, body } = await installations.askWithToken({
      method,
      path,
      body: {
        ...wishes,
        subscription: { endpoint, expirationTime: null, keys: { auth, p256dh } },
        applicationServerKey: key,
        clock: now(),
      },
    });
    if (status === 404) return null;
    if (status >= 300 || typeof body.token !== 'string') throw new PushError('request-failed');
    return body.token;
  }

  async function register(subscription: SubscriptionOptions, told: string): Promise<string> {
    const token = await send('POST', '/registrations', { subscription, told });
    if (token === null) throw new PushError('not-registered');
    await store.token.put({ token, createdAt: now(), subscription, told });
    return token;
  }

  const unregister = ({ token }: TokenRecord) =>
    installations.askWithToken({ method: 'DELETE', path: `/registrations/${encodeURIComponent(token)}` });

  return {
    /**
     * The token of this browser. Null without the permission, without support, and for somebody who wants no messages: it
     * never asks.
     */
    get: async (): Promise<string | null> => {
      if (!device.isSupported() || device.permission() !== 'granted') return null;
      const wishes = await store.wishes.get();
      if (!wishes) return null;
      const subscription = await subscribed(await applicationServerKey());
      const told = JSON.stringify(await toTell(wishes));
      const record = await store.token.get();
      if (!record) return register(subscription, told);
      if (!isSame(subscription, record.subscription)) {
        await unregister(record);
        await store.token.delete();
        return register(subscription, told);
      }
      const isYoung = now() - record.createdAt < refreshAfterMs;
      if (isYoung && record.told === told) return record.token;
      const token = await send('PATCH', `/registrations/${encodeURIComponent(record.token)}`, {
        subscription,
        told,
      });
      // Removed at the backend, such as after the push service said that it is gone.
      if (token === null) return register(subscription, told);
      await store.token.put({ token, createdAt: now(), subscription, told });
      return token;
    },
    delete: async (): Promise<void> => {
      await store.wishes.delete();
      const worker = await device.worker().catch(() => null);
      await (await worker?.pushManager.getSubscription())?.unsubscribe();
      await installations.remove();
      await store.token.delete();
    },
  };
}

function optionsOf(
  subscription: PushSubscription,
  applicationServerKey: string,
  scope: string,
): SubscriptionOptions {
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || !keys?.auth || !keys.p256dh)
    throw new TypeError('A subscription without keys');
  return { endpoint, auth: keys.auth, p256dh: keys.p256dh, applicationServerKey, scope };
}

/** The key that a subscription is for, as base64url; null where the browser does not say. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string | null {
  if (!applicationServerKey) return null;
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const isSame = (one: SubscriptionOptions, other: SubscriptionOptions) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
