import { useEffect, useSyncExternalStore } from 'react';
import type { Agenda, Change, Entry } from 'beursvloer-domain/agenda';
import { importChunk } from '../builds/missing-chunk';
import { hydrateNow } from '../rendering/hydration/on-interaction';
import { markAccount, markName } from './mark';
import type { AccountLink, MergeAnswer } from './account-merge';
import type { DeviceAgenda, StorageFault } from './device-agenda';

/** In local storage, the feed that a calendar reads and this device keeps up to date: `agenda-feed.ts`. */
export const feedName = 'agenda-feed';

/** Entries on this device; null until they have been read. */
let agenda: Agenda | null = null;
let saved: ReadonlyMap<string, Entry> = new Map();
let opening: Promise<DeviceAgenda> | null = null;
const listeners = new Set<() => void>();

function show(read: Agenda): void {
  agenda = read;
  saved = new Map(read.filter(({ on }) => on).map((entry) => [entry.id, entry]));
  for (const notify of listeners) notify();
}

async function load(): Promise<DeviceAgenda> {
  const { openDeviceAgenda } = await importChunk(() => import('./device-agenda'));
  const device = openDeviceAgenda();
  device.subscribe(show);
  follow(await device.read());
  if (isSignedIn()) mergeSoon(device);
  return device;
}

/** Shows what is saved, and brings the calendar that reads it up to date. In the background, as below. */
function follow(read: Agenda): void {
  show(read);
  if (isStored(feedName))
    import('./agenda-feed').then(
      ({ updateSoon }) => updateSoon(read),
      () => {},
    );
}

/** The head puts this on the document: `account/current-user.ts`. */
const isSignedIn = () => document.documentElement.hasAttribute('data-signed-in');

/**
 * Merges with the account of whoever is signed in. In the background: a chunk that fails to load must not reload the page, and
 * the next change tries again.
 */
function mergeSoon(device: DeviceAgenda): void {
  import('./account-merge').then(
    (merge) => merge.mergeSoon({ device, show: showMerged, isSignedIn }),
    () => {},
  );
}

export async function mergeNow(answer?: MergeAnswer): Promise<AccountLink> {
  const device = await open();
  const merge = await importChunk(() => import('./account-merge'));
  return merge.mergeNow({ device, show: showMerged, isSignedIn }, answer);
}

/** Gets what the account has, once after somebody signed in here; from then on, saving something does, and the own programme. */
export async function mergeFirst(): Promise<void> {
  const link = await mergeNow();
  if (link !== 'failed' && isSignedIn()) markAccount(true);
  if (saved.size > 0) hydrateNow();
}

function showMerged(merged: Agenda): void {
  follow(merged);
  mark(merged.length > 0);
}

/** Without the mark, buttons show what is saved after the first press. */
function mark(isSaved: boolean): void {
  try {
    if (isSaved) localStorage.setItem(markName, '1');
    else localStorage.removeItem(markName);
  } catch {
    // A browser that gives the site no storage has no mark.
  }
}

/** Reads what is saved on this device, once. A failure is tried again at the next call. */
function open(): Promise<DeviceAgenda> {
  opening ??= load().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

function isStored(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  if (agenda === null && isStored(markName)) open().catch(() => {});
  return () => listeners.delete(notify);
}

/** The entry of one thing, such as `session:12`; undefined on the server, and while it is not saved. */
export function useSavedEntry(id: string): Entry | undefined {
  return useSyncExternalStore(
    subscribe,
    () => saved.get(id),
    () => undefined,
  );
}

/** Everything on this device, removed things included; null on the server and until it has been read. */
export function useAgenda(): Agenda | null {
  useEffect(() => {
    open().catch(() => show([]));
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => agenda,
    () => null,
  );
}

/** Saves, changes or removes things on this device, all or none. Resolves to null, or to why they could not be stored. */
export async function changeSaved(...changes: Change[]): Promise<StorageFault | null> {
  const device = await open();
  const result = await device.change(changes);
  follow(result.agenda);
  mark(true);
  if (isSignedIn()) mergeSoon(device);
  return result.fault;
}
