import { readSavedOnce } from '../saved/saved-database';
import { createInstallations, newInstallationId } from './installations';
import { createAsk } from './push-calls';
import { createPushToken, type Device } from './push-token';
import { openPushStore } from './push-store';

/** Pages and the service worker take turns: two at once would make two registrations. */
const lockName = 'push';

export function openPush(worker: Device['worker']) {
  const store = openPushStore();
  const ask = createAsk(
    (...call) => fetch(...call),
    () => navigator.onLine,
  );
  const now = Date.now;
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const installations = createInstallations({ store, ask, now, pause, newId: newInstallationId });
  const token = createPushToken({
    store,
    ask,
    installations,
    now,
    pause,
    device: {
      isSupported: () => 'PushManager' in globalThis && 'Notification' in globalThis,
      permission: () => Notification.permission,
      worker,
    },
    saved: async () => {
      const agenda = await readSavedOnce();
      return agenda.filter(({ on }) => on).map(({ id }) => id);
    },
  });
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    navigator.locks.request(lockName, work);
  return {
    store,
    ask,
    getToken: () => inTurn(token.get),
    deleteToken: () => inTurn(token.delete),
    /** Has this device get the organiser's tests. False when the code is no good or no longer. */
    becomeTester: (code: string) =>
      inTurn(async () => {
        const call = { method: 'POST', path: '/tester', body: { code } } as const;
        return (await installations.askWithToken(call)).status === 204;
      }),
  };
}
