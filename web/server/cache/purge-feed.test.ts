import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { followPurges } from './purge-feed';

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
  answers: (Record<string, unknown> | number | 'cut off')[],
  cursor: string | null = null,
) {
  const asked: Asked[] = [];
  const answer: RequestListener = (req, res) => {
    const { searchParams } = new URL(req.url ?? '', 'http://x');
    const secret = req.headers['x-beursvloer-purges'];
    asked.push({ after: searchParams.get('after'), wait: searchParams.get('wait'), secret: String(secret) });
    const next = answers.shift();
    if (next === undefined) return;
    if (next === 'cut off') return void res.end('{"cursor":"e-');
    if (typeof next === 'number') return void res.writeHead(next).end();
    res.end(JSON.stringify(next));
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const heard: unknown[] = [];
  const end = followPurges(
    { contentUrl: new URL(`http://127.0.0.1:${port}`), contentPrefix: '/api', secret: 'a secret', cursor },
    {
      purge: (change) => heard.push(change),
      reset: () => heard.push('reset'),
      reached: (place) => heard.push(place),
      connected: (is) => heard.push(is),
    },
  );
  closers.push(() => {
    end();
    server.closeAllConnections();
    server.close();
  });
  return { asked, heard };
}

const change = (tag: string) => ({ tags: [tag], paths: [], gone: false });

test('changes are heard of in order, from where it stood', async () => {
  const { asked, heard } = await follow(
    [
      { cursor: 'e-8', reset: false, purges: [change('a'), change('b')] },
      { cursor: 'e-9', reset: false, purges: [change('c')] },
    ],
    'e-6',
  );
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(heard).toEqual([change('a'), change('b'), 'e-8', true, change('c'), 'e-9']);
  expect(asked).toEqual([
    { after: 'e-6', wait: '0', secret: 'a secret' },
    { after: 'e-8', wait: '20', secret: 'a secret' },
    { after: 'e-9', wait: '20', secret: 'a secret' },
  ]);
});

test('what cannot be told is told as such', async () => {
  const { heard } = await follow([{ cursor: 'n-1', reset: true, purges: [] }]);
  await vi.waitFor(() => expect(heard).toEqual(['reset', 'n-1', true]));
});

test.each([
  [500],
  ['cut off'],
  [{ cursor: 'e-1' }],
  [{ cursor: 'e-1', reset: false, purges: [{ tags: 1 }] }],
] as const)('after %j it asks again from the same place, and loses nothing', async (failure) => {
  const { asked, heard } = await follow(
    [
      { cursor: 'e-1', reset: false, purges: [] },
      // What a second try may mend is tried a second time before anybody hears of it.
      ...(failure === 500 ? [failure, failure] : [failure]),
      { cursor: 'e-2', reset: false, purges: [change('a')] },
    ],
    'e-1',
  );
  await vi.waitFor(() => expect(heard).toEqual(['e-1', true, false, change('a'), 'e-2', true]), 5000);
  expect(asked.map(({ after }) => after).slice(0, 3)).toEqual(['e-1', 'e-1', 'e-1']);
});

test.each([401, 404])('where it is not welcome (%i) it does not knock on', async (status) => {
  const { asked, heard } = await follow([status, 500]);
  await vi.waitFor(() => expect(heard).toEqual([false]));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).toHaveLength(1);
});
