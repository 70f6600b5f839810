import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { canInstall, installDebian } from '../../../scripts/install/apt.mjs';
import { makeFolder, startReceiver } from './log.fixture';
import { fromOurPage, pageview } from './statistics.fixture';

const isSoak = process.env.SOAK === '1';
const kills = isSoak ? 100 : 20;
/** Inside the package, so that it finds the packages that it imports. */
const built = join(import.meta.dirname, `../../node_modules/.cache/statistics-process-${process.pid}`);
const strace = '/usr/bin/strace';

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: join(import.meta.dirname, 'process.fixture.ts'),
      outDir: built,
      emptyOutDir: true,
      target: 'node20',
    },
  });
  if (!existsSync(strace) && canInstall()) await installDebian(['strace']);
}, 240_000);
afterAll(() => rm(built, { recursive: true, force: true }));

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Starts the program, and resolves when it takes events. */
async function run(folder: string, content: URL, under: readonly string[] = []) {
  const program = [process.execPath, join(built, 'process.fixture.js'), folder, content.href];
  const [command = process.execPath, ...args] = under.concat(program);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ready = await new Promise<{ port: number; pid: number }>((resolve, reject) => {
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const [, port, pid] = /port (\d+) pid (\d+)/.exec(out) ?? [];
      if (port !== undefined) resolve({ port: Number(port), pid: Number(pid) });
    });
    child.on('exit', () => reject(new Error(`it ended: ${said}`)));
  });
  // Also where a test fails.
  closers.push(async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(ready.pid, 'SIGKILL');
    await ended(child);
  });
  return { child, ...ready };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.on('exit', () => resolve()));
}

/** The status, or null when the program did not live to say one. */
function send(port: number, events: readonly object[], agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', ...fromOurPage };
    const call = request(
      { port, host: '127.0.0.1', path: '/api/statistics/', method: 'POST', headers, agent },
      (response) => {
        response.resume();
        response.on('error', () => undefined);
        resolve(response.statusCode ?? null);
      },
    );
    call.on('error', () => resolve(null));
    call.end(JSON.stringify({ data: { events, session: 'x' } }));
  });
}

test(
  `of a process that is killed ${kills} times every acknowledged event arrives once`,
  async () => {
    const { folder, remove } = await makeFolder();
    const receiver = await startReceiver();
    closers.push(remove, () => receiver.close());
    const acknowledged = new Set<string>();
    for (let turn = 0; turn < kills; turn += 1) {
      const { child, port } = await run(folder, receiver.url);
      const agent = new Agent({ keepAlive: true, maxSockets: 8 });
      let isUp = true;
      let sent = 0;
      const enough = 20 + ((turn * 37) % 200);
      const sender = async () => {
        while (isUp) {
          const events = [pageview(), pageview(), pageview()];
          if ((await send(port, events, agent)) !== 204) return;
          for (const { id } of events) acknowledged.add(id);
          sent += 1;
          if (sent >= enough) child.kill('SIGKILL');
        }
      };
      const senders = Array.from({ length: 8 }, sender);
      await ended(child);
      isUp = false;
      agent.destroy();
      await Promise.all(senders);
    }
    await run(folder, receiver.url);
    const lost = () => {
      const arrived = new Set(receiver.ids());
      return [...acknowledged].filter((id) => !arrived.has(id)).length;
    };
    await expect.poll(lost, { timeout: 30_000 }).toBe(0);
    expect(acknowledged.size).toBeGreaterThan(kills * 60);
    const arrived = receiver.ids();
    expect(arrived.length - new Set(arrived).size).toBe(0);
  },
  isSoak ? 1_800_000 : 240_000,
);

/** `strace` may be absent, or not allowed where tests run. */
test('the system is told to keep the events before the browser is told that it did', async ({ skip }) => {
  if (spawnSync(strace, ['-o', '/dev/null', 'true']).status !== 0) return skip('nothing can be traced here');
  const { folder, remove } = await makeFolder();
  const receiver = await startReceiver();
  const out = await makeFolder();
  closers.push(remove, () => receiver.close(), out.remove);
  const trace = join(out.folder, 'calls');
  const calls = 'trace=pwrite64,fdatasync,fsync,write,writev,sendmsg,sendto';
  const { child, port, pid } = await run(folder, receiver.url, [
    ...[strace, '-f', '-s', '200', '-e', calls, '-o', trace],
    // Its queue does calls that a trace does not show.
    ...['env', 'UV_USE_IO_URING=0'],
  ]);
  const agent = new Agent({ keepAlive: true });
  const sent = pageview();
  expect(await send(port, [sent], agent)).toBe(204);
  agent.destroy();
  // Not the one that looks on: it ends with what it looks at.
  process.kill(pid, 'SIGKILL');
  await ended(child);
  const lines = (await readFile(trace, 'utf8')).split('\n');
  const at = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line));
  const written = at(new RegExp(`pwrite64\\(\\d+, ".*${sent.id}`));
  const file = /pwrite64\((\d+),/.exec(lines[written] ?? '')?.[1];
  const synced = lines.findIndex(
    (line, index) =>
      index > written && (line.includes(`fdatasync(${file}`) || /fdatasync resumed/.test(line)),
  );
  const finished = lines.findIndex((line, index) => index >= synced && /fdatasync.*= 0$/.test(line));
  const answered = at(/HTTP\/1\.1 204/);
  expect(written).toBeGreaterThanOrEqual(0);
  expect(synced).toBeGreaterThan(written);
  expect(finished).toBeGreaterThanOrEqual(synced);
  expect(answered).toBeGreaterThan(finished);
}, 120_000);
