import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { freePort } from '../../../scripts/ports.mjs';
import { readBucket } from '../../config/environment/bucket';
import { openFileStore } from '../../seed/load/file-store';
import { seedFair } from '../../seed/load/seed';
import { copyReadyMade, printFile, printOf, readyMadeIn } from '../../seed/ready-made';
import { openBucket } from '../../src/platform/storage/bucket/bucket';
import { startApp } from '../harness/app';
import { startBucket, type BucketService, type BucketState } from '../harness/bucket';
import { fair } from '../harness/fair';
import { runToEnd, startProgram } from '../harness/program';

/** Starting with a bucket: one that cannot be used, and the first start, which fills it. */
// A start takes many times as long on a machine that does other work as well.
vi.setConfig({ testTimeout: 240_000 });

let service: BucketService;
let folder: string;
beforeAll(async () => {
  service = await startBucket();
  folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-bucket-start-'));
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => service.become('whole'));

const settings = () => {
  const bucket = readBucket(service.environment);
  if (!bucket) throw new Error('There is no bucket.');
  return bucket;
};

async function namesInBucket(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of openBucket(settings(), 'uploads').list()) names.push(name);
  return names;
}

it.each<[BucketState, string]>([
  ['closed to us', 'denies access with this key (403'],
  ['without bucket', 'does not exist'],
])('a bucket that is %s ends the start with one line, and nothing is written', async (state, words) => {
  await service.become(state);
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  const { code, said } = await runToEnd('dist/src/main.js', dataDir, {
    ...service.environment,
    LOG_FORMAT: 'text',
    CMS_PORT: String(await freePort()),
  });
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  expect(lines).toEqual([expect.stringContaining(words)]);
  expect(lines[0]).toContain('Look at the S3_… variables.');
  expect(code).toBe(1);
  expect(existsSync(path.join(dataDir, 'beursvloer.sqlite'))).toBe(false);
});

it('a bucket that is away is one warning: everything else goes on, and the files are back with it', async () => {
  await service.become('away');
  const program = await startProgram(inject('template'), service.environment);
  try {
    const about = program.lines().filter(({ msg }) => String(msg).includes('The bucket'));
    expect(about).toMatchObject([{ level: 'warn', msg: expect.stringContaining('ECONNREFUSED') }]);
    expect((await fetch(`${program.url}/api/themes`)).status).toBe(200);
    const [name = ''] = await readdir(path.join(program.dataDir, 'public/uploads'));
    expect((await fetch(`${program.url}/uploads/${name}`)).status).toBe(503);
    await service.become('whole');
    // It was not copied, and the disk is not asked.
    expect((await fetch(`${program.url}/uploads/${name}`)).status).toBe(404);
  } finally {
    await program.stop();
  }
});

it('the fair that was made while building goes into the bucket, and while that is away nothing is copied', async () => {
  const dist = path.join(folder, 'dist');
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  for (const name of ['config/a.js', 'seed/a.js', 'src/a.js', '../seed/pictures/a.webp'])
    await write(path.join(dist, name), name);
  const readyMade = readyMadeIn(dist);
  await write(path.join(readyMade, 'beursvloer.sqlite'), 'the fair');
  const names = Array.from({ length: 20 }, (_, index) => `huis-${index}.webp`);
  for (const name of names) await write(path.join(readyMade, 'public/uploads', name), `bytes of ${name}`);
  await write(path.join(readyMade, printFile), await printOf(dist));
  const dataDir = path.join(folder, 'first');
  const store = await openFileStore(settings(), dataDir);

  await service.become('away');
  await expect(copyReadyMade(dataDir, store, dist)).rejects.toThrow('does not answer (ECONNREFUSED)');
  expect(await readdir(dataDir)).toEqual([]);

  await service.become('whole');
  expect(await copyReadyMade(dataDir, store, dist)).toBe(true);
  expect(await readdir(dataDir)).toEqual(['beursvloer.sqlite']);
  expect((await namesInBucket()).sort()).toEqual([...names].sort());
  const { body } = (await openBucket(settings(), 'uploads').read('huis-7.webp')) ?? {};
  expect(Buffer.concat(await (body?.toArray() ?? [])).toString()).toBe('bytes of huis-7.webp');
  for (const name of names) await store.remove(name);
});

it('a fair that is loaded row by row has its files in the bucket', async () => {
  const app = await startApp(undefined, { environment: service.environment });
  try {
    await seedFair(app.strapi, { fair, picturesFolder: inject('pictures'), log: () => undefined });
    const rows: { url: string; provider: string }[] = await app.strapi.db
      .query('plugin::upload.file')
      .findMany({ orderBy: 'url' });
    expect(rows.map(({ provider }) => provider)).toEqual(['aws-s3', 'aws-s3', 'aws-s3']);
    expect((await namesInBucket()).map((name) => `/uploads/${name}`).sort()).toEqual(
      rows.map(({ url }) => url),
    );
    for (const { url } of rows) expect((await fetch(app.url + url)).status).toBe(200);
    expect(await readdir(path.join(app.dataDir, 'public/uploads'))).toEqual([]);
  } finally {
    await app.stop();
  }
});
