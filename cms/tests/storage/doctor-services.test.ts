import { afterEach, expect, it } from 'vitest';
import { readBucket } from '../../config/environment/bucket';
import { checkBucket, checkRedis } from '../../src/platform/doctor/services';
import { startBucket } from '../harness/bucket';
import { freePort } from '../../../scripts/ports.mjs';
import { startRedis } from '../harness/redis';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

it('says nothing of a bucket and a Redis that are not used, or that are well', async () => {
  expect([...(await checkBucket(null)), ...(await checkRedis(null))]).toEqual([]);
  const service = await startBucket();
  stops.push(() => service.stop());
  expect(await checkBucket(readBucket(service.environment))).toEqual([]);
  expect(service.asked).toEqual({ HEAD: 1 });
  const redis = await startRedis();
  stops.push(() => redis.stop());
  expect(await checkRedis(redis.url)).toEqual([]);
  expect(await redis.keys()).toEqual([]);
});

it.each([
  ['denies the key', 'closed to us', 'error'],
  ['is not there', 'without bucket', 'error'],
  ['does not answer', 'away', 'warning'],
] as const)('says of a bucket that it %s', async (_what, state, weight) => {
  const service = await startBucket();
  stops.push(() => service.stop());
  await service.become(state);
  const found = await checkBucket(readBucket(service.environment));
  expect(found).toMatchObject([
    { weight, en: expect.stringContaining('S3_BUCKET: beurs-2027 cannot be used.') },
  ]);
  expect(JSON.stringify(found)).not.toContain('S3RVER');
});

it('says that Redis does not answer, without its password', async () => {
  const found = await checkRedis(`redis://fair:een-geheim-woord@127.0.0.1:${await freePort()}/0`);
  expect(found).toMatchObject([{ weight: 'warning', en: expect.stringContaining('ECONNREFUSED') }]);
  expect(JSON.stringify(found)).not.toContain('een-geheim-woord');
});
