import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readServerEnvironment } from '../environment';
import { checkDoor, checkFolder, checkPages, checkServer } from './checks';

const folder = mkdtempSync(join(tmpdir(), 'beursvloer-doctor-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const behindProxy = {
  SITE_URL: 'https://beurs.nl',
  TRUSTED_PROXIES: '1',
  HOST: '127.0.0.1',
  PURGE_SECRET: 'geheim-van-de-wijzigingen',
  METRICS_PORT: '9100',
  STATISTICS_MB: '1',
};
const findings = (more: Record<string, string> = {}, isContainer = false) => {
  const environment = readServerEnvironment({ ...behindProxy, ...more }, folder);
  return [
    ...checkDoor(environment, isContainer),
    ...checkServer(environment, isContainer),
    ...checkFolder(environment),
  ];
};

it('finds nothing in a site behind a proxy with TLS', () => {
  expect(findings()).toEqual([]);
});

it.each<[string, Record<string, string>, string, string]>([
  ['a URL of this machine', { SITE_URL: '' }, 'error', 'SITE_URL is http://localhost:3000'],
  ['a URL without TLS', { SITE_URL: 'http://beurs.nl' }, 'error', 'SITE_URL is http://beurs.nl, without TLS'],
  ['a proxy that is not trusted', { TRUSTED_PROXIES: '' }, 'error', 'TRUSTED_PROXIES is 0'],
  ['a way around the proxy', { HOST: '' }, 'warning', 'also without the proxy: whoever reaches port 3000'],
  ['no feed of changes', { PURGE_SECRET: '' }, 'error', 'PURGE_SECRET is not set'],
  ['nothing to watch it by', { METRICS_PORT: '' }, 'note', 'METRICS_PORT is not set'],
  ['figures for everybody', { METRICS_HOST: '0.0.0.0' }, 'warning', 'METRICS_HOST is 0.0.0.0'],
  ['no page cache', { PAGE_CACHE_MB: '0' }, 'warning', 'PAGE_CACHE_MB is 0'],
  ['a limit that is off', { POSTS_PER_MINUTE: '0' }, 'warning', 'POSTS_PER_MINUTE is 0'],
  ['no service worker', { SERVICE_WORKER: 'off' }, 'note', 'SERVICE_WORKER is off'],
  ['a data folder that cannot be made', { DATA_DIR: '/dev/null/data' }, 'error', 'cannot write to DATA_DIR'],
])('finds %s', (_what, more, weight, line) => {
  const found = findings(more);
  expect(found).toMatchObject([{ weight, en: expect.stringContaining(line) as string }]);
  expect(JSON.stringify(found)).not.toContain('geheim');
});

it('says nothing of networks in a container, where the engine decides who gets in', () => {
  expect(findings({ HOST: '', METRICS_HOST: '0.0.0.0' }, true)).toEqual([]);
});

it('finds a disk with less room than statistics may take while they wait', () => {
  const found = checkFolder({ pictureFolder: join(folder, 'beeld'), maxStatisticsBytes: 2 ** 60 });
  expect(found).toMatchObject([{ weight: 'warning' }]);
});

it('finds a clock that is pinned, and an admin that only this machine can open', () => {
  const siteUrl = new URL('https://beurs.nl');
  const local = { fairNow: null, adminOrigins: ['http://localhost:1337'] };
  expect(checkPages({ fairNow: null, adminOrigins: ['https://beheer.beurs.nl'] }, siteUrl)).toEqual([]);
  expect(checkPages(local, siteUrl)).toMatchObject([{ weight: 'warning' }]);
  expect(checkPages(local, new URL('http://localhost:3000'))).toEqual([]);
  expect(checkPages({ ...local, fairNow: new Date() }, new URL('http://localhost'))).toMatchObject([
    { weight: 'error' },
  ]);
});
