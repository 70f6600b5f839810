import { afterEach, expect, test } from 'vitest';
import { startSite, type TestSite } from '../testing.fixture';
import { openLog, routeConsole, type LogSettings } from './log';
import { withinRequest } from './request-context';
import { logAnswered, type Answered } from './request-lines';

let site: TestSite | undefined;
afterEach(() => site?.close());

function logged(settings: Partial<LogSettings> = {}) {
  const lines: string[] = [];
  const log = openLog({ level: 'info', format: 'json', ...settings }, { write: (line) => lines.push(line) });
  return { log, lines, shown: () => lines.map((line): unknown => JSON.parse(line)) };
}

test('a line is one JSON object, with the id of the request it belongs to', () => {
  const { log, lines, shown } = logged();
  withinRequest({ requestId: 'r-1', answered: 'own' }, () => log('info', ['Line\nof %s', 'two'], { ms: 3 }));
  log('warn', ['100 % of nobody']);
  expect(lines.every((line) => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true);
  expect(shown()).toMatchObject([
    { level: 'info', requestId: 'r-1', msg: 'Line\nof two', ms: 3 },
    { level: 'warn', msg: '100 % of nobody' },
  ]);
  expect(shown()[1]).not.toHaveProperty('requestId');
});

test('what is printed becomes a line, its errors without what hangs on them and masked throughout', () => {
  const { log, lines, shown } = logged();
  const printer = { ...console };
  routeConsole(log, printer);
  const cause = new Error('token=abc123 for anna@fair.example');
  const error = Object.assign(new Error('POST /api/auth?code=abc failed', { cause }), {
    code: 'ECONNRESET',
    body: { password: 'geheim' },
  });
  printer.log('Began');
  printer.error('Signing in:', error);
  expect(shown()).toMatchObject([
    { level: 'info', msg: 'Began' },
    {
      level: 'error',
      msg: 'Signing in:',
      err: { type: 'Error', code: 'ECONNRESET', cause: { message: 'token=[masked] for [e-mail]' } },
    },
  ]);
  expect(lines.join('')).not.toMatch(/geheim|anna|abc/);
});

test('for people a line begins with the time, and an error shows where it comes from', () => {
  const { log, lines } = logged({ format: 'text' });
  log('info', ['Made'], { ms: 3 });
  log('error', ['Failed:', new Error('here', { cause: new Error('there') })]);
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d Made ms=3\n$/);
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d error Failed:\nError: here\n +at [^]*because: there\n$/);
});

test('lines below the level are not written', () => {
  const { log, lines } = logged({ level: 'warn' });
  log('info', ['no']);
  log('warn', ['yes']);
  expect(lines).toHaveLength(1);
});

test.each([
  [200, 'miss', '/', 'info'],
  [200, 'file', '/assets/a.js', undefined],
  [404, 'file', '/assets/a.js', 'info'],
  [200, 'own', '/health', undefined],
  [503, 'own', '/health', 'warn'],
  [500, 'own', '/', 'error'],
] as const)(
  'a request with status %i, answered as “%s” at %s, is logged at the right level',
  (status, as, path, level) => {
    const { log, shown } = logged();
    const answered: Answered = { method: 'GET', path, status, ms: 1, as, left: false };
    logAnswered(log)(answered);
    expect(shown()).toMatchObject(level ? [{ level, status, path, answered: as }] : []);
  },
);

test('each request is logged once, without its query, but for hits; its id goes on to the content backend', async () => {
  const answered: Answered[] = [];
  const rendered: string[] = [];
  const passedOn: unknown[] = [];
  const ids: (string | null)[] = [];
  site = await startSite(
    (req, res) => {
      passedOn.push(req.headers['x-request-id']);
      res.end('{}');
    },
    (_request, { requestId }) => {
      ids.push(requestId);
      return Promise.resolve(new Response('<p>', { headers: { 'content-type': 'text/html' } }));
    },
    undefined,
    {},
    (path, search) => (path === '/zelf' ? null : { path, search }),
    { onAnswered: (one) => answered.push(one), onRendered: (path) => rendered.push(path) },
  );
  const first = await site.ask('/nieuws?zoek=anna');
  await site.ask('/nieuws?zoek=anna');
  const own = await site.ask('/zelf?mail=anna');
  const file = await site.ask('/uploads/a.pdf');
  await site.ask(`/${'a'.repeat(9000)}`);
  await expect.poll(() => answered.length).toBe(4);
  expect(answered.map(({ path, as, status }) => [path.slice(0, 20), as, status])).toEqual([
    ['/nieuws', 'miss', 200],
    ['/zelf', 'own', 200],
    ['/uploads/a.pdf', 'upload', 200],
    [`/${'a'.repeat(19)}`, 'rejected', 414],
  ]);
  expect(rendered).toEqual(['/nieuws']);
  expect(passedOn).toEqual([file.headers['x-request-id']]);
  // A page for everybody is nobody's request.
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  expect(ids[0]).not.toBe(first.headers['x-request-id']);
  expect(ids[1]).toBe(own.headers['x-request-id']);
});
