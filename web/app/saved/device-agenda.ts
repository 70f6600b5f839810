import {
  areSameAgendas,
  changeAgenda,
  mergeAgendas,
  readOwnAgenda,
  type Agenda,
  type Change,
  type Entry,
  type Writer,
} from 'beursvloer-domain/agenda';
import { openSavedDatabase, type SavedDatabase } from './saved-database';

const channelName = 'saved';

/**
 * Why a change could not be stored: no room, or the browser gives sites no storage, such as some do in a private window.
 */
export type StorageFault = 'full' | 'blocked';

export interface DeviceAgenda {
  /** Empty where nothing can be stored. */
  read(): Promise<Agenda>;
  /** Stores changes, all or none. They are on this device when the promise resolves without a fault. */
  change(changes: readonly Change[]): Promise<{ agenda: Agenda; fault: StorageFault | null }>;
  /** The id of the account that this was merged with last; null when it never was. */
  account(): Promise<string | null>;
  /** Takes over what an account has. Returns what is on this device then. Throws when nothing can be stored. */
  merge(account: string, entries: Agenda): Promise<Agenda>;
  /** Removes everything from this device, and from no other one. Throws when nothing can be stored. */
  clear(): Promise<void>;
  subscribe(listener: (agenda: Agenda) => void): () => void;
}

/** @param now ms since 1970 on the clock of this device */
export function openDeviceAgenda(now: () => number = Date.now): DeviceAgenda {
  let opening: Promise<SavedDatabase> | null = null;
  const forget = () => {
    opening = null;
  };
  const open = () => {
    opening ??= openSavedDatabase(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  /** Tells the other tabs, and the service worker, which tells whoever sends messages when somebody wants those. */
  const announce = () => {
    channel?.postMessage(null);
    if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('saved');
  };

  async function read(): Promise<Agenda> {
    try {
      const database = await open();
      return readOwnAgenda(await database.getAll('entries'), now());
    } catch {
      return [];
    }
  }

  /**
   * In one transaction, so that two tabs that save at once lose nothing.
   * @param account who it was merged with; null leaves that as it is
   */
  async function store(
    change: (before: Agenda, writer: Writer) => Agenda,
    account: string | null = null,
  ): Promise<Agenda> {
    const database = await open();
    const transaction = database.transaction(['entries', 'device'], 'readwrite', { durability: 'strict' });
    const entries = transaction.objectStore('entries');
    const names = transaction.objectStore('device');
    const device = (await names.get('name')) ?? randomName();
    const stored = await entries.getAll();
    const nowMs = now();
    const agenda = change(readOwnAgenda(stored, nowMs), { nowMs, device });
    const kept = new Set(agenda.map(({ id }) => id));
    await Promise.all([
      names.put(device, 'name'),
      ...(account === null ? [] : [names.put(account, 'account')]),
      ...stored.filter(({ id }) => !kept.has(id)).map(({ id }) => entries.delete(id)),
      ...changedRows(stored, agenda).map((entry) => entries.put(entry)),
      transaction.done,
    ]);
    return agenda;
  }

  return {
    read,
    async change(changes) {
      try {
        const agenda = await store((before, writer) =>
          changes.reduce((agenda, change) => changeAgenda(agenda, change, writer), before),
        );
        announce();
        askToStay();
        return { agenda, fault: null };
      } catch (error) {
        return { agenda: await read(), fault: faultOf(error) };
      }
    },
    async account() {
      const database = await open();
      return (await database.get('device', 'account')) ?? null;
    },
    async merge(account, entries) {
      const before = await read();
      const agenda = await store((current) => mergeAgendas(current, entries), account);
      if (!areSameAgendas(before, agenda)) announce();
      return agenda;
    },
    async clear() {
      const database = await open();
      const transaction = database.transaction(['entries', 'device'], 'readwrite', { durability: 'strict' });
      await Promise.all([
        transaction.objectStore('entries').clear(),
        transaction.objectStore('device').clear(),
        transaction.done,
      ]);
      announce();
    },
    subscribe(listener) {
      const notify = () => void read().then(listener);
      channel?.addEventListener('message', notify);
      return () => channel?.removeEventListener('message', notify);
    },
  };
}

/** Asks the browser not to evict what is saved when it wants room. Whether it agrees changes nothing here. */
function askToStay(): void {
  if ('storage' in navigator) navigator.storage.persist().catch(() => {});
}

/** The rows that differ from what is stored: changed ones, those of another device, and those whose clock was set back. */
function changedRows(stored: readonly Entry[], agenda: Agenda): Agenda {
  const known = new Map(stored.map((entry) => [entry.id, entry]));
  return agenda.filter((entry) => {
    const before = known.get(entry.id);
    return before === undefined || !areSameAgendas([before], [entry]);
  });
}

const faultOf = (error: unknown): StorageFault =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';

/** 16 characters of `a-z0-9`; says nothing about the device. */
const randomName = () =>
  crypto.getRandomValues(new Uint8Array(16)).reduce((name, byte) => name + (byte % 36).toString(36), '');
