import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';

import { judge, type FormDefinition, type FormValues } from 'beursvloer-domain/forms';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openDatabase } from '../../harness/database';
import { startFair, type Fair } from '../../harness/fair';
import { malformedRequests, type MalformedRequest } from '../../harness/malformed';
import { severalAtOnce } from '../../harness/several-at-once';
import { isSoak } from '../../harness/soak';
import { calls, endpointsOf, routes, type Target } from '../../harness/write-targets';

/** Of all targets together. Memory is measured after each window. */
const requestCount = isSoak ? 100_000 : 750;
const windowCount = isSoak ? 20 : 3;
/** Windows in which caches fill and code is compiled. */
const warmUpCount = isSoak ? 5 : 1;
const seed = 20261122;
/**
 * The most that memory in use may grow after the warm-up, of both programs, in MB. One kilobyte that each
 * request leaves behind would be 75 MB in a soak. The short run cannot tell that from caches that still fill,
 * only what is far worse.
 */
const maxGrowthMegabytes = isSoak ? 16 : 64;

let fair: Fair;
let targets: readonly Target[];
beforeAll(async () => {
  const environment = { TRUSTED_PROXIES: '1', PAGE_CACHE_MB: '0', LOG_LEVEL: 'error' };
  fair = await startFair({ environment, measuresMemory: true });
  targets = [...Object.values(routes).flat(), ...calls, ...endpointsOf(await documentIdOf('contact'))];
}, 240_000);
afterAll(() => fair.stop());

async function documentIdOf(slug: string): Promise<string> {
  const response = await fetch(`${fair.cms}/api/forms?filters[slug][$eq]=${slug}`);
  const { data } = (await response.json()) as { data: { documentId: string }[] };
  return data[0]?.documentId ?? '';
}

interface Outcome {
  status: number;
  text: string;
}

/** @returns null when the server ended the connection, which it may when the body is not what its headers say */
function send(base: string, path: string, { method, headers, body, isCutOff }: MalformedRequest) {
  return new Promise<Outcome | null>((resolve) => {
    const length = isCutOff ? body.length + 10 : body.length;
    const sent = request(base + path, { method, headers: { ...headers, 'content-length': length } });
    sent.setTimeout(60_000, () => sent.destroy(new Error(`${method} ${path} was not answered`)));
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => resolve(null));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    sent.on('error', () => resolve(null));
    sent.write(body);
    if (isCutOff) sent.on('socket', (socket) => setTimeout(() => socket.destroy(), 20));
    else sent.end();
  });
}

test('every route with an action is sent malformed forms', () => {
  const assets = join(import.meta.dirname, '../../../build/client/assets');
  const file = readdirSync(assets).find((name) => /^manifest-[^.]+\.js$/.test(name)) ?? '';
  const manifest = readFileSync(join(assets, file), 'utf8').replace(/^window\.__reactRouterManifest=/, '');
  const { routes: all } = JSON.parse(manifest.replace(/;\s*$/, '')) as {
    routes: Record<string, { id: string; hasAction: boolean }>;
  };
  const withAction = Object.values(all).flatMap(({ id, hasAction }) => (hasAction ? [id] : []));
  expect(withAction.sort()).toEqual(Object.keys(routes).sort());
});

test('no malformed form is a failure of the server, shows anything of its insides, or stays in its memory', async () => {
  const counts: Record<string, Record<string, number>> = {};
  const wrong: string[] = [];
  const windows: Awaited<ReturnType<Fair['memory']>>[] = [];
  const share = Math.ceil(requestCount / windowCount / targets.length);
  for (let window = 0; window < windowCount; window += 1) {
    const batch = targets.flatMap((target, at) => {
      const origin = target.program === 'web' ? fair.site : fair.cms;
      const options = { seed: seed + window * 1000 + at, numRuns: share };
      const requests = fc.sample(malformedRequests(target.fields, fair.site), options);
      return requests.map((malformed) => ({ target, malformed, origin }));
    });
    await severalAtOnce(batch, async ({ target, malformed, origin }) => {
      const outcome = await send(origin, target.path, malformed);
      const ofTarget = (counts[`${target.program} ${target.path}`] ??= {});
      ofTarget[outcome?.status ?? 'ended'] = (ofTarget[outcome?.status ?? 'ended'] ?? 0) + 1;
      if (!outcome && !malformed.isCutOff) {
        // A body that is refused before it is read ends the connection; the server itself must be there.
        expect((await fetch(`${origin}/${target.program === 'web' ? 'health' : '_health'}`)).ok).toBe(true);
      }
      if (outcome && (outcome.status >= 500 || showsInsides(outcome.text)))
        wrong.push(`${outcome.status} ${target.path} ${JSON.stringify(shortened(malformed))}`);
    });
    windows.push(await fair.memory());
    if (isSoak)
      console.log(new Date().toISOString(), window, JSON.stringify(windows.at(-1)), wrong.slice(-3));
  }
  if (isSoak) console.log(JSON.stringify({ counts, wrong: wrong.length, windows }));
  expect(wrong.slice(0, 10), JSON.stringify(counts)).toEqual([]);
  for (const program of ['site', 'cms'] as const) {
    const used = windows.map((window) => window[program].used);
    expect(growth(used), `${program}: ${used.join(', ')} MB`).toBeLessThan(maxGrowthMegabytes);
  }
}, 7_200_000);

/** How much higher the last windows are than those after the warm-up: the least of each, which no cache that fills meanwhile is. */
function growth(used: readonly number[]): number {
  const measured = Math.max(1, Math.floor((used.length - warmUpCount) / 3));
  const early = used.slice(warmUpCount, warmUpCount + measured);
  return Math.min(...used.slice(-measured)) - Math.min(...early);
}

const showsInsides = (text: string) =>
  /node_modules|\bat [\w.<>]+ \(|SQLITE_|ECONNREFUSED|better-sqlite3/.test(text);

const shortened = ({ method, headers, body }: MalformedRequest) => ({
  method,
  type: headers['content-type'],
  body: body.toString('latin1').slice(0, 300),
});

test('a well filled in form is taken after all that, and nothing else is stored than what the rules of its form allow', async () => {
  const [contact] = routes['pages/page'] ?? [];
  const taken = await fetch(`${fair.site}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: fair.site, 'x-forwarded-for': '2001:db8::1' },
    body: new URLSearchParams({ ...contact?.fields, __intent__: '{' }),
  });
  expect(taken.status).toBe(303);
  const database = openDatabase(fair.dataDir);
  const rows = database
    .prepare(
      `select s."values" as given, v.definition as definition from form_submissions s
       join form_versions v on v.form = s.form and v.version = s.version`,
    )
    .all() as { given: string; definition: string }[];
  database.close();
  expect(rows).not.toEqual([]);
  const faults = rows.flatMap(({ given, definition }) => {
    const { nl } = JSON.parse(definition) as Record<string, FormDefinition>;
    const { failures } = judge(nl ?? { fields: [] }, JSON.parse(given) as FormValues, '2026-11-20');
    return failures.size > 0 ? [given] : [];
  });
  expect(faults).toEqual([]);
});
