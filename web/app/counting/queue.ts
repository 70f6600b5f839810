import type { SentBatch } from 'beursvloer-domain/statistics';
import { bounded } from './bounded';
import type { Reported } from './events';
import type { Stored } from './stored';

/** Most events that wait; the oldest make room. For the constants see docs/behaviour.md. */
const maxWaiting = 500;
/** Most characters of the events of one request: even of three bytes each they stay below 16 kB, and below 100 events. */
const maxLength = 5000;
/** Most characters under way, so that browsers go on with them when the page is left: they allow 64 KiB. */
const maxLengthUnderWay = 60_000;
/** Events older than a day are given up. */
const maxAgeMs = 86_400_000;
/** An event that was not taken is sent once more. */
const maxTries = 2;

interface Waiting {
  event: Reported & { id: string };
  /** When it happened, on the clock `now`. */
  at: number;
  tries: number;
}

export interface QueueParts {
  /**
   * Ms since some moment. Inside a document the clock is never set; over a reload it may be. It is compared with itself only.
   */
  now: () => number;
  stored: Stored;
  /** 16 of `a-z0-9`. */
  randomId: () => string;
  /** The fields that all events of a request share, at the moment it is sent. */
  batch: () => Omit<SentBatch, 'events'>;
  post: (body: string) => Promise<Pick<Response, 'ok'>>;
  /** Calls `send` when no other tab is sending. */
  alone: (send: () => Promise<void>) => Promise<unknown>;
  isAllowed: () => boolean;
}

/**
 * The events of this tab, until they are sent. Failures are silent: what failed is sent once more, first in the next
 * request, and then given up.
 */
export function createQueue({ now, stored, randomId, batch, post, alone, isAllowed }: QueueParts) {
  // Events that were being sent when the page was left may have arrived: they have one try left.
  let queue = (stored.load() ?? []) as Waiting[];
  const underWay = new Set<Waiting>();
  let lengthUnderWay = 0;

  function save() {
    queue = queue
      .filter(
        (one) => isAllowed() && (underWay.has(one) || (one.tries < maxTries && now() - one.at < maxAgeMs)),
      )
      .slice(-maxWaiting);
    stored.save(queue);
  }

  async function sendWaiting(isLeaving?: boolean): Promise<void> {
    save();
    for (const chunk of chunksOf(queue.filter((one) => !underWay.has(one)))) {
      const sending = sendChunk(chunk);
      if (!isLeaving) await sending;
    }
  }

  async function sendChunk(chunk: Waiting[]): Promise<void> {
    const events = chunk.map(({ at, event }) => ({ ...event, age: bounded(now() - at, maxAgeMs) }));
    const body = JSON.stringify({ data: { ...batch(), events } });
    if (lengthUnderWay + body.length > maxLengthUnderWay) return;
    lengthUnderWay += body.length;
    for (const one of chunk) {
      underWay.add(one);
      one.tries++;
    }
    save();
    const response = await post(body).catch(() => null);
    lengthUnderWay -= body.length;
    for (const one of chunk) {
      underWay.delete(one);
      if (response?.ok) one.tries = maxTries;
    }
    save();
  }

  return {
    /** @param agoMs how long ago it happened */
    add: (event: Reported, agoMs = 0) => {
      queue.push({ event: { ...event, id: randomId() }, at: now() - agoMs, tries: 0 });
      save();
    },
    /** Sends what waits, one request after the other. It never rejects. */
    send: () => void alone(() => sendWaiting()).catch(() => {}),
    /** Sends what waits without waiting for anything, as the page may be gone any moment. */
    sendLeaving: () => void sendWaiting(true),
  };
}

/** Divides events into requests, the same each time: the site knows a request that is repeated by its first event. */
function chunksOf(waiting: readonly Waiting[]): Waiting[][] {
  const chunks: Waiting[][] = [];
  let length = maxLength;
  for (const one of waiting) {
    const own = JSON.stringify(one).length;
    length += own;
    if (length > maxLength) {
      chunks.push([]);
      length = own;
    }
    chunks.at(-1)?.push(one);
  }
  return chunks;
}
