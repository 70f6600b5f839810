/**
 * The load that two cores carry, by the number of processes of the site and the kind of database. See
 * docs/limits.md.
 */
import { join } from 'node:path';

import { startBackend, startSite } from '../fair.mjs';
import { load, look } from '../load.mjs';
import { heavyPath } from '../matches.mjs';
import { addAccount, cookiesOf } from '../mix/account.mjs';
import { unlimited } from '../mix/contenders.mjs';
import { signInEditor } from '../mix/editor.mjs';
import { startBalancer } from './balancer.mjs';
import { makeCalls } from './calls.mjs';
import { startPostgres } from './postgres.mjs';

const bytesPerMb = 1024 * 1024;
const connections = 16;
const warmSeconds = 3;
/** One for each connection: calls of one account wait for each other. */
const accountCount = connections;

/** @param {{ seconds: number }} how `seconds`: how long each kind of request is asked */
export async function measureCapacity(folder, { seconds }) {
  const found = [];
  for (const database of ['SQLite', 'PostgreSQL']) {
    const server = database === 'PostgreSQL' ? await startPostgres(join(folder, 'postgres')) : null;
    const environment = { ...unlimited, TRUSTED_PROXIES: '1', DATABASE_URL: server?.url ?? '' };
    const fair = await startBackend(join(folder, `capacity-${database}`), { environment });
    for (const count of [1, 2])
      found.push({
        database,
        'site processes': count,
        ...(await measureSites(folder, { fair, count, seconds, server: server?.measured })),
      });
    await fair.backend.stop();
    await server?.measured.stop();
  }
  return found;
}

async function measureSites(folder, { fair, count, seconds, server }) {
  const started = [];
  for (let number = 1; number <= count; number += 1)
    started.push(await startSite({ name: `Beursvloer ${number}`, env: fair.env, path: heavyPath }));
  const balancer = await startBalancer(
    folder,
    started.map(({ site }) => site),
  );
  try {
    const own = started[0].site;
    const accounts = await addAccounts(fair);
    const cookies = [];
    for (const account of accounts) cookies.push(await cookiesOf(account, own));
    const sites = { cpuSeconds: () => sum(started, ({ measured }) => measured.cpuSeconds()) };
    const pages = { name: 'the site', url: balancer.url + heavyPath, measured: sites };
    // Ends the run when it is not a page that is measured.
    await look(pages);
    await load(pages, warmSeconds, connections);
    const shown = await load(pages, seconds, connections);
    const call = (callOf) => makeCalls({ origin: balancer.url, seconds, connections, callOf });
    const asked = await call((connection) => ({
      method: 'GET',
      path: '/api/users/me',
      headers: headersOf(cookies, connection, own),
    }));
    const saved = await call((connection, number) => ({
      method: 'POST',
      path: '/api/account/agenda',
      headers: headersOf(cookies, connection, own),
      body: JSON.stringify({ entries: [entryOf(number)] }),
    }));
    const signedIn = await call((connection, number) => ({
      method: 'POST',
      path: '/api/auth/local',
      headers: { ...ownHeaders(own), 'x-forwarded-for': `10.${connection}.${number >> 8}.${number & 255}` },
      body: JSON.stringify(identityOf(accounts[connection])),
    }));
    const megabytes = (parts) => Math.round(sum(parts, (part) => part.residentBytes()) / bytesPerMb);
    return {
      'pages a second': Math.round(shown.perSecond),
      'pages per core-second of the sites': Math.round(shown.perCpuSecond),
      'calls a second': Math.round(asked.perSecond),
      'p99 of a call, ms': Math.round(asked.p99Ms),
      'saves a second': Math.round(saved.perSecond),
      'p99 of a save, ms': Math.round(saved.p99Ms),
      'sign-ins a second': Math.round(signedIn.perSecond),
      'MB, sites': megabytes(started.map(({ measured }) => measured)),
      'MB, content backend': megabytes([fair.backend]),
      'MB, PostgreSQL': server ? megabytes([server]) : null,
    };
  } finally {
    await balancer.measured.stop();
    for (const { measured } of started) await measured.stop();
  }
}

async function addAccounts(fair) {
  const editor = await signInEditor(fair);
  const accounts = [];
  for (let number = 0; number < accountCount; number += 1) accounts.push(await addAccount(editor));
  return accounts;
}

const identityOf = ({ email, password }) => ({ identifier: email, password });

/** As a page of the site calls. */
function ownHeaders(origin) {
  const { host } = new URL(origin);
  return { origin, host, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
}

/** Somebody who is signed in, each connection from an address of its own. */
function headersOf(cookies, connection, origin) {
  return {
    ...ownHeaders(origin),
    cookie: cookies[connection],
    'x-forwarded-for': `10.0.0.${connection + 1}`,
  };
}

/** A session that is saved, and taken off again by the next call. */
function entryOf(number) {
  return {
    id: 'session:1',
    on: number % 2 === 0,
    wish: 'must',
    note: '',
    device: 'benchmark0',
    clock: { at: Date.now(), count: number },
  };
}

const sum = (items, valueOf) => items.reduce((total, item) => total + valueOf(item), 0);
