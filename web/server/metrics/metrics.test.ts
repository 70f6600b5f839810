import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { startSite, type TestSite } from '../testing.fixture';
import { createMetrics, type Metrics } from './metrics';
import { openPrivatePort, type Readiness } from './private-port';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const health = () => Promise.resolve(Response.json({ status: 'ok', content: 'up' }));

/** A site whose every page is cached, before a content backend that responds with 200 or is down, with its private port. */
async function start(backend: RequestListener | null = (_req, res) => res.end('{}')): Promise<{
  site: TestSite;
  metrics: Metrics;
  readiness: Readiness;
  figures: () => Promise<string>;
  origin: string;
}> {
  const metrics = createMetrics();
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const site: TestSite = await startSite(
    backend,
    async (request) => {
      if (new URL(request.url).pathname === '/health') return health();
      await fetch(`${site.content.origin}/api/pages?secret=1`);
      return new Response('<p>', { headers: { 'content-type': 'text/html' } });
    },
    undefined,
    {},
    (path, search) => ({ path, search }),
    {
      onAnswered: (answered) => metrics.answered(answered),
      onRendered: (_path, _status, ms) => metrics.rendered(ms),
    },
  );
  metrics.watch(site.cache);
  const settings = {
    metrics: { port: 0, host: '127.0.0.1' },
    contentUrl: site.content,
    contentPrefix: '/api',
    siteUrl: new URL('http://fair.example'),
  };
  const readiness: Readiness = { render: health, isStopping: false };
  const opened = await openPrivatePort(settings, metrics, readiness);
  log.mockRestore();
  closers.push(
    () => site.close(),
    async () => opened?.close(),
  );
  const origin = `http://127.0.0.1:${opened?.port}`;
  return { site, metrics, readiness, origin, figures: async () => (await fetch(`${origin}/metrics`)).text() };
}

test('hits, misses, pages and calls are counted', async () => {
  const { site, metrics, figures } = await start();
  for (let turn = 0; turn < 4; turn += 1) await site.ask('/nieuws');
  metrics.changed(1);
  metrics.connected(true);
  await expect.poll(figures).toContain('beursvloer_requests_total{answered="miss",status="2xx"} 1');
  const reported = await figures();
  expect(reported).toContain('beursvloer_requests_total{answered="hit",status="2xx"} 3');
  expect(reported).toContain('beursvloer_page_render_seconds_count 1');
  expect(reported).toContain('beursvloer_content_call_seconds_count{status="2xx"} 1');
  expect(reported).toContain('beursvloer_cached_pages 1');
  expect(reported).toContain('beursvloer_changes_total 1');
  expect(reported).toContain('beursvloer_changes_connected 1');
  expect(reported).toMatch(/process_resident_memory_bytes \d+/);
  expect(reported).not.toMatch(/nieuws|secret/);
  // Asked for again, nothing is counted twice.
  expect(await figures()).toContain('beursvloer_requests_total{answered="hit",status="2xx"} 3');
});

test('calls to a content backend that does not answer are counted, and calls to others are not', async () => {
  const { site, figures } = await start(null);
  await expect(fetch(new URL('/api/pages', site.content))).rejects.toThrow();
  await fetch(`${site.origin}/%`).then((response) => response.text());
  const reported = await figures();
  expect(reported).toContain('beursvloer_content_call_seconds_count{status="none"}');
  expect(reported).not.toContain('beursvloer_content_call_seconds_count{status="2xx"}');
});

test('the private port answers nothing else, and visitors do not reach it', async () => {
  const { site, origin } = await start();
  expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({ status: 'ok' });
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405);
  expect((await site.ask('/metrics')).body).not.toContain('beursvloer_');
});

test('the private port says whether this process lives and whether it is ready, with the content backend away too', async () => {
  const { readiness, origin } = await start(null);
  const ask = async (path: string) => {
    const response = await fetch(origin + path);
    const body: unknown = await response.json();
    return [response.status, body];
  };
  const parts = (started: boolean, process: boolean) => ({
    started: { ok: started },
    process: { ok: process },
  });
  expect(await ask('/readyz')).toEqual([200, { status: 'ready', parts: parts(true, true) }]);
  readiness.isStopping = true;
  expect(await ask('/readyz')).toEqual([503, { status: 'not ready', parts: parts(true, false) }]);
  expect(await ask('/livez')).toEqual([200, { status: 'alive' }]);
  Object.assign(readiness, { render: null, isStopping: false });
  expect(await ask('/readyz')).toEqual([503, { status: 'not ready', parts: parts(false, true) }]);
  expect(await ask('/livez')).toEqual([200, { status: 'alive' }]);
  expect((await ask('/health'))[0]).toBe(503);
});

test('visitors do not reach what says whether the site is ready', async () => {
  const { site } = await start();
  for (const path of ['/livez', '/readyz', '/api/livez', '/api/readyz'])
    expect((await site.ask(path)).body).not.toMatch(/"alive"|"ready"/);
});

test('without a port there are no figures', async () => {
  const settings = {
    metrics: null,
    contentUrl: new URL('http://x'),
    contentPrefix: '/api',
    siteUrl: new URL('http://x'),
  };
  expect(await openPrivatePort(settings, createMetrics(), { render: health, isStopping: false })).toBeNull();
});
