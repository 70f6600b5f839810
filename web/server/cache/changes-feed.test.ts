import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createChangeLog } from '../../caching/change-log';
import { circuitTo } from '../../http-client/circuit';
import { backoffMs, formatCursor, followChanges, parseCursor } from './changes-feed';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface Asked {
  after: string | null;
  wait: string | null;
  secret: string | undefined;
}

/** A content backend that answers each question with the next of `answers`, and holds on after the last. */
async function follow(
  responses: (Record<string, unknown> | number | 'cut off')[],
  cursor: string | null = null,
) {
  const asked: Asked[] = [];
  const respond: RequestListener = (req, res) => {
    const { searchParams } = new URL(req.url ?? '', 'http://x');
    const secret = req.headers['x-beursvloer-purges'];
    asked.push({ after: searchParams.get('after'), wait: searchParams.get('wait'), secret: String(secret) });
    const next = responses.shift();
    if (next === undefined) return;
    if (next === 'cut off') return void res.end('{"cursor":"e.');
    if (typeof next === 'number') return void res.writeHead(next).end();
    res.end(JSON.stringify(next));
  };
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const events: unknown[] = [];
  const log = createChangeLog({ start: cursor === null ? null : parseCursor(cursor) });
  const record = log.record.bind(log);
  log.record = (batch) => {
    record(batch);
    events.push(...(batch.reset ? ['reset'] : batch.changes), formatCursor(batch.head));
  };
  const end = followChanges(
    { contentUrl: new URL(`http://127.0.0.1:${port}`), contentPrefix: '/api', secret: 'a secret' },
    log,
    (isConnected) => events.push(isConnected),
  );
  closers.push(() => {
    end();
    server.closeAllConnections();
    server.close();
  });
  return { asked, events, log, circuit: circuitTo(`http://127.0.0.1:${port}`) };
}

const change = (seq: number, tag: string) => ({ seq, tags: [tag], gone: false });

test('changes come in order, from where it stood', async () => {
  const { asked, events } = await follow(
    [
      { cursor: 'e.8', reset: false, purges: [change(7, 'a'), change(8, 'b')] },
      { cursor: 'e.9', reset: false, purges: [change(9, 'c')] },
    ],
    'e.6',
  );
  await vi.waitFor(() => expect(asked).toHaveLength(3), 10_000);
  expect(events).toEqual([change(7, 'a'), change(8, 'b'), 'e.8', true, change(9, 'c'), 'e.9']);
  expect(asked).toEqual([
    { after: 'e.6', wait: '0', secret: 'a secret' },
    { after: 'e.8', wait: '5', secret: 'a secret' },
    { after: 'e.9', wait: '10', secret: 'a secret' },
  ]);
});

test('the content backend is asked to wait for 5 s, and longer each time up to 30 s', async () => {
  const quiet = { cursor: 'e.1', reset: false, purges: [] };
  const { asked } = await follow([quiet, quiet, quiet, quiet, quiet], 'e.1');
  await vi.waitFor(() => expect(asked).toHaveLength(6), 10_000);
  expect(asked.map(({ wait }) => wait)).toEqual(['0', '5', '10', '20', '30', '30']);
});

test('where changes were missed everything is stale', async () => {
  const { events } = await follow([{ cursor: 'n.1', reset: true, purges: [] }]);
  await vi.waitFor(() => expect(events).toEqual(['reset', 'n.1', true]));
});

test.each([
  [500],
  ['cut off'],
  [{ cursor: 'e.1' }],
  [{ cursor: 'e.1', reset: false, purges: [{ seq: 2, tags: 1, gone: false }] }],
] as const)('after %j it asks again from the same place, and loses nothing', async (failure) => {
  const { asked, events } = await follow(
    [
      { cursor: 'e.1', reset: false, purges: [] },
      // A failure that a second try may mend is reported after the second one.
      ...(failure === 500 ? [failure, failure] : [failure]),
      { cursor: 'e.2', reset: false, purges: [change(2, 'a')] },
    ],
    'e.1',
  );
  await vi.waitFor(() => expect(events).toEqual(['e.1', true, false, change(2, 'a'), 'e.2', true]), 5000);
  expect(asked.map(({ after }) => after).slice(0, 3)).toEqual(['e.1', 'e.1', 'e.1']);
});

test('the waits between tries grow from a second by half to a minute', () => {
  expect([0, 1, 2, 10, 11, 1000].map(backoffMs)).toEqual([1000, 1500, 2250, 57_665.0390625, 60_000, 60_000]);
});

// By itself the fifth question would come after eight seconds.
test('as soon as another call is answered it asks again', { timeout: 12_000 }, async () => {
  const { events, circuit } = await follow([
    'cut off',
    'cut off',
    'cut off',
    'cut off',
    { cursor: 'e.1', reset: false, purges: [] },
  ]);
  const answers = setInterval(() => {
    void circuit.run(({ answered }) => Promise.resolve(answered()));
  }, 50);
  closers.push(() => clearInterval(answers));
  await vi.waitFor(() => expect(events).toContain('e.1'), { timeout: 7000, interval: 50 });
});

test.each([401, 404])('where it is not welcome (%i) it does not knock on', async (status) => {
  const { asked, events } = await follow([status, 500]);
  await vi.waitFor(() => expect(events).toEqual([false]));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).toHaveLength(1);
});
