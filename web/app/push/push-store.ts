import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { PushError } from './push-error';

export interface InstallationRecord {
  /** Twenty-two characters of base64url. */
  id: string;
  /** `pending` while the backend has not answered. */
  status: 'pending' | 'registered';
  /** When it was asked for, in ms since 1970. */
  askedAt: number;
  /** With which it gets another auth token; empty while it is pending. */
  refreshToken: string;
  authToken: { token: string; /** In ms since 1970. */ expiresAt: number } | null;
}

export interface SubscriptionOptions {
  endpoint: string;
  auth: string;
  p256dh: string;
  applicationServerKey: string;
  scope: string;
}

export interface TokenRecord {
  token: string;
  /** When it was made or refreshed, in ms since 1970. */
  createdAt: number;
  subscription: SubscriptionOptions;
  /** Data that the backend got beside the subscription, as JSON. */
  told: string;
}

export interface Wishes {
  kinds: Record<MessageKind, boolean>;
  language: 'nl' | 'en';
}
export const messageKinds = ['moved', 'soon', 'news'] as const;
export type MessageKind = (typeof messageKinds)[number];

export interface Slot<Value> {
  get(): Promise<Value | null>;
  put(value: Value): Promise<void>;
  delete(): Promise<void>;
}

export interface PushStore {
  installation: Slot<InstallationRecord>;
  token: Slot<TokenRecord>;
  wishes: Slot<Wishes>;
}

interface Schema extends DBSchema {
  installation: { key: 'own'; value: InstallationRecord };
  token: { key: 'own'; value: TokenRecord };
  wishes: { key: 'own'; value: Wishes };
}

/** Its methods throw PushError `indexed-db-unsupported` where the browser gives sites no storage. */
export function openPushStore(): PushStore {
  async function withStore<Result>(
    work: (database: IDBPDatabase<Schema>) => Promise<Result>,
  ): Promise<Result> {
    let database: IDBPDatabase<Schema> | null = null;
    try {
      database = await openDB<Schema>('push', 1, {
        upgrade(created) {
          created.createObjectStore('installation');
          created.createObjectStore('token');
          created.createObjectStore('wishes');
        },
      });
      return await work(database);
    } catch (error) {
      throw new PushError('indexed-db-unsupported', error);
    } finally {
      database?.close();
    }
  }
  const slot = <Name extends 'installation' | 'token' | 'wishes'>(
    name: Name,
  ): Slot<Schema[Name]['value']> => ({
    get: () => withStore(async (database) => (await database.get(name, 'own')) ?? null),
    put: (value) =>
      withStore(async (database) => {
        await database.put(name, value, 'own');
      }),
    delete: () => withStore((database) => database.delete(name, 'own')),
  });
  return { installation: slot('installation'), token: slot('token'), wishes: slot('wishes') };
}
