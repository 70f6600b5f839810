import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createInstallations, newInstallationId } from './installations';
import { createAsk, type Ask, type PushCall } from './push-calls';
import { PushError } from './push-error';
import type { InstallationRecord, PushStore, Slot, TokenRecord, Wishes } from './push-store';
import { createPushToken } from './push-token';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const keyBytes = new Uint8Array(66).fill(7);
/** 66 bytes need no padding. */
const key = btoa(String.fromCharCode(...keyBytes));

let now: number;
let calls: string[];
let bodies: unknown[];
/** The backend's response to a call; null for the usual one. */
let answer: (call: PushCall) => { status: number; body?: Record<string, unknown> } | null;
let permission: NotificationPermission;
let isSupported: boolean;
let subscription: { endpoint: string } | null;
let subscribe: () => Promise<void>;
let saved: string[];
let store: PushStore;
let made: number;

function slot<Value>(first: Value | null = null): Slot<Value> {
  let value = first;
  return {
    get: () => Promise.resolve(value),
    put: (next) => Promise.resolve(void (value = next)),
    delete: () => Promise.resolve(void (value = null)),
  };
}

const wishes: Wishes = { kinds: { moved: true, soon: false, news: false }, language: 'nl' };

// Node.js 20 has none.
vi.stubGlobal('navigator', { onLine: true, userAgent: 'Mozilla/5.0 Firefox/140.0' });

beforeEach(() => {
  now = Date.UTC(2027, 1, 9, 10);
  calls = [];
  bodies = [];
  answer = () => null;
  permission = 'granted';
  isSupported = true;
  subscription = null;
  saved = ['session:12'];
  made = 0;
  subscribe = () => {
    subscription = { endpoint: `https://push.example/${(made += 1)}` };
    return Promise.resolve();
  };
  store = {
    installation: slot<InstallationRecord>(),
    token: slot<TokenRecord>(),
    wishes: slot<Wishes>(wishes),
  };
});

const ask: Ask = (call) => {
  calls.push(`${call.method} ${call.path.replace(/[\w-]{22}/, ':id')}`);
  bodies.push(call.body);
  const said = answer(call);
  if (said) return Promise.resolve({ body: {}, ...said });
  const authToken = { token: `auth-${calls.length}`, expiresIn: (7 * dayMs) / 1000 };
  if (call.path === '/key') return Promise.resolve({ status: 200, body: { publicKey: key } });
  if (call.path === '/installations')
    return Promise.resolve({ status: 201, body: { refreshToken: 'refresh', authToken } });
  if (call.path.endsWith('/auth-token')) return Promise.resolve({ status: 200, body: authToken });
  if (call.method === 'DELETE') return Promise.resolve({ status: 204, body: {} });
  const token = call.method === 'POST' ? `token-${made}` : call.path.split('/').at(-1);
  return Promise.resolve({ status: call.method === 'POST' ? 201 : 200, body: { token } });
};

const pushManager = {
  getSubscription: () => Promise.resolve(subscription && browserSubscription(subscription.endpoint)),
  subscribe: async () => {
    await subscribe();
    return browserSubscription(subscription?.endpoint ?? '');
  },
};
// The two methods and the one field of it that are used.
const browserSubscription = (endpoint: string) =>
  ({
    options: { applicationServerKey: keyBytes.buffer },
    toJSON: () => ({ endpoint, keys: { auth: 'a', p256dh: 'p' } }),
    unsubscribe: () => Promise.resolve(true),
  }) as unknown as PushSubscription;

/** Time passes while something waits. */
const pause = (ms: number) => {
  now += ms;
  return Promise.resolve();
};

function open() {
  const installations = createInstallations({ store, ask, now: () => now, pause, newId: newInstallationId });
  const token = createPushToken({
    store,
    ask,
    installations,
    now: () => now,
    // Nobody waits for `subscribe()` unless a test says so.
    pause: (ms) => (waits ? pause(ms) : new Promise(() => {})),
    saved: () => Promise.resolve(saved),
    device: {
      isSupported: () => isSupported,
      permission: () => permission,
      worker: () =>
        hasWorker
          ? Promise.resolve({ scope: '/', pushManager: pushManager as unknown as PushManager })
          : Promise.reject(new Error('no worker')),
    },
  });
  return { installations, token };
}
let waits = false;
let hasWorker = true;
beforeEach(() => {
  waits = false;
  hasWorker = true;
});

const registered = ['GET /key', 'POST /installations', 'POST /registrations'];

describe('a token', () => {
  test.each([
    ['without the permission', () => (permission = 'default')],
    ['when it was refused', () => (permission = 'denied')],
    ['without support', () => (isSupported = false)],
    ['for somebody who wants no messages', () => void store.wishes.delete()],
  ])('is null %s, and nothing is asked', async (_name, set) => {
    set();
    expect(await open().token.get()).toBeNull();
    expect(calls).toEqual([]);
  });

  test('is made once, with what was chosen and saved, and used again for seven days', async () => {
    const { token } = open();
    expect(await token.get()).toBe('token-1');
    expect(calls).toEqual(registered);
    expect(bodies.at(-1)).toMatchObject({
      kinds: wishes.kinds,
      language: 'nl',
      saved: [{ type: 'session', id: 12 }],
      subscription: { endpoint: 'https://push.example/1', keys: { auth: 'a', p256dh: 'p' } },
      applicationServerKey: key,
    });
    calls = [];
    now += 7 * dayMs - minuteMs * 61;
    expect(await token.get()).toBe('token-1');
    expect(calls).toEqual(['GET /key']);
  });

  test('of seven days is refreshed, and young again', async () => {
    const { token } = open();
    await token.get();
    calls = [];
    now += 7 * dayMs;
    expect(await token.get()).toBe('token-1');
    expect(calls).toEqual(['GET /key', 'POST /installations/:id/auth-token', 'PATCH /registrations/token-1']);
    calls = [];
    now += 6 * dayMs;
    await token.get();
    expect(calls).toEqual(['GET /key']);
  });

  test('of another subscription is taken away, and a new one is made', async () => {
    const { token } = open();
    await token.get();
    calls = [];
    await subscribe();
    expect(await token.get()).toBe('token-2');
    expect(calls).toEqual(['GET /key', 'DELETE /registrations/token-1', 'POST /registrations']);
  });

  test('goes with what is saved', async () => {
    const { token } = open();
    await token.get();
    calls = [];
    saved = ['session:12', 'exhibitor:7'];
    await token.get();
    await token.get();
    expect(calls).toEqual(['GET /key', 'PATCH /registrations/token-1', 'GET /key']);
  });

  test('that the backend does not know any more is made anew', async () => {
    const { token } = open();
    await token.get();
    calls = [];
    saved = [];
    answer = ({ method }) => (method === 'PATCH' ? { status: 404 } : null);
    expect(await token.get()).toBe('token-1');
    expect(calls).toEqual(['GET /key', 'PATCH /registrations/token-1', 'POST /registrations']);
  });

  test.each([
    [
      'token-subscribe-failed',
      'subscribe() never answers',
      () => {
        waits = true;
        subscribe = () => new Promise(() => {});
      },
    ],
    [
      'token-subscribe-failed',
      'subscribe() fails',
      () => {
        subscribe = () => Promise.reject(new Error('no'));
      },
    ],
    ['failed-service-worker-registration', 'there is no worker', () => (hasWorker = false)],
    ['request-failed', 'the key is not given', () => (answer = () => ({ status: 503 }))],
    [
      'request-failed',
      'a registration is rejected',
      () => {
        answer = ({ path }) => (path === '/registrations' ? { status: 400 } : null);
      },
    ],
  ])('fails with %s when %s, and nothing is stored as if it had worked', async (code, _name, set) => {
    set();
    await expect(open().token.get()).rejects.toMatchObject({ name: 'PushError', code });
    expect(await store.token.get()).toBeNull();
  });

  test('that is deleted leaves nothing', async () => {
    const { token } = open();
    await token.get();
    calls = [];
    await token.delete();
    expect(calls).toEqual(['DELETE /installations/:id']);
    expect(await Promise.all([store.installation.get(), store.token.get(), store.wishes.get()])).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('an installation', () => {
  test('has an id of 22 characters that begins with the bits 0111', () => {
    const ids = Array.from({ length: 500 }, newInstallationId);
    expect(ids.every((id) => /^[c-f][\w-]{21}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(500);
  });

  test('is asked for once more after a failure of the server, and not a third time', async () => {
    answer = ({ path }) => (path === '/installations' ? { status: 503 } : null);
    await expect(open().installations.authToken()).rejects.toMatchObject({ code: 'request-failed' });
    expect(calls).toEqual(['POST /installations', 'POST /installations']);
    expect(await store.installation.get()).toBeNull();
  });

  test('that is rejected is not asked for again', async () => {
    answer = ({ path }) => (path === '/installations' ? { status: 409 } : null);
    await expect(open().installations.authToken()).rejects.toBeInstanceOf(PushError);
    expect(calls).toEqual(['POST /installations']);
  });

  test('keeps its token until an hour before it expires', async () => {
    const { installations } = open();
    const first = await installations.authToken();
    now += 7 * dayMs - 61 * minuteMs;
    expect(await installations.authToken()).toBe(first);
    now += minuteMs;
    expect(await installations.authToken()).not.toBe(first);
    expect(calls).toEqual(['POST /installations', 'POST /installations/:id/auth-token']);
  });

  test.each([401, 404])('that the backend does not know any more (%i) is made anew', async (status) => {
    const { installations } = open();
    await installations.authToken();
    const before = await store.installation.get();
    now += 7 * dayMs;
    answer = ({ path }) => (path.endsWith('/auth-token') ? { status } : null);
    await installations.authToken();
    expect((await store.installation.get())?.id).not.toBe(before?.id);
  });

  test('that another page is making is waited for, ten seconds at most', async () => {
    const id = 'cAAAAAAAAAAAAAAAAAAAAA';
    const pending: InstallationRecord = {
      id,
      status: 'pending',
      askedAt: now,
      refreshToken: '',
      authToken: null,
    };
    await store.installation.put(pending);
    const began = now;
    await open().installations.authToken();
    expect(now - began).toBe(10_000);
    expect(calls).toEqual(['POST /installations']);
    expect((await store.installation.get())?.id).not.toBe(id);
  });

  test('whose token is not taken gets another one, once', async () => {
    const { installations } = open();
    await installations.authToken();
    calls = [];
    answer = ({ path }) => (path === '/registrations' ? { status: 401 } : null);
    const { status } = await installations.askWithToken({ method: 'POST', path: '/registrations' });
    expect(status).toBe(401);
    expect(calls).toEqual([
      'POST /registrations',
      'POST /installations/:id/auth-token',
      'POST /registrations',
    ]);
  });
});

describe('a call that gets no answer', () => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch'));
  test.each([
    ['app-offline', false],
    ['request-failed', true],
  ])('fails with %s when being online is %s', async (code, isOnline) => {
    const call = createAsk(failing, () => isOnline)({ method: 'GET', path: '/key' });
    await expect(call).rejects.toMatchObject({ code });
  });

  test('with something that is no JSON has an empty body', async () => {
    const portal = createAsk(
      () => Promise.resolve(new Response('<h1>Wifi</h1>')),
      () => true,
    );
    expect(await portal({ method: 'GET', path: '/key' })).toEqual({ status: 200, body: {} });
  });
});
