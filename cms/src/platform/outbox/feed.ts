import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { headOf, nextPurge, purgesAfter, type Head, type NumberedPurge } from './outbox';

export const purgeHeader = 'x-beursvloer-purges';

type Position = Head;

export interface FeedRequest {
  after: Position | null;
  waitSeconds: number;
}

export interface FeedResponse {
  cursor: string;
  /** True when purges may have been missed: everything cached before is stale. */
  reset: boolean;
  purges: NumberedPurge[];
}

/** See docs/behaviour.md. */
const maxWaitSeconds = 30;
const maxPurges = 1000;
/** Other processes write as well and do not notify this one, so it polls. */
const pollIntervalMs = 500;

/** Parses the parameters; null when they are malformed. */
export function parseRequest({ after = '', wait = '0' }: Record<string, unknown>): FeedRequest | null {
  if (typeof after !== 'string' || typeof wait !== 'string') return null;
  if (!/^\d{1,2}$/.test(wait) || Number(wait) > maxWaitSeconds) return null;
  const place = after === '' ? null : parseCursor(after);
  return place === undefined ? null : { after: place, waitSeconds: Number(wait) };
}

/**
 * Lets only our own site through.
 * @throws UnauthorizedError; NotFoundError when there is no secret, and so no site
 */
export function requireSecret(strapi: Core.Strapi, given: string): void {
  const secret: string | null = strapi.config.get('site.purgeSecret');
  if (secret === null) throw new errors.NotFoundError('Not Found');
  if (!isSecret(given, secret)) throw new errors.UnauthorizedError();
}

function isSecret(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** The purges after a position. When there is none, waits for the first until the time is over or `gone` aborts. */
export async function readFeed(
  strapi: Core.Strapi,
  { after, waitSeconds }: FeedRequest,
  gone: AbortSignal,
): Promise<FeedResponse> {
  const endsAtMs = performance.now() + waitSeconds * 1000;
  for (;;) {
    const remainingMs = endsAtMs - performance.now();
    const pause = startPause(Math.min(pollIntervalMs, remainingMs), gone);
    // Listens before it reads, so nothing written in between is missed.
    const notified = nextPurge(pause.signal);
    try {
      const found = await read(strapi, after);
      if (found.reset || found.purges.length > 0 || remainingMs <= 0 || gone.aborted) return found;
      await notified;
    } finally {
      pause.end();
    }
  }
}

/**
 * A signal that aborts after a time, or with `gone`. It has a timer of its own: `AbortSignal.any` of an
 * `AbortSignal.timeout` never aborts on Node 20 once the latter is garbage collected.
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

async function read(strapi: Core.Strapi, after: Position | null): Promise<FeedResponse> {
  const head = await headOf(strapi);
  const reset = { cursor: cursorOf(head), reset: true, purges: [] };
  if (!after || after.epoch !== head.epoch || after.last > head.last) return reset;
  if (after.last === head.last) return { cursor: cursorOf(head), reset: false, purges: [] };
  const rows = await purgesAfter(strapi, after.last, maxPurges);
  const [first] = rows;
  const last = rows.at(-1);
  // Numbers have no gaps: a missing one was deleted before this reader asked for it.
  if (!first || !last || first.seq !== after.last + 1) return reset;
  const purges = rows.map(({ seq, tags, gone }) => ({ seq, tags, gone }));
  return { cursor: cursorOf({ epoch: head.epoch, last: last.seq }), reset: false, purges };
}

function cursorOf({ epoch, last }: Position): string {
  return `${epoch}.${last}`;
}

/** The position of a cursor; undefined when it is none of ours. */
function parseCursor(cursor: string): Position | undefined {
  const [, epoch, last] = /^([0-9a-f-]{36})\.(\d{1,15})$/.exec(cursor) ?? [];
  return epoch === undefined || last === undefined ? undefined : { epoch, last: Number(last) };
}
