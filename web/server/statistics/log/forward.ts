import { callHttp } from '../../../http-client/http-client';
import type { EventLog } from './event-log';
import type { Segment } from './segments';

export interface Receiver {
  contentUrl: URL;
  contentPrefix: string;
  secret: string;
}

/** Storing thousands of events takes a while. */
const responseTimeoutMs = 30_000;
const maxResponseBytes = 64 * 1024;
const firstRetryMs = 1000;
const lastRetryMs = 60_000;

/** Somebody moved or deleted the file: nobody should wait for it. */
function nothingIfGone(error: unknown): string[] {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  console.error('Statistics: a segment is gone from the disk');
  return [];
}

type Outcome = 'taken' | 'malformed' | { failed: string };

/**
 * Hands sealed segments over, oldest first, each until it is taken: the content backend counts one that comes twice once.
 * @param retryMs the pause after a first failure; it doubles
 * @returns a function that ends it, when the call under way has ended
 */
export function forwardSegments(
  log: EventLog,
  receiver: Receiver,
  retryMs = firstRetryMs,
): () => Promise<void> {
  const ending = new AbortController();
  const isEnding = () => ending.signal.aborted;
  let wake: () => void = () => undefined;
  log.onSealed(() => wake());
  const pause = (ms: number | null) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        ending.signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = ms === null ? undefined : setTimeout(end, ms).unref();
      // After a failure nothing but time helps.
      if (ms === null) wake = end;
      ending.signal.addEventListener('abort', end);
      if (isEnding()) end();
    });

  async function run(): Promise<void> {
    let failures = 0;
    while (!isEnding()) {
      const segment = log.next();
      if (segment === null) {
        await pause(null);
        continue;
      }
      const outcome = await handOver(segment).catch((error: unknown) => ({ failed: String(error) }));
      if (isEnding()) return;
      if (typeof outcome === 'string') {
        if (failures > 0) console.log('Statistics are taken again');
        failures = 0;
        continue;
      }
      if (failures === 0) console.error(`Statistics wait to be taken: ${outcome.failed}`);
      await pause(Math.min(lastRetryMs, retryMs * 2 ** Math.min(failures, 10)));
      failures += 1;
    }
  }

  async function handOver(segment: Segment): Promise<Outcome> {
    const batches = await log.read(segment).catch(nothingIfGone);
    const outcome = batches.length === 0 ? 'taken' : await send(segment, batches);
    if (outcome === 'taken') await log.remove(segment);
    if (outcome === 'malformed') {
      console.error('Statistics: the content backend cannot read a segment; it is set aside');
      await log.setAside(segment);
    }
    return outcome;
  }

  async function send({ log: name, number }: Segment, batches: readonly string[]): Promise<Outcome> {
    const { contentUrl, contentPrefix, secret } = receiver;
    const url = new URL(`${contentPrefix}/statistics/segments`, contentUrl);
    // Each batch is a list already: without its brackets it is a part of the whole one.
    const events = batches.map((batch) => batch.slice(1, -1)).join(',');
    const { status } = await callHttp(url, {
      method: 'POST',
      headers: { 'x-beursvloer-purges': secret },
      json: `{"log":${JSON.stringify(name)},"segment":${number},"events":[${events}]}`,
      timeoutMs: responseTimeoutMs,
      maxBytes: maxResponseBytes,
      signal: ending.signal,
    });
    if (status === 204) return 'taken';
    if (status === 400) return 'malformed';
    return { failed: `POST ${url.pathname} answered ${status}` };
  }

  const running = run();
  return async () => {
    ending.abort();
    await running;
  };
}
