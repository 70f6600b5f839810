import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { signInToAdmin } from '../../harness/admin';
import { startLoad } from '../../harness/load';
import { startNodes, type Node, type Nodes } from '../../harness/nodes';
import { isSoak } from '../../harness/soak';
import { startWriters } from '../../harness/writers';

/** Two processes of the site and two content backends on one PostgreSQL, behind nginx. In turn all of them are restarted so often. */
const rounds = 5;
/** A mail that was being sent when the database went is sent again after two minutes, and looked for every 15 s. */
const resendTimeoutMs = 4 * 60 * 1000;
/** Visitors at once who read: beside them two programs start, and people write. */
const visitors = 6;
/** How long the database is away, in ms. */
const awayMs = 60_000;
/** How often an editor changes something. */
const changes = 200;

/** Cached pages, an uncached one, and files. */
const paths = ['/', '/standhouders', '/programma/2001', '/zoeken?q=hout', '/favicon.svg', '/robots.txt'];
/** Paths that need no content backend once a visitor has opened them. */
const cachedPaths = ['/', '/standhouders', '/programma/2001', '/favicon.svg'];

let nodes: Nodes;

/** Asks until the page is there. */
async function seen(url: string): Promise<void> {
  const isThere = async () => expect((await fetch(url)).status, url).toBe(200);
  await vi.waitFor(isThere, { timeout: 120_000, interval: 500 });
}

/** How often each of these messages is stored. */
async function countsOf(messages: readonly string[]): Promise<Record<string, number>> {
  const rows = await nodes.query(`select "values"::text as answers from form_submissions`);
  const count = (message: string) =>
    rows.filter(({ answers }) => String(answers).includes(`${message}.`)).length;
  return Object.fromEntries(messages.map((message) => [message, count(message)]));
}

/** The messages of which the organiser got no mail. */
async function notMailed(messages: readonly string[]): Promise<string[]> {
  const folder = join(nodes.dataDir, 'mail');
  const names = await readdir(folder);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return messages.filter((message) => !mails.some((mail) => mail.includes(`${message}.`)));
}

const onceEach = (messages: readonly string[]) => Object.fromEntries(messages.map((message) => [message, 1]));

/** How many changes a process of the site has received. */
async function receivedBy({ health }: Node): Promise<number> {
  const figures = await (await fetch(`${health}/metrics`)).text();
  return Number(/^beursvloer_changes_total (\d+)$/m.exec(figures)?.[1] ?? NaN);
}

describe.runIf(isSoak)('two sites and two content backends', () => {
  beforeAll(async () => {
    nodes = await startNodes();
    // At each process itself, so that both have the pages in their caches.
    for (const { url } of nodes.sites) for (const path of paths) await seen(url + path);
  }, 1_200_000);
  afterAll(() => nodes.stop());

  test('every process is restarted in turn, and no page, sign-in, saved session or form is lost', async () => {
    const load = startLoad(nodes.site, paths, visitors);
    const writers = startWriters(nodes);
    for (let round = 0; round < rounds; round += 1)
      for (const node of [...nodes.sites, ...nodes.contentBackends]) {
        await load.asked(100);
        await writers.done(3);
        expect(await node.restart()).toBe(0);
      }
    await load.asked(100);
    await writers.done(3);
    const written = await writers.stop();
    const { asked, failed } = await load.stop();
    console.log(
      `${asked} pages, ${written.done} sign-ins, saved sessions and forms over ${rounds * 4} restarts`,
    );
    expect({ ...failed, ...written.failed }).toEqual({});
    expect(asked).toBeGreaterThan(100);
    expect(await countsOf(written.messages)).toEqual(onceEach(written.messages));
  });

  test('while the database is away cached pages go on, forms keep what was typed, nothing acknowledged is lost, and all recovers by itself', async () => {
    const writers = startWriters(nodes);
    await writers.done(4);
    const load = startLoad(nodes.site, cachedPaths, visitors);
    await nodes.server.halt();
    const began = performance.now();
    onTestFinished(() => nodes.server.resume());

    const sent = await writers.sendForm('Wat hier getypt is');
    expect(sent.status).toBe(503);
    expect(sent.text).toContain('Wat hier getypt is');
    expect(sent.text).toMatch(/lang="nl"/);
    for (const { url } of nodes.contentBackends) {
      const ready = await fetch(`${url}/readyz`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject({ parts: { process: { ok: true }, database: { ok: false } } });
      expect((await fetch(`${url}/livez`)).status).toBe(200);
      const read = await fetch(`${url}/api/themes`);
      expect([read.status, read.headers.get('retry-after')]).toEqual([503, '10']);
    }
    await load.asked(200);
    await pause(Math.max(0, awayMs - (performance.now() - began)));
    await nodes.server.resume();

    const { asked, failed } = await load.stop();
    expect(failed).toEqual({});
    expect(asked).toBeGreaterThan(200);
    for (const { url } of nodes.contentBackends)
      await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), 30_000);
    const before = writers.acknowledged();
    await vi.waitFor(() => expect(writers.acknowledged()).toBeGreaterThan(before + 2), 60_000);
    const written = await writers.stop();
    // Every failure was a 503.
    for (const what of Object.keys(written.failed)) expect(what).toMatch(/: 503$/);
    expect(await countsOf(written.messages)).toEqual(onceEach(written.messages));
    // Mail about what was acknowledged leaves without anybody's help.
    await expect.poll(() => notMailed(written.messages), { timeout: resendTimeoutMs }).toEqual([]);
  });

  test('a change at either content backend reaches every process of the site', async () => {
    const settings = '/content-manager/single-types/api::site-setting.site-setting';
    const timesMs: number[] = [];
    for (let at = 0; at < changes; at += 1) {
      const { url: cms = '' } = nodes.contentBackends[at % 2] ?? {};
      const admin = await signInToAdmin({ ...nodes, cms }, { skipWait: true });
      const before = await Promise.all(nodes.sites.map(receivedBy));
      expect((await admin('PUT', settings, { tagline: `Een beurs, verandering ${at}` })).status).toBe(200);
      const saved = performance.now();
      await Promise.all(
        nodes.sites.map((site, which) =>
          vi.waitFor(async () => expect(await receivedBy(site)).toBeGreaterThan(before[which] ?? NaN), {
            timeout: 20_000,
            interval: 10,
          }),
        ),
      );
      timesMs.push(performance.now() - saved);
    }
    timesMs.sort((one, other) => one - other);
    const at = (share: number) => Math.round(timesMs[Math.ceil(changes * share) - 1] ?? NaN);
    console.log(
      `From "saved" to both sites: median ${at(0.5)} ms, p99 ${at(0.99)} ms, of ${changes} changes`,
    );
  });
});
