import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { accountCalls } from '../harness/account-calls';
import { startApp, type App } from '../harness/app';
import { makePerson, type Person } from '../harness/people';
import { startProgram, type Program } from '../harness/program';
import { startRedis, type RedisServer } from '../harness/redis';

/** Two content backends that share nothing but Redis: each has a database of its own. */
// Redis is tried again after up to 5 seconds, several times.
vi.setConfig({ testTimeout: 120_000 });

let redis: RedisServer;
let one: App;
let program: Program;
let noor: Person;
const first = accountCalls(() => one);
const second = accountCalls(() => ({ ...one, url: program.url }));

beforeAll(async () => {
  redis = await startRedis();
  const environment = { REDIS_URL: redis.url };
  one = await startApp(inject('template'), { environment });
  program = await startProgram(inject('template'), environment);
  noor = await makePerson(one, 'noor');
});
afterAll(async () => {
  redis.resume();
  await program.stop();
  await one.stop();
  await redis.stop();
});

/** The lines of the second content backend about its Redis. */
const linesOf = (words: string) =>
  expect.poll(() => program.lines().filter(({ msg }) => String(msg).includes(words)), { timeout: 15_000 });

type Node = typeof first;
/** A route that one IP address may call 60 times. */
const limit = 60;
const call = async (node: Node, ip: string) =>
  (await node.from(ip, '/auth/reset-password', { code: 'x', password: 'y' })).status;
async function count(nodes: readonly Node[], ip: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += nodes.length)
    statuses.push(...(await Promise.all(nodes.map((node) => call(node, ip)))));
  return statuses;
}
const rejected = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

it('calls count together up to their limit', async () => {
  await linesOf('Redis answers').toHaveLength(1);
  const statuses = await count([first, second], '203.0.113.8', limit + 2);
  expect(rejected(statuses)).toBe(2);
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  expect([await call(first, '203.0.113.9'), await call(second, '203.0.113.9')]).toEqual([400, 400]);
});

it('Redis knows nobody’s address by what is counted', async () => {
  const keys = (await redis.keys()).filter((key) => key !== 'beursvloer:probe');
  expect(keys.length).toBeGreaterThan(1);
  for (const key of keys) expect(key).toMatch(/^beursvloer:limits:[\w-]{43}$/);
});

it('without Redis each counts in its memory, also who has to wait, and says so once', async () => {
  await redis.kill();
  await linesOf('Redis cannot be used').toHaveLength(1);
  const ip = '203.0.113.10';
  expect(rejected(await count([first], ip, limit + 1))).toBe(1);
  expect(rejected(await count([second], ip, limit + 1))).toBe(1);
  const guesses: number[] = [];
  for (let time = 0; time < 6; time += 1)
    guesses.push(
      (
        await first.from('203.0.113.11', '/auth/local', {
          identifier: noor.email,
          password: 'geraden geheim',
        })
      ).status,
    );
  expect(guesses).toEqual([400, 400, 400, 400, 400, 429]);
  await linesOf('Redis cannot be used').toHaveLength(1);
});

it('with Redis back they count together again', async () => {
  await redis.start();
  await linesOf('Redis answers').toHaveLength(2);
  // The first content backend writes no lines here: it is back when it counts in Redis.
  await expect
    .poll(
      async () => {
        await call(first, '203.0.113.14');
        return (await redis.keys()).some((key) => key.startsWith('beursvloer:limits:'));
      },
      { timeout: 15_000 },
    )
    .toBe(true);
  expect(rejected(await count([first, second], '203.0.113.12', limit + 2))).toBe(2);
});

it('a Redis that hangs holds nobody up', async () => {
  redis.pause();
  const ip = '203.0.113.13';
  expect(rejected(await count([second], ip, limit + 1))).toBe(1);
  await linesOf('Redis cannot be used').toHaveLength(2);
  redis.resume();
  await linesOf('Redis answers').toHaveLength(3);
});
