import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CopyObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { filesIn, makePlace, runBackups, settingsIn, type Place } from '../harness/backups';
import { bucketName, startBucket, type BucketService } from '../harness/bucket';

/** Archives of files that are in a bucket, and archives that go to a bucket. */
let place: Place;
let files: BucketService;
let archives: BucketService;
let dataDir: string;
beforeAll(async () => {
  place = await makePlace();
  [files, archives] = await Promise.all([startBucket('beurs/2027'), startBucket()]);
  dataDir = place.unused('data');
  await cp(inject('template'), dataDir, { recursive: true });
  // With a bucket, uploads are not looked for on the disk.
  await writeFile(path.join(dataDir, 'public', 'uploads', 'oud.png'), 'van voor de bucket');
  await mkdir(path.join(dataDir, 'mail'));
  await writeFile(path.join(dataDir, 'mail', 'een.eml'), 'een mail');
  for (const [name, bytes] of Object.entries(stored)) await put(files, `beurs/2027/${name}`, bytes);
  await put(files, 'beurs/2028/uploads/andere.png', Buffer.from('van een andere beurs'));
});
afterEach(() => Promise.all([files.become('whole'), archives.become('whole')]));
afterAll(async () => {
  await Promise.all([files.stop(), archives.stop()]);
  await place.remove();
});

/** The larger one makes an archive of several parts. */
const stored: Record<string, Buffer> = {
  'uploads/hal_0123456789abcdef.png': randomBytes(6_000_000),
  'uploads/leeg.txt': Buffer.alloc(0),
  'form-uploads/0123456789abcdef0123456789abcdef': Buffer.from('van een bezoeker'),
};

const put = (service: BucketService, Key: string, Body: Buffer) =>
  service.s3.send(new PutObjectCommand({ Bucket: bucketName, Key, Body }));
async function namesIn(service: BucketService, Prefix = ''): Promise<string[]> {
  const { Contents = [] } = await service.s3.send(new ListObjectsV2Command({ Bucket: bucketName, Prefix }));
  return Contents.map(({ Key = '' }) => Key);
}
async function bytesIn(service: BucketService, Key: string): Promise<Buffer> {
  const { Body } = await service.s3.send(new GetObjectCommand({ Bucket: bucketName, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

/** The settings of a fair whose archives go to their bucket, and of which one day stays. */
function toBucket(): Record<string, string> {
  const renamed = Object.entries(archives.environment).map(([name, value]) => [`BACKUP_${name}`, value]);
  return {
    ...Object.fromEntries(renamed),
    BACKUP_KEY: place.key,
    BACKUP_DAYS: '1',
    BACKUP_WEEKS: '0',
    BACKUP_MONTHS: '0',
    MIN_FREE_MB: '0',
  };
}
const backUp = () =>
  runBackups('backup', dataDir, ['--env', place.unused('none')], { ...files.environment, ...toBucket() });
const restore = (from: string, target: string, settings: string, environment: Record<string, string>) =>
  runBackups('restore', target, ['--from', from, '--env', settings], environment);

let archive = '';

it('a backup holds the files of the bucket, goes to another one, and replaces an older one there', async () => {
  const first = await backUp();
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining('and 7 files') });
  const [made = ''] = await namesIn(archives);
  const old = 'backups/beursvloer-20200101T003700Z.tar.gz.age';
  await archives.s3.send(
    new CopyObjectCommand({ Bucket: bucketName, Key: old, CopySource: `${bucketName}/${made}` }),
  );
  await put(archives, 'backups/notities.txt', Buffer.from('van iemand'));
  await put(archives, 'backups/beursvloer-20200102T003700Z.tar.gz.age', Buffer.from('geen archief'));

  // An archive is called after the second in which it was begun.
  const firstEnded = Date.now();
  await expect.poll(() => Date.now() - firstEnded).toBeGreaterThan(1000);
  const second = await backUp();
  expect(second).toMatchObject({ code: 0, said: expect.stringContaining(`Deleted ${path.basename(old)}`) });
  const left = await namesIn(archives);
  expect(left).toContain('backups/notities.txt');
  expect(left).toContain('backups/beursvloer-20200102T003700Z.tar.gz.age');
  expect(left).toHaveLength(3);
  archive = path.basename(left.find((name) => !/20200102|notities/.test(name)) ?? '');
  expect(second.said).toContain(`Made ${archive} in the bucket ${bucketName}, `);
  expect(await readdir(dataDir)).not.toContain('backup-scratch');
}, 120_000);

it('a drill tries the newest archive of the bucket', async () => {
  const tried = await runBackups('drill', dataDir, [], { ...files.environment, ...toBucket() });
  expect(tried).toMatchObject({ code: 0, said: expect.stringContaining(`Restored ${archive} on trial`) });
}, 120_000);

it('its files are restored to the data folder of a machine without a bucket', async () => {
  const [target, settings] = [place.unused('restored'), place.unused('settings')];
  expect(await restore(archive, target, settings, toBucket())).toMatchObject({ code: 0 });
  const found = await filesIn(target);
  for (const [name, bytes] of Object.entries({ ...stored, 'mail/een.eml': Buffer.from('een mail') })) {
    const file = name.startsWith('uploads/') ? path.join('public', name) : name;
    expect(bytes.equals(await readFile(path.join(target, file))), name).toBe(true);
  }
  expect(Object.keys(found)).not.toContain('public/uploads/oud.png');
  expect(Object.keys(await settingsIn(settings)).filter((name) => name.startsWith('S3_'))).toEqual([]);
}, 120_000);

it('they are restored to another bucket, with its settings, and never onto files that are there', async () => {
  const [target, settings] = [place.unused('restored'), place.unused('settings')];
  const other = { ...toBucket(), ...files.environment, S3_PREFIX: 'beurs/2029' };
  expect(await restore(archive, target, settings, other)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`its uploads to the bucket ${bucketName}`),
  });
  for (const [name, bytes] of Object.entries(stored))
    expect(bytes.equals(await bytesIn(files, `beurs/2029/${name}`)), name).toBe(true);
  expect(await namesIn(files, 'beurs/2029/')).toHaveLength(Object.keys(stored).length);
  const onDisk = Object.keys(await filesIn(target));
  expect(onDisk.filter((name) => /^(public|form-uploads|mail)/.test(name))).toEqual(['mail/een.eml']);
  expect(await settingsIn(settings)).toMatchObject({ ...files.environment, S3_PREFIX: 'beurs/2029' });

  const again = place.unused('restored');
  const refused = await restore(archive, again, place.unused('settings'), other);
  expect([refused.code, refused.lines]).toEqual([
    1,
    [expect.stringMatching(/^The bucket beurs-2027 holds .* already: nothing was restored\./)],
  ]);
  expect(await readdir(place.folder)).not.toContain(path.basename(again));
}, 120_000);

it('an archive that is not there, and a bucket that refuses, are one line, and nothing is left', async () => {
  const before = await namesIn(archives);
  const missing = await restore(
    'beursvloer-20300101T003700Z.tar.gz.age',
    place.unused('restored'),
    place.unused('settings'),
    toBucket(),
  );
  expect([missing.code, missing.lines]).toEqual([1, [expect.stringContaining('it is not in the bucket')]]);

  await archives.become('closed to us');
  const denied = await backUp();
  expect([denied.code, denied.lines]).toEqual([1, [expect.stringContaining('denies access with this key')]]);
  await archives.become('whole');
  await files.become('away');
  const without = await backUp();
  expect([without.code, without.lines]).toEqual([1, [expect.stringContaining('does not answer')]]);
  expect(denied.said + without.said).not.toContain(place.key);
  expect(await namesIn(archives)).toEqual(before);
  expect(await readdir(dataDir)).not.toContain('backup-scratch');
}, 120_000);

it('an archive that cannot be sent to its end is not there', async () => {
  const before = await namesIn(archives);
  const asked = archives.asked.PUT ?? 0;
  const running = backUp();
  // The first part was sent, and the end was not.
  await expect.poll(() => archives.asked.PUT ?? 0, { interval: 1 }).toBeGreaterThan(asked);
  await archives.become('away');
  const { code, lines } = await running;
  await archives.become('whole');
  expect([code, lines]).toEqual([1, [expect.stringContaining('does not answer')]]);
  expect(await namesIn(archives)).toEqual(before);
  expect(await readdir(dataDir)).not.toContain('backup-scratch');
}, 120_000);
