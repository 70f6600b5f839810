import { readOwnAgenda, type Agenda, type Entry } from 'beursvloer-domain/agenda';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** One row for each thing, so that a change writes one row; the name of this device, and whose account it merged with. */
interface Schema extends DBSchema {
  entries: { key: string; value: Entry };
  device: { key: 'name' | 'account'; value: string };
}

export type SavedDatabase = IDBPDatabase<Schema>;

/**
 * Opens what is saved on this device, for pages and for the service worker.
 * @param forget called when the connection is closed and another is to be opened
 */
export function openSavedDatabase(forget: () => void = () => {}): Promise<SavedDatabase> {
  return openDB<Schema>('saved', 1, {
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
  });
}

/** Reads the entries on this device. Rejects where nothing can be stored. */
export async function readSavedOnce(): Promise<Agenda> {
  const database = await openSavedDatabase();
  try {
    return readOwnAgenda(await database.getAll('entries'), Date.now());
  } finally {
    database.close();
  }
}
