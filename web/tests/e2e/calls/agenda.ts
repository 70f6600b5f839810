import { changeAgenda, type Agenda } from 'beursvloer-domain/agenda';
import { expect } from 'vitest';

import { mergeNow } from '../../../app/saved/account-merge';
import {
  beginAccountFeed,
  beginDeviceFeed,
  deviceFeed,
  hasAccountFeed,
  stopAccountFeed,
  stopDeviceFeed,
  updateSoon,
} from '../../../app/saved/agenda-feed';
import type { DeviceAgenda } from '../../../app/saved/device-agenda';
import { member, signIn, type Member } from './accounts';
import type { SiteBrowser } from './site-browser';
import type { Row } from './table';

const agendaOf = (sessions: readonly number[]): Agenda =>
  sessions.reduce<Agenda>(
    (agenda, session) =>
      changeAgenda(
        agenda,
        { id: `session:${session}`, on: true },
        { nowMs: Date.now(), device: 'proefapparaat' },
      ),
    [],
  );

function deviceWith(sessions: readonly number[]): DeviceAgenda & { entries: () => Agenda } {
  let entries = agendaOf(sessions);
  let known: string | null = null;
  return {
    entries: () => entries,
    read: () => Promise.resolve(entries),
    change: () => Promise.resolve({ agenda: entries, fault: null }),
    account: () => Promise.resolve(known),
    merge: (id, merged) => {
      [known, entries] = [id, merged];
      return Promise.resolve(merged);
    },
    clear: () => Promise.resolve(),
    subscribe: () => () => undefined,
  };
}

const merge = (browser: SiteBrowser, device: DeviceAgenda) =>
  browser.run(() =>
    mergeNow({ device, show: () => undefined, isSignedIn: () => browser.cookie('signed-in') === '1' }),
  );

/** Reads a feed as a calendar does. */
async function readFeed(browser: SiteBrowser, token: string): Promise<{ status: number; text: string }> {
  return browser.open(`/mijn-programma/abonnement.ics?sleutel=${token}`);
}

/** Sends what is saved, which waits a moment for more. */
const update = (browser: SiteBrowser, sessions: readonly number[]) =>
  browser.run(async () => {
    updateSoon(agendaOf(sessions));
    await new Promise((resolve) => setTimeout(resolve, 2500));
  });

let merging: Member;
let device: ReturnType<typeof deviceWith>;
let reader: SiteBrowser;
let feedToken = '';
let follower: Member;
let accountToken = '';

export const agendaRows: readonly Row[] = [
  {
    name: 'what a device saved, merged with the account',
    lifetime: 'as the sign-in: refresh token 30 days idle and 180 days at most',
    async now(world) {
      merging = await member(world);
      device = deviceWith([2001]);
      expect(await merge(merging.browser, device)).toBe('merged');
      expect(device.entries()).toHaveLength(1);
    },
    async later(_world, days) {
      expect(await merge(merging.browser, device)).toBe(days > 180 ? 'left' : 'merged');
      if (days > 180) await signIn(merging);
      expect(await merge(merging.browser, device)).toBe('merged');
      expect(device.entries()).toHaveLength(1);
    },
  },
  {
    name: 'the feed of a device without an account: made, changed, read and stopped',
    lifetime: '400 days; 7 days when no calendar ever read it, 60 days since one did',
    async now({ newBrowser }) {
      reader = newBrowser();
      feedToken = await reader.run(() => beginDeviceFeed(agendaOf([2001]), 15));
      expect(await readFeed(reader, feedToken)).toMatchObject({ status: 200 });
      await update(reader, [2001, 2002]);
      expect((await readFeed(reader, feedToken)).text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
      const stopping = newBrowser();
      const token = await stopping.run(() => beginDeviceFeed(agendaOf([2001]), null));
      await stopping.run(stopDeviceFeed);
      expect(await readFeed(stopping, token)).toMatchObject({ status: 404 });
    },
    async later(_world, days) {
      const sessions = { 8: [2001], 31: [2002], 366: [2003] }[days];
      await update(reader, sessions);
      // A calendar reads on for as long as it comes back; a device whose feed is gone forgets it and makes another.
      const isThere = (await reader.run(() => Promise.resolve(deviceFeed()))) !== null;
      if (!isThere) feedToken = await reader.run(() => beginDeviceFeed(agendaOf(sessions), null));
      const { status, text } = await readFeed(reader, feedToken);
      expect([status, text.includes(`programma-${sessions[0]}@`)]).toEqual([200, true]);
    },
  },
  {
    name: 'the feed of an account: made, read and stopped',
    lifetime: '400 days; the sign-in that changes it 30 days idle and 180 days at most',
    async now(world) {
      follower = await member(world);
      await merge(follower.browser, deviceWith([2001]));
      const { browser } = follower;
      expect(await browser.run(hasAccountFeed)).toBe(false);
      accountToken = await browser.run(() => beginAccountFeed(null));
      expect(await browser.run(hasAccountFeed)).toBe(true);
      expect(await readFeed(browser, accountToken)).toMatchObject({ status: 200 });
    },
    async later(world, days) {
      if (days > 180) await signIn(follower);
      const { browser } = follower;
      if (days < 60) expect(await readFeed(world.newBrowser(), accountToken)).toMatchObject({ status: 200 });
      accountToken = await browser.run(() => beginAccountFeed(15));
      expect(await readFeed(world.newBrowser(), accountToken)).toMatchObject({ status: 200 });
      if (days < 366) return;
      await browser.run(stopAccountFeed);
      expect(await readFeed(world.newBrowser(), accountToken)).toMatchObject({ status: 404 });
    },
  },
];
