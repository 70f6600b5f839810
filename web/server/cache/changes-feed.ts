import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { circuitTo, type Circuit } from '../../http-client/circuit';
import { callHttp } from '../../http-client/http-client';
import type { ChangeLog, Place, ChangeBatch } from '../../caching/change-log';

export interface ChangesFeed {
  contentUrl: URL;
  contentPrefix: string;
  secret: string;
}

export type OnConnected = (isConnected: boolean, why?: unknown) => void;

const responseShape = z.object({
  /** Another process takes its place. */
  ending: z.boolean().optional(),
  cursor: z.string(),
  reset: z.boolean(),
  purges: z.array(z.object({ seq: z.int().min(1), tags: z.array(z.string()), gone: z.boolean() })),
});

/**
 * How long the content backend may hold a question that it has no response to yet: docs/behaviour.md. It starts short and doubles, so
 * that something in between that cuts off long requests costs little.
 */
const holdSeconds = { min: 5, max: 30 };
/** A thousand changes with their documents are a fraction of it. */
const maxResponseBytes = 4 * 1024 * 1024;
const responseTimeoutMs = (holdSeconds.max + 5) * 1000;
/** Until the next try after a process said that it ends: it may take some connections more. */
const endingRetryMs = 100;
/** Until the next try after a failure, longer each time: docs/behaviour.md. */
const backoff = { firstMs: 1000, factor: 1.5, maxMs: 60_000 };
/** The same when the content backend does not know us: somebody has to change a setting first. */
const rejectedRetryMs = 30_000;

/**
 * Long-polls `/api/purges` and gives the log what it says. Each process has its own place, so that all get every change and
 * nothing is lost while one is down.
 * @returns a function that ends it
 */
export function followChanges(feed: ChangesFeed, log: ChangeLog, onConnected: OnConnected): () => void {
  const ending = new AbortController();
  void follow(feed, log, onConnected, ending.signal);
  return () => ending.abort();
}

async function follow(
  feed: ChangesFeed,
  log: ChangeLog,
  onConnected: OnConnected,
  ending: AbortSignal,
): Promise<void> {
  const circuit = circuitTo(feed.contentUrl);
  let failures = 0;
  // The first response comes at once, after a failure too: whether we are connected should be known.
  let waitSeconds = 0;
  const state: { connected: boolean | null } = { connected: null };
  const report = (isConnected: boolean, why?: unknown) => {
    if (state.connected !== isConnected) onConnected(isConnected, why);
    state.connected = isConnected;
  };
  let release: (() => void) | undefined;
  const letGo = () => {
    release?.();
    release = undefined;
  };
  while (!ending.aborted) {
    try {
      const { isEnding, ...batch } = await poll(feed, log.placeOf(log.seq), waitSeconds, ending);
      log.record(batch);
      failures = 0;
      report(true);
      if (isEnding) {
        release ??= circuit.hold();
        waitSeconds = 0;
        await pause(endingRetryMs, undefined, { signal: ending, ref: false });
        continue;
      }
      letGo();
      waitSeconds = Math.min(Math.max(waitSeconds * 2, holdSeconds.min), holdSeconds.max);
    } catch (error) {
      letGo();
      if (isAborted(ending)) return;
      waitSeconds = 0;
      report(false, error);
      const isRejected = error instanceof Rejected;
      await pauseAtMost(
        isRejected ? rejectedRetryMs : backoffMs(failures),
        ending,
        isRejected ? null : circuit,
      );
      failures += 1;
    }
  }
}

/** Waits so long, or only a moment when another call is answered meanwhile: the content backend is back then. */
async function pauseAtMost(waitMs: number, ending: AbortSignal, circuit: Circuit | null): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  ending.addEventListener('abort', end);
  const pauseFor = (ms: number, signal: AbortSignal) =>
    pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const firstMs = circuit ? Math.min(waitMs, backoff.firstMs) : waitMs;
  const unsubscribe = circuit?.onAnswer(end);
  await pauseFor(firstMs, ending);
  await pauseFor(waitMs - firstMs, over.signal);
  unsubscribe?.();
  ending.removeEventListener('abort', end);
}

export function backoffMs(failures: number): number {
  return Math.min(backoff.firstMs * backoff.factor ** failures, backoff.maxMs);
}

/** A function, because TypeScript would take the signal as unchanged after an await. */
const isAborted = (signal: AbortSignal): boolean => signal.aborted;

class Rejected extends Error {}

async function poll(
  { contentUrl, contentPrefix, secret }: ChangesFeed,
  after: Place | null,
  waitSeconds: number,
  ending: AbortSignal,
): Promise<ChangeBatch & { isEnding: boolean }> {
  const url = new URL(`${contentPrefix}/purges`, contentUrl);
  url.searchParams.set('wait', String(waitSeconds));
  if (after !== null) url.searchParams.set('after', formatCursor(after));
  // Not through the circuit: here silence is the usual answer.
  const { status, body } = await callHttp(url, {
    headers: { 'X-Beursvloer-Purges': secret },
    timeoutMs: responseTimeoutMs,
    maxBytes: maxResponseBytes,
    signal: ending,
  });
  if (status === 401 || status === 404) throw new Rejected(`GET ${url.pathname} answered ${status}`);
  if (status !== 200) throw new Error(`GET ${url.pathname} answered ${status}`);
  const response = responseShape.safeParse(JSON.parse(body.toString()));
  if (!response.success) throw new Error(`GET ${url.pathname} answered something else`);
  const { cursor, reset, purges, ending: isEnding = false } = response.data;
  const head = parseCursor(cursor);
  if (!head) throw new Error(`GET ${url.pathname} answered something else`);
  return { head, reset, changes: purges, isEnding };
}

export function formatCursor({ epoch, seq }: Place): string {
  return `${epoch}.${seq}`;
}

/** The place that a cursor stands for; null for anything else. */
export function parseCursor(cursor: string): Place | null {
  const [, epoch, seq] = /^(.+)\.(\d{1,15})$/.exec(cursor) ?? [];
  return epoch === undefined || seq === undefined ? null : { epoch, seq: Number(seq) };
}
