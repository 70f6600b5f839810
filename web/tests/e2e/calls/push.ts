import { expect } from 'vitest';

import type { PushService, Subscription } from '../../../../cms/tests/harness/push-service';
import { createInstallations, newInstallationId } from '../../../app/push/installations';
import { createAsk, type Ask } from '../../../app/push/push-calls';
import type { InstallationRecord, PushStore, Slot, TokenRecord, Wishes } from '../../../app/push/push-store';
import { createPushToken } from '../../../app/push/push-token';
import { readMessage } from '../../../app/push/read-message';
import { read, signInToAdmin } from '../../harness/admin';
import { openDatabase } from '../../harness/database';
import type { SiteBrowser } from './site-browser';
import type { Row, World } from './table';

function slot<Value>(first: Value | null = null): Slot<Value> {
  let value = first;
  return {
    get: () => Promise.resolve(value),
    put: (next) => Promise.resolve(void (value = next)),
    delete: () => Promise.resolve(void (value = null)),
  };
}

interface Device {
  browser: SiteBrowser;
  store: PushStore;
  ask: Ask;
  installations: ReturnType<typeof createInstallations>;
  token: ReturnType<typeof createPushToken>;
}

/** A browser whose visitor wants messages, and allowed them. */
function newDevice({ newBrowser, site }: World, service: PushService): Device {
  const browser = newBrowser();
  const wishes: Wishes = { kinds: { moved: true, soon: false, news: true }, language: 'nl' };
  const store: PushStore = {
    installation: slot<InstallationRecord>(),
    token: slot<TokenRecord>(),
    wishes: slot(wishes),
  };
  const ask: Ask = (call) => browser.run(() => createAsk(browser.fetch, () => true)(call));
  const common = { store, ask, now: () => Date.now(), pause: () => new Promise<void>(() => undefined) };
  const installations = createInstallations({ ...common, newId: newInstallationId });
  let subscription: Subscription | null = null;
  const known = (sent: Subscription) =>
    ({
      options: { applicationServerKey: Uint8Array.from(Buffer.from(service.publicKey, 'base64url')).buffer },
      toJSON: () => sent,
      unsubscribe: () => {
        subscription = null;
        return Promise.resolve(true);
      },
    }) as unknown as PushSubscription;
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription && known(subscription)),
    subscribe: () => Promise.resolve(known((subscription = service.subscribe()))),
  } as unknown as PushManager;
  const token = createPushToken({
    ...common,
    installations,
    device: {
      isSupported: () => true,
      permission: () => 'granted',
      worker: () => Promise.resolve({ scope: `${site}/`, pushManager }),
    },
    saved: () => Promise.resolve(['session:2001']),
  });
  return { browser, store, ask, installations, token };
}

/** Writes to one's own devices, as an organiser who tries a message. @returns what they say that they have it with */
async function tryMessage({ fair, site }: World, service: PushService): Promise<string> {
  // Whenever this runs, it is day for these devices.
  const database = openDatabase(fair.dataDir);
  database.prepare('update push_registrations set quiet = 0').run();
  database.close();
  const admin = await signInToAdmin(fair);
  const before = service.received.length;
  const message = { title: 'Koffie', body: 'Staat klaar.', path: '/programma', audience: 'everybody' };
  const sent = await admin('POST', '/announcements/test', message);
  expect(sent).toMatchObject({ status: 200 });
  await service.until(before + 1);
  const { receipt } = readMessage(JSON.stringify(service.received.at(-1)?.payload), site, 'nl');
  return receipt ?? '';
}

/** The rows about messages, which need a push service on this machine. */
export function pushRows(service: () => PushService): readonly Row[] {
  let own: Device;
  let asleep: Device;
  let receipt = '';
  let testLink = '';

  const linkDevice = async ({ fair }: World) => {
    const admin = await signInToAdmin(fair);
    const { body } = await admin('POST', '/announcements/test-device');
    return new URL(String(read(body, 'url'))).hash.replace('#proef=', '');
  };
  const becomeTester = async (code: string) =>
    (await own.installations.askWithToken({ method: 'POST', path: '/tester', body: { code } })).status;
  const tell = async (path: '/shown' | '/pressed') =>
    (await own.ask({ method: 'POST', path, body: { receipt } })).status;

  return [
    {
      name: 'messages on a device that comes back: its registration is renewed, read, and its messages are told of',
      lifetime: 'token of the installation 7 days; registration renewed after 7 days, forgotten after 400',
      async now(world) {
        own = newDevice(world, service());
        expect(await own.token.get()).not.toBeNull();
        testLink = await linkDevice(world);
        expect(await becomeTester(testLink)).toBe(204);
        receipt = await tryMessage(world, service());
        expect([await tell('/shown'), await tell('/pressed')]).toEqual([204, 204]);
      },
      async later(world, days) {
        const before = await own.store.token.get();
        expect(await own.token.get()).toBe(before?.token);
        expect((await own.store.token.get())?.createdAt).toBeGreaterThan(before?.createdAt ?? 0);
        // An old link to try messages is no good, and another one is.
        expect(await becomeTester(testLink)).toBeGreaterThan(399);
        testLink = await linkDevice(world);
        expect(await becomeTester(testLink)).toBe(204);
        receipt = await tryMessage(world, service());
        expect([await tell('/shown'), await tell('/pressed')]).toEqual([204, 204]);
        if (days < 366) return;
        await own.token.delete();
        expect(await own.store.installation.get()).toBeNull();
      },
    },
    {
      name: 'messages on a device that stays away for a year',
      lifetime: 'token of the installation 7 days; registration forgotten after 400 days',
      async now(world) {
        asleep = newDevice(world, service());
        await asleep.token.get();
        // Somebody who turns messages off and on again.
        const record = await asleep.store.token.get();
        await asleep.installations.askWithToken({
          method: 'DELETE',
          path: `/registrations/${encodeURIComponent(record?.token ?? '')}`,
        });
        await asleep.store.token.delete();
        expect(await asleep.token.get()).not.toBeNull();
      },
      async later(_world, days) {
        if (days < 366) return;
        expect(await asleep.token.get()).not.toBeNull();
        await asleep.token.delete();
        expect(await asleep.store.installation.get()).toBeNull();
      },
    },
  ];
}
