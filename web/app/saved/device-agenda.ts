import { changeAgenda, readOwnAgenda, type Agenda, type Change, type Entry } from 'beursvloer-domain/agenda';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** One row for each thing, so that a change writes one row; and the name of this device. */
interface Schema extends DBSchema {
  entries: { key: string; value: Entry };
  device: { key: 'name'; value: string };
}

const databaseName = 'saved';
const channelName = 'saved';

/**
 * Why a change could not be stored: no room, or the browser gives sites no storage, such as some do in a private window.
 */
export type StorageFault = 'full' | 'blocked';

/** What is stored on this device, and what happens to it in any tab. */
export interface DeviceAgenda {
  /** What is saved; empty where nothing can be stored. */
  read(): Promise<Agenda>;
  /** Stores changes, all or none. They are on this device when the promise resolves without a fault. */
  change(changes: readonly Change[]): Promise<{ agenda: Agenda; fault: StorageFault | null }>;
  /** Calls `listener` after each change of another tab. Returns the function to unsubscribe. */
  subscribe(listener: (agenda: Agenda) => void): () => void;
}

/** @param now ms since 1970 on the clock of this device */
export function openDeviceAgenda(now: () => number = Date.now): DeviceAgenda {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opening = null;
  };
  const open = () => {
    opening ??= openDB<Schema>(databaseName, 1, {
      upgrade(database) {
        database.createObjectStore('entries', { keyPath: 'id' });
        database.createObjectStore('device');
      },
      // A later version of this page, or the browser that clears its storage, must not wait for this tab.
      blocking: (_current, _next, { target }) => {
        forget();
        if (target instanceof IDBDatabase) target.close();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);

  async function read(): Promise<Agenda> {
    try {
      const database = await open();
      return readOwnAgenda(await database.getAll('entries'), now());
    } catch {
      return [];
    }
  }

  /** In one transaction, so that two tabs that save at once lose nothing. */
  async function store(changes: readonly Change[]): Promise<Agenda> {
    const database = await open();
    const transaction = database.transaction(['entries', 'device'], 'readwrite', { durability: 'strict' });
    const entries = transaction.objectStore('entries');
    const names = transaction.objectStore('device');
    const device = (await names.get('name')) ?? randomName();
    const stored = await entries.getAll();
    const nowMs = now();
    const writer = { nowMs, device };
    const agenda = changes.reduce<Agenda>(
      (before, change) => changeAgenda(before, change, writer),
      readOwnAgenda(stored, nowMs),
    );
    const kept = new Set(agenda.map(({ id }) => id));
    await Promise.all([
      names.put(device, 'name'),
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
        const agenda = await store(changes);
        channel?.postMessage(null);
        askToStay();
        return { agenda, fault: null };
      } catch (error) {
        return { agenda: await read(), fault: faultOf(error) };
      }
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

/** The rows that differ from what is stored: the changed one, and those whose clock was set back. */
function changedRows(stored: readonly Entry[], agenda: Agenda): Agenda {
  const clocks = new Map(stored.map(({ id, clock }) => [id, clock]));
  return agenda.filter(({ id, clock: { at, count } }) => {
    const known = clocks.get(id);
    return known?.at !== at || known.count !== count;
  });
}

const faultOf = (error: unknown): StorageFault =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';

/** 16 characters of `a-z0-9`; says nothing about the device. */
const randomName = () =>
  crypto.getRandomValues(new Uint8Array(16)).reduce((name, byte) => name + (byte % 36).toString(36), '');
