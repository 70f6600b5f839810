import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { callHttp } from '../../http-client/http-client';
import type { Purge } from './page-store';

export interface PurgeFeed {
  contentUrl: URL;
  contentPrefix: string;
  /** What proves to the content backend that it is us. */
  secret: string;
  /** Where an earlier process of ours had come to; null to begin now. */
  cursor: string | null;
}

export interface PurgeListener {
  /** Some content changed. */
  purge: (change: Purge) => void;
  /** What changed cannot be told: we were away for too long, or it is another database. */
  reset: () => void;
  /** Everything up to here has been taken in. */
  reached: (cursor: string) => void;
  /** Whether changes are being heard of; told when it changes. */
  connected: (is: boolean, why?: unknown) => void;
}

const texts = z.array(z.string());
const toldShape = z.object({
  cursor: z.string(),
  reset: z.boolean(),
  purges: z.array(z.object({ tags: texts, paths: texts, gone: z.boolean() })),
});
type Told = z.output<typeof toldShape>;

/** Seconds that the content backend may hold a question it has no answer to yet. */
const hold = 20;
/** Bytes of an answer; a thousand changes with their documents are a fraction of it. */
const longestAnswer = 4 * 1024 * 1024;
/** Milliseconds until a question counts as lost. */
const lost = (hold + 5) * 1000;
/** Milliseconds until the next try after a failure, longer each time: back within a second, at rest when it stays away. */
const retries = [100, 250, 500, 1000];
/** The same when the content backend does not know us: somebody has to change a setting first. */
const unwelcome = 30_000;

/**
 * Follows what changes in the content: asks for what came after the last that was heard of, again and again. Each
 * process does so with a place of its own, so that all hear everything, and nothing is lost while one is down.
 * @returns a function that ends it
 */
export function followPurges(feed: PurgeFeed, listener: PurgeListener): () => void {
  const ending = new AbortController();
  void follow(feed, listener, ending.signal);
  return () => ending.abort();
}

async function follow(feed: PurgeFeed, listener: PurgeListener, ending: AbortSignal): Promise<void> {
  let { cursor } = feed;
  let failures = 0;
  const state: { connected: boolean | null } = { connected: null };
  const say = (is: boolean, why?: unknown) => {
    if (state.connected !== is) listener.connected(is, why);
    state.connected = is;
  };
  while (!ending.aborted) {
    try {
      // The first answer after a failure comes at once: whether we are connected should be known before 20 s.
      const told = await ask(feed, cursor, state.connected === true ? hold : 0, ending);
      if (told.reset) listener.reset();
      for (const purge of told.purges) listener.purge(purge);
      cursor = told.cursor;
      listener.reached(cursor);
      failures = 0;
      say(true);
    } catch (error) {
      if (isAborted(ending)) return;
      say(false, error);
      const wait = error instanceof Unwelcome ? unwelcome : (retries[failures] ?? retries.at(-1));
      failures += 1;
      await pause(wait, undefined, { signal: ending, ref: false }).catch(() => undefined);
    }
  }
}

/** Asked anew: while something was awaited it may have changed. */
const isAborted = (signal: AbortSignal): boolean => signal.aborted;

/** The content backend does not tell us: it knows no such call, or not our secret. */
class Unwelcome extends Error {}

async function ask(
  { contentUrl, contentPrefix, secret }: PurgeFeed,
  cursor: string | null,
  wait: number,
  ending: AbortSignal,
): Promise<Told> {
  const address = new URL(`${contentPrefix}/purges`, contentUrl);
  address.searchParams.set('wait', String(wait));
  if (cursor !== null) address.searchParams.set('after', cursor);
  // Not through the circuit: here silence is the usual answer.
  const { status, body } = await callHttp(address, {
    headers: { 'X-Beursvloer-Purges': secret },
    timeoutMs: lost,
    maxBytes: longestAnswer,
    signal: ending,
  });
  if (status === 401 || status === 404) throw new Unwelcome(`GET ${address.pathname} answered ${status}`);
  if (status !== 200) throw new Error(`GET ${address.pathname} answered ${status}`);
  const told = toldShape.safeParse(JSON.parse(body.toString()));
  if (!told.success) throw new Error(`GET ${address.pathname} answered something else`);
  return told.data;
}
