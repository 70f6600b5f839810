import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { StopWithLine } from '../scripts/steps.mjs';

/** The kernel counts processor time in hundredths of a second, on every machine that Linux still runs on. */
const ticksPerSecond = 100;
const pageBytes = 4096;
const startMs = 120_000;
const graceMs = 12_000;

const running = new Set();

/**
 * Starts a program whose processor time and memory are looked at, and waits until it is ready.
 * @param {string} name
 * @param {{ command?: string, args: string[], cwd?: string, env?: Record<string, string | undefined>, ready: string | (() => Promise<boolean>) }} how
 *   `ready`: a URL that responds well then, or what says so
 */
export async function startMeasured(name, { command = process.execPath, args, cwd, env, ready }) {
  const began = performance.now();
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (said = (said + chunk.toString('utf8')).slice(-4000)));
  const ended = new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  const isUp = () => child.exitCode === null && child.signalCode === null;
  const measured = {
    name,
    /** Milliseconds from the start until the first page. */
    startedInMs: 0,
    /** Seconds of processor time that the program and its children have used so far. */
    cpuSeconds: () => sum(familyOf(child.pid), (stat) => stat.ticks) / ticksPerSecond,
    /** Bytes of memory that they hold. */
    residentBytes: () => sum(familyOf(child.pid), (stat) => stat.pages) * pageBytes,
    /** @param {NodeJS.Signals} name */
    signal: (name) => child.kill(name),
    async stop() {
      running.delete(measured);
      if (!isUp()) return;
      child.kill('SIGTERM');
      const tooLong = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(tooLong);
    },
  };
  running.add(measured);
  while (!(await (typeof ready === 'string' ? answers(ready) : ready()))) {
    if (!isUp() || performance.now() - began > startMs)
      throw new StopWithLine(`${name} did not get ready.\n${said}`);
    await pause(10);
  }
  measured.startedInMs = performance.now() - began;
  return measured;
}

/** Ends everything that was started. */
export async function stopAll() {
  await Promise.all([...running].map((measured) => measured.stop()));
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000), redirect: 'manual' });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function familyOf(pid) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)));
  const family = all.filter((stat) => stat.pid === pid);
  for (const { pid: parent } of family) family.push(...all.filter((stat) => stat.parent === parent));
  return family;
}

/** Nothing for a process that ended meanwhile. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands between brackets and may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const parent = Number(fields[1]);
    return [{ pid, parent, ticks: Number(fields[11]) + Number(fields[12]), pages: Number(fields[21]) }];
  } catch {
    return [];
  }
}

function sum(stats, valueOf) {
  return stats.reduce((total, stat) => total + valueOf(stat), 0);
}
