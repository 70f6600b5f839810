import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredEvent } from 'beursvloer-domain/statistics';
import { z } from 'zod';
import { openEventLog, type EventLog, type EventLogOptions } from './log/event-log';

const bodyShape = z.object({
  log: z.string(),
  segment: z.int(),
  events: z.array(z.looseObject({ id: z.string() })),
});
export type SentSegment = z.output<typeof bodyShape>;

/** A folder of its own for a test. */
export async function makeFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'statistics-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export const openLog = (folder: string, options: Partial<EventLogOptions> = {}): Promise<EventLog> =>
  openEventLog({ folder, maxBytes: 100_000_000, ...options });

let made = 0;
/** A view of the front page with an id of its own. */
export function view(more: Partial<StoredEvent> = {}): StoredEvent {
  made += 1;
  const id = `id${String(made).padStart(10, '0')}`;
  return { id, at: 1_800_000_000, kind: 'view', page: '/', device: 'phone', language: 'nl', ...more };
}

/** Everything that waits to be handed over, oldest first; it is taken. */
export async function takeAll(log: EventLog): Promise<StoredEvent[]> {
  const found: StoredEvent[] = [];
  for (let segment = log.next(); segment !== null; segment = log.next()) {
    const batches = await log.read(segment);
    found.push(...batches.flatMap((batch) => JSON.parse(batch) as StoredEvent[]));
    await log.remove(segment);
  }
  return found;
}

/** A content backend that takes segments, and says what it got. */
export async function startReceiver(statusFor: (sent: SentSegment, secret: unknown) => number = () => 204) {
  const taken: SentSegment[] = [];
  const asked: { path: string; status: number }[] = [];
  const listener: RequestListener = (req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const sent = bodyShape.parse(JSON.parse(Buffer.concat(chunks).toString()));
      const status = statusFor(sent, req.headers['x-beursvloer-purges']);
      asked.push({ path: req.url ?? '', status });
      if (status === 204) taken.push(sent);
      res.writeHead(status).end();
    });
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: new URL(`http://127.0.0.1:${address.port}`),
    taken,
    asked,
    /** The ids of all events, each segment counted once. */
    ids: () => {
      const segments = new Map(taken.map((sent) => [`${sent.log} ${sent.segment}`, sent]));
      return [...segments.values()].flatMap(({ events }) => events.map(({ id }) => id));
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
