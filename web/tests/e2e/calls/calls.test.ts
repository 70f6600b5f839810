import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  client,
  startIdentityProvider,
  type IdentityProvider,
  type Somebody,
} from '../../../../cms/tests/harness/identity-provider';
import { startPushService, type PushService } from '../../../../cms/tests/harness/push-service';
import { freePort } from '../../../../scripts/ports.mjs';
import { backendRoutes, type BackendRoute } from '../../harness/backend-routes';
import { startBetween, type Between, type RecordedCall } from '../../harness/between';
import { startFair, type Fair } from '../../harness/fair';
import { openMailbox } from '../../harness/mailbox';
import { clockOf, moveClock } from '../../harness/moved-clock.mjs';
import { runNightlyJobs } from '../../harness/nightly-jobs';
import { isSoak } from '../../harness/soak';
import { accountRows } from './accounts';
import { agendaRows } from './agenda';
import { allowedRoutes, unreached } from './compare';
import { contentRows } from './content';
import { formRows } from './forms';
import { pushRows } from './push';
import { openSiteBrowser } from './site-browser';
import { laterDays, type Row, type World } from './table';
import { visitorRows } from './visitors';

/**
 * Every call that a browser or the site makes of the content backend, by the code that makes it, at once and after each
 * lifetime: docs/testing.md#the-table-of-calls.
 */

/** The first moment: a year and a day later is still before the fair. */
const firstMs = Date.UTC(2026, 0, 20, 9);
const dayMs = 86_400_000;

let fair: Fair;
let between: Between;
let push: PushService;
let provider: IdentityProvider;
let hosted: Server;
let world: World;
let routes: BackendRoute[];
let folder: string;
let clockFile: string;
let restoreClock: () => void;
const fromBrowsers: RecordedCall[] = [];

/** Moves the clocks of the site, the content backend and this test. */
async function moveTo(days: number): Promise<void> {
  await writeFile(clockFile, String(firstMs + days * dayMs - realNow()));
  await pause(50);
}
const realDate = Date;
const realNow = () => realDate.now();

beforeAll(async () => {
  routes = await backendRoutes();
  folder = await mkdtemp(join(tmpdir(), 'beursvloer-clock-'));
  clockFile = join(folder, 'ahead');
  await moveTo(0);
  // Its certificate is judged by the real clock.
  push = await startPushService();
  restoreClock = moveClock(clockFile);
  hosted = await startHostedIdentity();
  const port = await freePort();
  const site = `http://localhost:${port}`;
  provider = await startIdentityProvider(`${site}/api/connect/bedrijf/callback`);
  fair = await startFair({
    port,
    environment: {
      ...push.environment,
      ...clockOf(clockFile),
      FAIR_NOW: '',
      TRUSTED_PROXIES: '1',
      SIGN_IN_PROVIDERS: 'bedrijf',
      SIGN_IN_BEDRIJF_ISSUER: provider.issuer,
      SIGN_IN_BEDRIJF_KEY: client.id,
      SIGN_IN_BEDRIJF_SECRET: client.secret,
      SIGN_IN_BEDRIJF_LABEL: 'Bouwpas',
      FIREBASE_PROJECT_ID: 'demo-beursvloer',
      FIREBASE_API_KEY: 'een-sleutel',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${(hosted.address() as AddressInfo).port}`,
    },
  });
  between = await startBetween(fair.cms);
  await fair.killSite();
  await fair.startSite({ environment: { CONTENT_URL: between.url } });
  world = {
    fair,
    site: fair.site,
    mailbox: openMailbox(fair.dataDir),
    newBrowser: () => openSiteBrowser(fair.site, fromBrowsers),
  };
}, 400_000);
afterAll(async () => {
  restoreClock();
  await fair.stop();
  between.close();
  provider.stop();
  hosted.close();
  await push.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The identity service: what it says of the one user it has. */
async function startHostedIdentity(): Promise<Server> {
  const user = {
    localId: 'hosted-1',
    email: 'hosted@post.example',
    emailVerified: true,
    displayName: 'Noor',
  };
  const server = createServer((_req, res) => {
    res.setHeader('Content-Type', 'application/json').end(JSON.stringify({ users: [user] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const noor: Somebody = { sub: 'noor', name: 'Noor', email: 'noor@bouwpas.example', email_verified: true };
/** Through the pages of the service and back. */
const connectRow: Row = {
  name: 'signing in with another service',
  lifetime: null,
  async now({ newBrowser }) {
    provider.atScreen = noor;
    const page = await newBrowser().send('/inloggen', 'dienst', { dienst: 'bedrijf' });
    expect([page.status, page.path]).toEqual([200, '/account']);
  },
};

const rows: readonly Row[] = [
  ...contentRows(() => between),
  ...accountRows,
  connectRow,
  ...formRows,
  ...visitorRows,
  ...agendaRows,
  ...pushRows(() => push),
];

describe('at the first moment', () => {
  test.each(rows.map((row) => [row.name, row] as const))(
    '%s',
    async (_name, row) => {
      await row.now(world);
    },
    200_000,
  );
});

const lapsing = rows.flatMap((row) => (row.lifetime === null ? [] : [row]));

// Past a week and past a year every lifetime is over, or is not; a soak run tries the month between them too.
describe.each(laterDays.filter((days) => isSoak || days !== 31))('%d days later', (days) => {
  beforeAll(async () => {
    await moveTo(days);
    await fair.killCms();
    await runNightlyJobs({ dataDir: fair.dataDir, environment: clockOf(clockFile) });
    await fair.startCms();
  });
  test.each(lapsing.map((row) => [row.name, row.lifetime, row] as const))(
    '%s (%s)',
    async (_name, _lifetime, row) => {
      await row.later(world, days);
    },
  );
});

/** Without a route it has no permission, and without permission no category comes with its items. */
// The brand is asked for on every page, and not there as long as nobody chose one: content/brand.test.ts has it.
const withoutCaller = ['GET /api/brand', 'GET /api/catalogue-categories'];

describe('the table', () => {
  test('reached every route that the content backend registered for the site and for visitors', () => {
    expect(routes.filter(({ isForSite }) => isForSite).length).toBeGreaterThan(80);
    expect(unreached(routes, between.calls)).toEqual(withoutCaller);
  });

  test('reached every call that the proxy allows, from a browser', () => {
    const allowed = allowedRoutes(routes);
    expect(allowed.length).toBeGreaterThan(15);
    expect(unreached(allowed, fromBrowsers)).toEqual([]);
  });

  test('names a route that no row reached', () => {
    const made = { method: 'POST', path: '/api/made-up/:id', isForSite: true };
    const all = [...routes, made];
    expect(unreached(all, between.calls)).toEqual([...withoutCaller, 'POST /api/made-up/:id']);
    expect(
      unreached(all, [...between.calls, { method: 'POST', path: '/api/made-up/1', status: 403 }]),
    ).toEqual([...withoutCaller, 'POST /api/made-up/:id']);
    expect(
      unreached(all, [...between.calls, { method: 'POST', path: '/api/made-up/1', status: 200 }]),
    ).toEqual(withoutCaller);
  });
});
