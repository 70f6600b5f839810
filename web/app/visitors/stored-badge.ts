import { useSyncExternalStore } from 'react';
import type { OwnVisit } from '../content/types/visitor';
import type { DrawnCode } from '../ui/code/draw-code';

/** A badge that was opened on this device, to be shown in a hall without reception. It leaves the device for nobody. */
export interface StoredBadge {
  profile: Pick<OwnVisit['profile'], 'name' | 'organisation' | 'role' | 'days'>;
  code: DrawnCode;
  /** The token of the mailed link it was opened with; null for that of the account that is signed in here. */
  link: string | null;
}

const storageKey = 'badge';
const listeners = new Set<() => void>();
let last: { text: string | null; badge: StoredBadge | null } = { text: null, badge: null };

export function storeBadge({ profile, code, link }: StoredBadge): void {
  const { name, organisation, role, days } = profile;
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify({ profile: { name, organisation, role, days }, code, link }),
    );
  } catch {
    // Without storage the badge is there with reception, and on paper.
  }
  for (const notify of listeners) notify();
}

export function forgetBadge(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
  for (const notify of listeners) notify();
}

/** The badge on this device, the same object as long as it is the same; null when there is none, or something else is stored. */
export function readBadge(): StoredBadge | null {
  const text = storedText();
  if (text !== last.text) last = { text, badge: badgeIn(text) };
  return last.badge;
}

/** The badge on this device, for a component; undefined until it has been read. */
export function useStoredBadge(): StoredBadge | null | undefined {
  return useSyncExternalStore(subscribe, readBadge, () => undefined);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function badgeIn(text: string | null): StoredBadge | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isBadge(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isBadge(value: unknown): value is StoredBadge {
  const { profile, code, link } = fieldsOf(value);
  const { name, organisation, role, days } = fieldsOf(profile);
  const { text, size, path } = fieldsOf(code);
  return (
    [name, organisation, role, text, path].every((one) => typeof one === 'string') &&
    typeof size === 'number' &&
    Array.isArray(days) &&
    days.every((day) => typeof day === 'string') &&
    (link === null || typeof link === 'string')
  );
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
