import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { ensureRedis } from '../../../scripts/install/redis.mjs';
import { freePort } from '../../../scripts/ports.mjs';

/** A Redis of the tests' own, on a free port of this machine, that stores nothing on a disk. */
export interface RedisServer {
  url: string;
  keys(): Promise<string[]>;
  /** Kills it, and starts it empty on the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Has it say nothing, as a machine that hangs does, and go on after that. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

const startTimeoutMs = 30_000;
const startPollMs = 50;

export async function startRedis(): Promise<RedisServer> {
  const program = await ensureRedis();
  const folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const ask = async <T>(work: (client: Redis) => Promise<T>): Promise<T> => {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      client.disconnect();
    }
  };
  const responds = () =>
    ask((client) => client.ping()).then(
      () => true,
      () => false,
    );
  const end = () => child?.kill('SIGKILL');
  process.once('exit', end);

  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const started = spawn(program, [...settings, '--dir', folder], { stdio: 'ignore' });
    child = started;
    const deadline = Date.now() + startTimeoutMs;
    while (!(await responds())) {
      if (started.exitCode !== null || Date.now() > deadline) throw new Error('Redis did not start.');
      await pause(startPollMs);
    }
  };
  const kill = async () => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'close');
  };
  await start();
  return {
    url,
    start,
    kill,
    keys: () => ask((client) => client.keys('*')),
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async stop() {
      process.off('exit', end);
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
