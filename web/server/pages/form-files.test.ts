import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readFormWithFiles } from './form-files';
import { createHandOver } from './hand-over-file';
import { defaultFormLimits } from './forms';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

interface Received {
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  bytes: number;
  isWhole: boolean;
}

const limits = { ...defaultFormLimits, maxFiles: 3, maxFileBytes: 1_000_000 };

/** One form with one field for files, as its content says. */
const findField = (form: string, field: string) =>
  form === 'stuk'
    ? Promise.reject(new Error('no content'))
    : Promise.resolve(
        form === 'contract' && field === 'logo'
          ? { form: 'document1', maxFiles: 2, maxBytes: 800_000, types: ['pdf', 'svg'] }
          : null,
      );

/** A site that reads forms, before a content backend that counts what it is given. */
async function setUp(status = 200, error?: object) {
  const received: Received[] = [];
  const backend = await listen(
    createServer((req, res) => {
      const query = Object.fromEntries(new URL(req.url ?? '', 'http://x').searchParams);
      const entry: Received = { query, headers: req.headers, bytes: 0, isWhole: false };
      received.push(entry);
      req.on('data', (chunk: Buffer) => (entry.bytes += chunk.length));
      req.on('error', () => undefined);
      if (error) return void res.writeHead(status).end(JSON.stringify({ error }));
      req.on('end', () => {
        entry.isWhole = true;
        const data = { id: 'id-1', name: query.name, type: 'pdf', bytes: entry.bytes };
        res.end(JSON.stringify({ data }));
      });
    }),
  );
  const outcomes: unknown[] = [];
  const hand = createHandOver(
    { contentUrl: new URL(`http://127.0.0.1:${backend}`), contentPrefix: '/api', purgeSecret: 'geheim' },
    '192.0.2.1',
  );
  const port = await listen(
    createServer((req, res) => {
      void readFormWithFiles(req, limits, hand, findField).then(async (outcome) => {
        if (outcome && 'body' in outcome) {
          const headers = { 'content-type': req.headers['content-type'] ?? '' };
          const body = new Uint8Array(outcome.body);
          const form = await new Request('http://x', { method: 'POST', headers, body }).formData();
          outcomes.push([...form]);
        } else outcomes.push(outcome?.errorResponse.status ?? null);
        res.end();
      });
    }),
  );
  return { received, outcomes, port };
}

const text = (name: string, value: string) =>
  `--grens\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string, fileName: string) =>
  `--grens\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n`;
const file = (name: string, fileName: string, content: string) => `${fileHead(name, fileName)}${content}\r\n`;
const end = '--grens--\r\n';

async function send(port: number, body: string, type = 'multipart/form-data; boundary=grens'): Promise<void> {
  await new Promise<void>((resolve) => {
    const call = request(
      { port, host: '127.0.0.1', method: 'POST', headers: { 'content-type': type } },
      (res) => {
        res.resume().on('close', resolve);
      },
    );
    call.on('error', () => {
      resolve();
    });
    call.end(body);
  });
}

describe('a form with files', () => {
  test('arrives with what became of each file in its place', async () => {
    const { received, outcomes, port } = await setUp();
    await send(
      port,
      text('form', 'contract') +
        text('naam', 'José') +
        file('logo', 'Logo é.pdf', 'x'.repeat(5000)) +
        text('na', 'b') +
        end,
    );
    expect(outcomes).toEqual([
      [
        ['form', 'contract'],
        ['naam', 'José'],
        ['logo', JSON.stringify({ id: 'id-1', name: 'Logo é.pdf', type: 'pdf', bytes: 5000 })],
        ['na', 'b'],
      ],
    ]);
    expect(received).toMatchObject([
      {
        query: {
          form: 'document1',
          field: 'logo',
          name: 'Logo é.pdf',
          maxBytes: '800000',
          types: 'pdf,svg',
        },
        headers: { 'x-beursvloer-uploads': 'geheim', 'x-forwarded-for': '192.0.2.1' },
        bytes: 5000,
        isWhole: true,
      },
    ]);
  });

  test.each([
    ['after it has ended', text('form', 'contract') + end + end.repeat(4000)],
    ['that are nothing but ends', end.repeat(4000)],
  ])('is answered when there are parts %s', async (_where, body) => {
    const { outcomes, port } = await setUp();
    await send(port, body);
    expect(outcomes).toHaveLength(1);
  });

  test('whose file field was left empty sends no file', async () => {
    const { received, outcomes, port } = await setUp();
    await send(port, text('form', 'contract') + file('logo', '', '') + end);
    expect([received, outcomes]).toEqual([[], [[['form', 'contract']]]]);
  });

  test('says at the field why a file was not taken, and keeps the rest', async () => {
    const { outcomes, port } = await setUp(413, { details: { fault: 'too-large' } });
    await send(
      port,
      text('form', 'contract') + file('logo', 'groot.pdf', 'x'.repeat(700_000)) + text('na', 'b') + end,
    );
    expect(outcomes).toEqual([
      [
        ['form', 'contract'],
        ['logo', JSON.stringify({ fault: 'too-large', name: 'groot.pdf' })],
        ['na', 'b'],
      ],
    ]);
  });

  test('says that a file is too large by counting it, and never that it is whole', async () => {
    const { received, outcomes, port } = await setUp();
    const content = 'x'.repeat(800_001);
    await send(port, text('form', 'contract') + file('logo', 'groot.pdf', content) + text('na', 'b') + end);
    expect(outcomes).toEqual([
      [
        ['form', 'contract'],
        ['logo', JSON.stringify({ fault: 'too-large', name: 'groot.pdf' })],
        ['na', 'b'],
      ],
    ]);
    expect(received[0]?.isWhole).toBe(false);
  });

  test('says that files cannot be taken when the content backend does not answer', async () => {
    const { outcomes, port } = await setUp();
    servers[0]?.close();
    await send(port, text('form', 'contract') + file('logo', 'a.pdf', 'x') + end);
    expect(outcomes).toEqual([
      [
        ['form', 'contract'],
        ['logo', JSON.stringify({ fault: 'unavailable', name: 'a.pdf' })],
      ],
    ]);
  });

  test('hands over no more files than its field takes, and none of a field that takes none', async () => {
    const { received, outcomes, port } = await setUp();
    const three = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => file('logo', name, 'x')).join('');
    await send(port, text('form', 'contract') + three + end);
    expect(received.map(({ query }) => query.name)).toEqual(['a.pdf', 'b.pdf']);
    expect(outcomes[0]).toContainEqual(['logo', JSON.stringify({ fault: 'too-many', name: 'c.pdf' })]);
    await send(port, text('form', 'contract') + file('naam', 'a.pdf', 'x') + text('na', 'b') + end);
    await send(port, text('form', 'onbekend') + file('logo', 'a.pdf', 'x') + text('na', 'b') + end);
    expect(received).toHaveLength(2);
    expect(outcomes.slice(1)).toEqual([
      [
        ['form', 'contract'],
        ['na', 'b'],
      ],
      [
        ['form', 'onbekend'],
        ['na', 'b'],
      ],
    ]);
  });

  test('says that files cannot be taken when nobody knows what its field takes', async () => {
    const { outcomes, port } = await setUp();
    await send(port, text('form', 'stuk') + file('logo', 'a.pdf', 'x') + end);
    expect(outcomes[0]).toContainEqual(['logo', JSON.stringify({ fault: 'unavailable', name: 'a.pdf' })]);
  });

  test.each([
    ['a file before its form', file('logo', 'a.pdf', 'x') + text('form', 'contract') + end],
    [
      'too many files',
      text('form', 'c') + ['a', 'b', 'c', 'd'].map((name) => file(name, name, 'x')).join('') + end,
    ],
    ['too many fields', Array.from({ length: 101 }, (_, at) => text(`f${at}`, '')).join('') + end],
    ['a name with other signs', text('form', 'c') + text('a<b', 'x') + end],
    [
      'a part without a name',
      text('form', 'c') + '--grens\r\nContent-Disposition: form-data\r\n\r\nx\r\n' + end,
    ],
    [
      'a file without the name of its field',
      text('form', 'c') + '--grens\r\nContent-Disposition: form-data; filename="a"\r\n\r\nx\r\n' + end,
    ],
    ['a long name', text('x'.repeat(300), '') + end],
    ['no end', text('form', 'c') + fileHead('logo', 'a.pdf') + 'x'],
  ])('with %s is rejected', async (_what, body) => {
    const { outcomes, port } = await setUp();
    await send(port, body);
    await expect.poll(() => outcomes).toEqual([400]);
  });

  test('that does not say where its parts end is rejected', async () => {
    const { outcomes, port } = await setUp();
    await send(port, text('form', 'c') + end, 'multipart/form-data');
    expect(outcomes).toEqual([400]);
  });

  test('of a visitor who leaves cuts the file off at the content backend too', async () => {
    const { received, outcomes, port } = await setUp();
    const headers = { 'content-type': 'multipart/form-data; boundary=grens', 'content-length': '500000' };
    const call = request({ port, host: '127.0.0.1', method: 'POST', headers });
    call.on('error', () => undefined);
    call.write(text('form', 'contract') + fileHead('logo', 'a.pdf') + 'x'.repeat(100_000));
    await vi.waitFor(() => {
      expect(received[0]?.bytes).toBeGreaterThan(0);
    });
    call.destroy();
    await expect.poll(() => outcomes).toEqual([null]);
    expect(received[0]?.isWhole).toBe(false);
  });
});
