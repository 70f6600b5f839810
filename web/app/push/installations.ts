import type { Ask, PushAnswer, PushCall } from './push-calls';
import { PushError } from './push-error';
import type { InstallationRecord, PushStore } from './push-store';

/** How long an installation may be pending before it is given up, in ms: docs/behaviour.md. */
const pendingTimeoutMs = 10_000;
const pollMs = 500;
/** An auth token that expires within this is refreshed, in ms. */
const refreshBeforeMs = 60 * 60_000;

export interface InstallationParts {
  store: PushStore;
  ask: Ask;
  /** Ms since 1970. */
  now: () => number;
  pause: (ms: number) => Promise<void>;
  newId: () => string;
}

/** This browser as one installation at the backend, with a token that is good for an hour at least. */
export function createInstallations({ store, ask, now, pause, newId }: InstallationParts) {
  /** Installation requests are tried once more when the server fails. */
  async function askTwice(call: PushCall): Promise<PushAnswer> {
    const first = await ask(call);
    return first.status >= 500 ? ask(call) : first;
  }

  async function register(): Promise<InstallationRecord> {
    const pending = {
      id: newId(),
      status: 'pending',
      askedAt: now(),
      refreshToken: '',
      authToken: null,
    } as const;
    await store.installation.put(pending);
    try {
      const { status, body } = await askTwice({
        method: 'POST',
        path: '/installations',
        body: { id: pending.id },
      });
      const { refreshToken, authToken } = body;
      if (status !== 201 || typeof refreshToken !== 'string') throw new PushError('request-failed');
      const registered = {
        ...pending,
        status: 'registered',
        refreshToken,
        authToken: tokenIn(authToken),
      } as const;
      await store.installation.put(registered);
      return registered;
    } catch (error) {
      await store.installation.delete();
      throw error;
    }
  }

  /** The installation, once it is registered. One that is pending for too long was given up by a page that closed. */
  async function installed(): Promise<InstallationRecord> {
    for (;;) {
      const record = await store.installation.get();
      if (record?.status === 'registered') return record;
      if (!record || now() - record.askedAt >= pendingTimeoutMs) return register();
      await pause(pollMs);
    }
  }

  function tokenIn(value: unknown): NonNullable<InstallationRecord['authToken']> {
    const { token, expiresIn } = { ...(value as Record<string, unknown> | null) };
    if (typeof token !== 'string' || typeof expiresIn !== 'number') throw new PushError('request-failed');
    return { token, expiresAt: now() + expiresIn * 1000 };
  }

  async function refreshed(record: InstallationRecord): Promise<string> {
    const { status, body } = await askTwice({
      method: 'POST',
      path: `/installations/${record.id}/auth-token`,
      headers: { Authorization: `Bearer ${record.refreshToken}` },
    });
    if (status === 401 || status === 404) {
      // The backend does not know it any more: what was registered with it is gone, too.
      await forget();
      return authToken();
    }
    if (status !== 200) throw new PushError('request-failed');
    const token = tokenIn(body);
    await store.installation.put({ ...record, authToken: token });
    return token.token;
  }

  async function authToken(): Promise<string> {
    const record = await installed();
    const { authToken: known } = record;
    return known && known.expiresAt - now() > refreshBeforeMs ? known.token : refreshed(record);
  }

  async function forget(): Promise<void> {
    await store.token.delete();
    await store.installation.delete();
  }

  return {
    authToken,
    forget,
    /** Makes a call with the token; one that is not taken any more is replaced once. */
    async askWithToken(call: PushCall): Promise<PushAnswer> {
      const send = async () =>
        ask({ ...call, headers: { ...call.headers, 'X-Installation-Auth': await authToken() } });
      const first = await send();
      if (first.status !== 401) return first;
      const record = await store.installation.get();
      if (record) await refreshed(record);
      return send();
    },
    async remove(): Promise<void> {
      const record = await store.installation.get();
      if (!record) return;
      const headers = { 'X-Installation-Auth': await authToken() };
      const { status } = await askTwice({ method: 'DELETE', path: `/installations/${record.id}`, headers });
      if (status >= 500) throw new PushError('request-failed');
      await forget();
    },
  };
}

/** An id as those of Firebase: 16 bytes and a bit of random, of which the first four bits are 0111. */
export function newInstallationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(17));
  bytes[0] = 0b0111_0000 + ((bytes[0] ?? 0) % 0b1_0000);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
}
