import { useSyncExternalStore } from 'react';
import {
  areSameAgendas,
  maxSentEntries,
  mergeAgendas,
  readAgenda,
  type Agenda,
} from 'beursvloer-domain/agenda';
import { networkTimeoutMs } from '../../http-client/network-timeout';
import type { DeviceAgenda } from './device-agenda';

/**
 * How what is saved on this device stands to an account.
 * - `none`: nobody is signed in, and no account was merged with it
 * - `left`: nobody is signed in any more; what they saved is still here
 * - `other`: somebody else is signed in than the one it was merged with; nothing is merged without being asked
 * - `behind`: the clock of this device is ahead, so the account does not take everything yet
 * - `failed`: no answer; tried again with the next change, and when there is a connection
 */
export type AccountLink = 'none' | 'left' | 'other' | 'busy' | 'merged' | 'behind' | 'failed';

/**
 * A visitor's answer where the device has the entries of another account: take them along, or begin with the
 * account's.
 */
export type MergeAnswer = 'join' | 'replace';

export interface MergeParts {
  device: DeviceAgenda;
  show: (agenda: Agenda) => void;
  isSignedIn: () => boolean;
}

const debounceMs = 1500;
/** After this long, coming back to the page looks at what other devices did. */
const refreshAfterMs = 60_000;
/** Of one call, in characters: the site takes 64 KiB, and a character is up to three bytes. */
const maxBodyLength = 20_000;

let link: AccountLink = 'busy';
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<unknown> = Promise.resolve();
let mergedAt = 0;
let watched: MergeParts | null = null;
const listeners = new Set<() => void>();

/** How what is saved here stands to the account, for a page that called `mergeNow`. */
export function useAccountLink(): AccountLink {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => link,
    () => 'busy',
  );
}

function set(next: AccountLink): void {
  link = next;
  for (const notify of listeners) notify();
}

export function mergeSoon(parts: MergeParts): void {
  watch(parts);
  clearTimeout(timer);
  timer = setTimeout(() => void mergeNow(parts), debounceMs);
}

/** Merges after whatever is being merged. Never rejects: how it went is the link that it resolves to. */
export function mergeNow(parts: MergeParts, answer?: MergeAnswer): Promise<AccountLink> {
  watch(parts);
  clearTimeout(timer);
  const merging = running.then(async () => {
    try {
      if (answer === 'replace') {
        await parts.device.clear();
        parts.show([]);
      }
      set(await exchange(parts, answer === 'join'));
    } catch {
      set('failed');
    }
    mergedAt = Date.now();
    return link;
  });
  running = merging;
  return merging;
}

function watch(parts: MergeParts): void {
  if (watched) return;
  watched = parts;
  window.addEventListener('online', () => mergeSoon(parts));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && parts.isSignedIn() && Date.now() - mergedAt > refreshAfterMs) mergeSoon(parts);
  });
}

async function exchange({ device, show, isSignedIn }: MergeParts, mayJoin: boolean): Promise<AccountLink> {
  const known = await device.account();
  const nobody = known === null ? 'none' : 'left';
  if (!isSignedIn()) return nobody;
  // Nothing is sent before it is known whose account it is.
  let answer = await send([]);
  if (answer === null) return nobody;
  const { id } = answer;
  if (known !== null && known !== id && !mayJoin) return 'other';
  for (const part of partsOf(unsent(await device.read(), answer.entries))) {
    answer = await send(part);
    // Signed out, or in as somebody else, in another tab.
    if (answer?.id !== id) return nobody;
  }
  show(await device.merge(id, answer.entries));
  return answer.waiting > 0 ? 'behind' : 'merged';
}

function unsent(here: Agenda, there: Agenda): Agenda {
  const known = new Map(there.map((entry) => [entry.id, entry]));
  return here.filter((entry) => {
    const sent = known.get(entry.id);
    return sent === undefined || !areSameAgendas(mergeAgendas([entry], [sent]), [sent]);
  });
}

export function partsOf(entries: Agenda): Agenda[] {
  const parts: Agenda[] = [];
  let part: Agenda = [];
  let length = 0;
  for (const entry of entries) {
    const entryLength = JSON.stringify(entry).length;
    if (part.length === maxSentEntries || (part.length > 0 && length + entryLength > maxBodyLength)) {
      parts.push(part);
      [part, length] = [[], 0];
    }
    part = [...part, entry];
    length += entryLength;
  }
  return part.length > 0 ? [...parts, part] : parts;
}

interface Answer {
  id: string;
  entries: Agenda;
  waiting: number;
}

/** Null when nobody is signed in any more. */
async function send(entries: Agenda): Promise<Answer | null> {
  const response = await fetch('/api/account/agenda', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ entries }),
    signal: AbortSignal.timeout(networkTimeoutMs()),
  });
  if (response.status === 401 || response.status === 403) return null;
  if (!response.ok) throw new Error(`The account answered ${response.status}.`);
  return answerIn(await response.json());
}

function answerIn(body: unknown): Answer {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  const { id, entries, waiting }: Partial<Record<keyof Answer, unknown>> =
    typeof data === 'object' && data !== null ? data : {};
  if (typeof id !== 'string' || typeof waiting !== 'number')
    throw new Error('The account answered something else.');
  return { id, entries: readAgenda(entries, Date.now()), waiting };
}
