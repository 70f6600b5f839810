import { createServer, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { createPolicyReports } from './policy-reports';
import { startSite } from '../testing.fixture';

let server: Server | undefined;
afterEach(() => server?.close());

/** The endpoint alone, at a clock that the test moves. */
async function start() {
  const lines: string[] = [];
  const clock = { now: 0 };
  const take = createPolicyReports(
    (line) => lines.push(line),
    () => clock.now,
  );
  const started = createServer((req, res) => void take(req, res));
  server = started;
  const port = await new Promise<number>((resolve) => {
    started.listen(0, '127.0.0.1', () => {
      const address = started.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const send = async (type: string, body: string, method = 'POST') => {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method,
      headers: { 'content-type': type },
      ...(method === 'POST' && { body }),
    });
    await response.text();
    return response.status;
  };
  return { lines, clock, send };
}

const old = (report: object) =>
  JSON.stringify({
    'csp-report': { 'document-uri': 'https://fair.example/contact?code=geheim#x', ...report },
  });
const recent = (body: object, type = 'csp-violation') => ({
  type,
  age: 1,
  url: 'https://fair.example/',
  user_agent: 'Noor de Wit',
  body: { documentURL: 'https://fair.example/inloggen?email=noor', disposition: 'enforce', ...body },
});

test('what a browser reports is one line, without queries or anything else of the visitor', async () => {
  const { lines, send } = await start();
  const report = {
    'effective-directive': 'img-src',
    'blocked-uri': 'https://elders.example/x.png?u=noor',
    referrer: 'https://geheim.example',
    'script-sample': 'noor',
  };
  expect(await send('application/csp-report', old(report))).toBe(204);
  const reports = [
    recent({ effectiveDirective: 'script-src-elem', blockedURL: 'inline', sample: 'noor' }),
    recent({}, 'deprecation'),
    recent({ effectiveDirective: 'connect-src', blockedURL: 'wss://elders.example/a?b' }),
  ];
  expect(await send('application/reports+json; charset=utf-8', JSON.stringify(reports))).toBe(204);
  expect(lines).toEqual([
    'Policy: img-src stopped https://elders.example at /contact',
    'Policy: script-src-elem stopped inline at /inloggen',
    'Policy: connect-src stopped wss://elders.example at /inloggen',
  ]);
});

test('an older browser names the whole directive', async () => {
  const { lines, send } = await start();
  const report = { 'violated-directive': "script-src 'self' https://a.example", 'blocked-uri': 'eval' };
  expect(await send('application/csp-report', old(report))).toBe(204);
  expect(lines).toEqual(['Policy: script-src stopped eval at /contact']);
});

test.each([
  ['no JSON', 'application/csp-report', '{', 400],
  ['nothing', 'application/csp-report', '', 400],
  ['another shape', 'application/csp-report', '{"csp-report":7}', 400],
  [
    'no page',
    'application/csp-report',
    '{"csp-report":{"document-uri":"about:blank","effective-directive":"a"}}',
    400,
  ],
  ['a line of their own', 'application/csp-report', old({ 'effective-directive': 'a\nb' }), 400],
  ['no list', 'application/reports+json', '{}', 400],
  ['a list of nonsense', 'application/reports+json', '[1,null]', 400],
  [
    'a violation without its parts',
    'application/reports+json',
    '[{"type":"csp-violation","body":null}]',
    400,
  ],
  ['another type', 'application/json', '{}', 415],
  ['a form', 'application/x-www-form-urlencoded', 'a=b', 415],
  ['the name of a method of objects', 'constructor', '{}', 415],
  ['too much', 'application/csp-report', `"${'x'.repeat(17_000)}"`, 413],
])('a report of %s is rejected and not logged', async (_what, type, body, status) => {
  const { lines, send } = await start();
  // The server may close before a sender that does not listen has sent everything.
  expect([status, null]).toContain(await send(type, body).catch(() => null));
  expect(lines).toEqual([]);
});

test('what was blocked is logged in words that cannot break the line', async () => {
  const { lines, send } = await start();
  const blocked = ['data:text/html,x', 'a\nb', 'https://a.example\n/b', ''];
  for (const uri of blocked)
    expect(
      await send('application/csp-report', old({ 'effective-directive': 'a', 'blocked-uri': uri })),
    ).toBe(204);
  expect(lines.map((line) => line.slice('Policy: a stopped '.length))).toEqual([
    'data: at /contact',
    'something at /contact',
    'https://a.example at /contact',
    'something at /contact',
  ]);
});

test('at most sixty lines a minute are written, and one that says so', async () => {
  const { lines, clock, send } = await start();
  const twenty = JSON.stringify(Array.from({ length: 30 }, () => recent({ effectiveDirective: 'a' })));
  for (let i = 0; i < 5; i += 1) expect(await send('application/reports+json', twenty)).toBe(204);
  expect(lines).toHaveLength(61);
  expect(lines.at(-1)).toBe('Policy: more reports than are logged in a minute');
  clock.now += 60_000;
  await send('application/reports+json', twenty);
  expect(lines).toHaveLength(81);
});

test('reports are taken without asking where they come from, by POST only', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const site = await startSite(null);
  const body = old({ 'effective-directive': 'img-src', 'blocked-uri': 'inline' });
  const headers = { 'content-type': 'application/csp-report' };
  expect((await site.ask('/meldingen/csp', { method: 'POST', headers, body })).status).toBe(204);
  expect(await site.ask('/meldingen/csp')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  expect(warned).toHaveBeenCalledOnce();
  await site.close();
});
