import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { headOf, nextPurge, purgesAfter, type Head, type Purge } from './outbox';

/** The header with which a site shows that it is ours. */
export const purgeHeader = 'x-beursvloer-purges';

/** How far somebody has read: which database, and the number of the last purge. */
type Place = Head;

export interface Question {
  after: Place | null;
  /** In seconds. */
  wait: number;
}

export interface Answer {
  cursor: string;
  /** Whether purges may have been missed: what was kept from before is all stale. */
  reset: boolean;
  purges: Purge[];
}

const longestWait = 25;
const mostPurges = 1000;
/** Other processes may write as well, and do not wake this one: how often to look. */
const pollIntervalMs = 500;

/** Reads the parameters; null when they are none of ours. */
export function readQuestion({ after = '', wait = '0' }: Record<string, unknown>): Question | null {
  if (typeof after !== 'string' || typeof wait !== 'string') return null;
  if (!/^\d{1,2}$/.test(wait) || Number(wait) > longestWait) return null;
  const place = after === '' ? null : placeIn(after);
  return place === undefined ? null : { after: place, wait: Number(wait) };
}

/** In the same time whatever was sent. */
export function isSecret(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** The purges after a place; waits for the first one when there is none, until it is time or `gone` says nobody listens. */
export async function answer(
  strapi: Core.Strapi,
  { after, wait }: Question,
  gone: AbortSignal,
): Promise<Answer> {
  const endsAt = performance.now() + wait * 1000;
  for (;;) {
    const leftMs = endsAt - performance.now();
    const pause = startPause(Math.min(pollIntervalMs, leftMs), gone);
    // Listening before reading: what is written in between is not missed.
    const woken = nextPurge(pause.signal);
    try {
      const found = await read(strapi, after);
      if (found.reset || found.purges.length > 0 || leftMs <= 0 || gone.aborted) return found;
      await woken;
    } finally {
      pause.end();
    }
  }
}

/**
 * A signal that ends after a time, or with `gone`. By a timer of its own: `AbortSignal.any` of an `AbortSignal.timeout`
 * never ends on Node 20 once garbage is collected, as nothing holds the latter.
 */
function startPause(ms: number, gone: AbortSignal): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const end = () => {
    clearTimeout(timer);
    gone.removeEventListener('abort', end);
    controller.abort();
  };
  const timer = setTimeout(end, ms);
  gone.addEventListener('abort', end);
  if (gone.aborted) end();
  return { signal: controller.signal, end };
}

async function read(strapi: Core.Strapi, after: Place | null): Promise<Answer> {
  const head = await headOf(strapi);
  const reset = { cursor: cursorOf(head), reset: true, purges: [] };
  if (!after || after.epoch !== head.epoch || after.last > head.last) return reset;
  if (after.last === head.last) return { cursor: cursorOf(head), reset: false, purges: [] };
  const rows = await purgesAfter(strapi, after.last, mostPurges);
  const [first] = rows;
  const last = rows.at(-1);
  // Numbers have no gaps: what is not there any more was deleted before this reader came for it.
  if (!first || !last || first.seq !== after.last + 1) return reset;
  const purges = rows.map(({ tags, paths, gone }) => ({ tags, paths, gone }));
  return { cursor: cursorOf({ epoch: head.epoch, last: last.seq }), reset: false, purges };
}

function cursorOf({ epoch, last }: Place): string {
  return `${epoch}.${last}`;
}

/** The place of a cursor; undefined when it is not one that we could have given. */
function placeIn(cursor: string): Place | undefined {
  const [, epoch, last] = /^([0-9a-f-]{36})\.(\d{1,15})$/.exec(cursor) ?? [];
  return epoch === undefined || last === undefined ? undefined : { epoch, last: Number(last) };
}
