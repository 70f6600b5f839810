import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, onTestFinished, test, vi } from 'vitest';

/** A program that listens as the site does, and says which process answers, after a moment. */
const program = `
  import { closeOnSignals, listen } from './listen';
  import { readServerEnvironment } from '../environment';
  const { socket, port } = readServerEnvironment(process.env, '/nowhere');
  const answer = (_req, res) => setTimeout(() => res.end(String(process.pid)), 20);
  const listening = await listen(answer, socket ?? port);
  closeOnSignals(listening, { drainMs: 50, onStop: () => undefined, after: () => Promise.resolve() });
`;

test('a process that takes the place of another one on the same socket loses no request', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-handover-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const outfile = path.join(folder, 'program.mjs');
  await build({
    stdin: { contents: program, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  const holder = path.resolve(import.meta.dirname, '../../../scripts/socket-holder.mjs');
  const child = spawn(process.execPath, [holder, '0', '2', process.execPath, outfile], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const numbers = (word: string) =>
    [...said.matchAll(new RegExp(`^${word} (\\d+)$`, 'gm'))].map(([, n]) => Number(n));
  await vi.waitFor(() => expect(numbers('port')).toHaveLength(1), 20_000);
  const ask = async () => (await fetch(`http://127.0.0.1:${numbers('port')[0]}/`)).text();
  const first = await ask();
  expect(first).toBe(String(numbers('pid')[0]));

  const answers: string[] = [];
  let isOver = false;
  const visitor = async () => {
    while (!isOver) answers.push(await ask());
  };
  const visitors = Promise.all([visitor(), visitor(), visitor()]);
  process.kill(Number(first), 'SIGTERM');
  await vi.waitFor(() => expect(answers).toContain(String(numbers('pid')[1])), 20_000);
  isOver = true;
  // None was refused or cut off: that would reject.
  await visitors;
  expect(new Set(answers)).toEqual(new Set(numbers('pid').map(String)));
  process.kill(Number(numbers('pid')[1]), 'SIGTERM');
  await ended;
}, 60_000);
