import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createInstallations, newInstallationId } from '../../../app/push/installations';
import { createAsk } from '../../../app/push/push-calls';
import type { InstallationRecord, PushStore } from '../../../app/push/push-store';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const dayMs = 24 * 60 * 60_000;

// The code of browsers asks what connection there is.
beforeAll(() => {
  vi.stubGlobal('navigator', { onLine: true });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Stands in for a browser's IndexedDB. */
function storeInMemory(): PushStore {
  const one = <Value>() => {
    let value: Value | null = null;
    return {
      get: () => Promise.resolve(value),
      put: (next: Value) => {
        value = next;
        return Promise.resolve();
      },
      delete: () => {
        value = null;
        return Promise.resolve();
      },
    };
  };
  return { installation: one(), token: one(), wishes: one() };
}

/** The browser's own code, which calls the running site. */
function deviceAt(clock: { ms: number }) {
  const store = storeInMemory();
  const statuses: number[] = [];
  const ask = createAsk(
    async (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set('Origin', site);
      headers.set('Sec-Fetch-Site', 'same-origin');
      const response = await fetch(new URL(path instanceof Request ? path.url : path, site), {
        ...init,
        headers,
      });
      statuses.push(response.status);
      return response;
    },
    () => true,
  );
  const parts = { store, ask, now: () => clock.ms, pause: () => Promise.resolve(), newId: newInstallationId };
  return { installations: createInstallations(parts), store, statuses };
}

const registered = ({ installation }: PushStore): Promise<InstallationRecord | null> => installation.get();

test.each([6.99, 8, 31, 366])(
  'after %d days a device renews its token and can end its messages',
  async (days) => {
    const clock = { ms: Date.now() };
    const { installations, store, statuses } = deviceAt(clock);
    const first = await installations.authToken();
    const { id } = (await registered(store)) ?? {};
    clock.ms += days * dayMs;
    await installations.authToken();
    expect((await registered(store))?.id).toBe(id);
    expect(first).toMatch(/^[\w-]{22}\./);
    await installations.remove();
    expect(await registered(store)).toBeNull();
    expect(statuses).toEqual([201, 200, 204]);
  },
);

test('a device that the content backend forgot begins anew by itself', async () => {
  const clock = { ms: Date.now() };
  const { installations, store, statuses } = deviceAt(clock);
  await installations.authToken();
  const known = await registered(store);
  if (!known) throw new Error('The installation is not there');
  await store.installation.put({ ...known, id: newInstallationId() });
  clock.ms += 8 * dayMs;
  expect(await installations.authToken()).toMatch(/^[\w-]{22}\./);
  expect(statuses).toEqual([201, 404, 201]);
});
