import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkBackups } from './backups';

const folder = mkdtempSync(path.join(tmpdir(), 'beursvloer-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const settings = {
  folder,
  key: 'AGE-SECRET-KEY-1GEHEIM',
  keep: { days: 7, weeks: 4, months: 12 },
  drill: true,
};
/** A disk that is never that of a temporary folder. */
const otherDisk = '/proc';

it('finds nothing where archives go to another disk and are tried', () => {
  expect(checkBackups(settings, otherDisk)).toEqual([]);
});

it('finds that no backups are made by themselves', () => {
  expect(checkBackups(null, otherDisk)).toMatchObject([
    { weight: 'warning', en: expect.stringMatching(/^BACKUP_DIR is not set/) },
  ]);
});

it('finds archives on the disk of the data, and a drill that is off', () => {
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const found = checkBackups({ ...settings, drill: false }, data);
  expect(found.map(({ weight }) => weight)).toEqual(['warning', 'note']);
  expect(found[0]?.en).toContain('is on the same disk as the data');
  expect(JSON.stringify(found)).not.toContain('GEHEIM');
});

it('finds a folder that nobody can write archives to, and makes none', () => {
  const [found] = checkBackups({ ...settings, folder: '/dev/null/backups' }, otherDisk);
  expect(found).toMatchObject({ weight: 'error' });
  expect(found?.nl).toContain('kan deze gebruiker niet schrijven');
  expect(checkBackups({ ...settings, folder: path.join(folder, 'new', 'er') }, otherDisk)).toEqual([]);
  expect(readdirSync(folder)).not.toContain('new');
});
