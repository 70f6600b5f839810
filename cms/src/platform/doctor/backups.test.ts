import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkBackups } from './backups';

const folder = mkdtempSync(path.join(tmpdir(), 'beursvloer-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const settings = {
  place: { kind: 'folder' as const, folder },
  key: 'AGE-SECRET-KEY-1GEHEIM',
  keep: { days: 7, weeks: 4, months: 12 },
  drill: true,
};
/** A disk that is never that of a temporary folder. */
const otherDisk = '/proc';

it('finds nothing where archives go to another disk and are tried', async () => {
  expect(await checkBackups(settings, otherDisk, null)).toEqual([]);
});

it('finds that no backups are made by themselves', async () => {
  expect(await checkBackups(null, otherDisk, null)).toMatchObject([
    { weight: 'warning', en: expect.stringMatching(/^BACKUP_DIR and BACKUP_S3_BUCKET are not set/) },
  ]);
});

it('finds archives on the disk of the data, and a drill that is off', async () => {
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const found = await checkBackups({ ...settings, drill: false }, data, null);
  expect(found.map(({ weight }) => weight)).toEqual(['warning', 'note']);
  expect(found[0]?.en).toContain('is on the same disk as the data');
  expect(JSON.stringify(found)).not.toContain('GEHEIM');
});

it('finds a folder that nobody can write archives to, and makes none', async () => {
  const at = (name: string) => ({ ...settings, place: { kind: 'folder' as const, folder: name } });
  const [found] = await checkBackups(at('/dev/null/backups'), otherDisk, null);
  expect(found).toMatchObject({ weight: 'error' });
  expect(found?.nl).toContain('kan deze gebruiker niet schrijven');
  expect(await checkBackups(at(path.join(folder, 'new', 'er')), otherDisk, null)).toEqual([]);
  expect(readdirSync(folder)).not.toContain('new');
});

it('asks the bucket of the archives, and warns of one that holds the uploads too', async () => {
  const bucket = {
    name: 'beurs',
    endpoint: 'http://127.0.0.1:1',
    region: 'us-east-1',
    prefix: '',
    accessKeyId: 'AKIA',
    secretAccessKey: 'GEHEIM',
  };
  const inBucket = { ...settings, place: { kind: 'bucket' as const, bucket } };
  const found = await checkBackups(inBucket, otherDisk, { ...bucket, prefix: 'uploads' });
  expect(found.map(({ en }) => en)).toEqual([
    expect.stringContaining('ECONNREFUSED'),
    expect.stringContaining('is the bucket of the files themselves'),
  ]);
  expect(JSON.stringify(found)).not.toContain('GEHEIM');
  expect(await checkBackups(inBucket, otherDisk, { ...bucket, name: 'andere' })).toHaveLength(1);
});
