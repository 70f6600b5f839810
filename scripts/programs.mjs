import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

import { rootFolder } from './packages.mjs';
import { StopWithLine } from './steps.mjs';

const parentPollIntervalMs = 500;

/**
 * How long a program may take to end after SIGTERM, and after `DRAIN_MS`, before it is killed: it gives requests in flight 10 s and
 * takes at most 5 s to close the rest.
 */
const stopGraceMs = 16_000;
const defaultDrainMs = 500;

const startTimeoutMs = 120_000;
/**
 * How long another program may respond at the URL before the start fails: the new program mostly reports itself what
 * is wrong.
 */
const otherProgramTimeoutMs = 20_000;

const restartBackoffMs = 500;
/** A program that ends more often than this within a minute is not started again: that does not help. */
const maxCrashes = 5;
const crashWindowMs = 60_000;

const cmsFolder = join(rootFolder, 'cms');
const webFolder = join(rootFolder, 'web');
const strapiProgram = join(cmsFolder, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');

/**
 * How to start a program: its folder, and the arguments of Node.
 * @typedef {{ cwd: string, args: string[] }} Command
 */

export const commands = {
  cms: { cwd: cmsFolder, args: [join(cmsFolder, 'dist', 'src', 'main.js')] },
  cmsDev: { cwd: cmsFolder, args: [strapiProgram, 'develop'] },
  web: { cwd: webFolder, args: [join(webFolder, 'build', 'server', 'index.js')] },
  webDev: { cwd: webFolder, args: [join(webFolder, 'dev.mjs')] },
};

/**
 * Starts programs that run and end together. A program that was up and ends by itself is started again; one that keeps
 * crashing stops the others, and so does a signal.
 * @param {{ onLine?: (name: string, line: string) => void }} [options]
 */
export function supervise({ onLine = (name, line) => console.log(`${name} | ${line}`) } = {}) {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const children = new Map();
  let stopping = false;
  let drainMs = defaultDrainMs;
  let finish;
  const ended = new Promise((resolve) => (finish = resolve));

  async function stop(code) {
    if (stopping) return;
    stopping = true;
    for (const child of children.values()) child.kill('SIGTERM');
    const deadline = Date.now() + drainMs + stopGraceMs;
    while (children.size > 0 && Date.now() < deadline) await pause(50);
    for (const child of children.values()) child.kill('SIGKILL');
    finish(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
  // npm starts scripts through a shell that ends at SIGTERM without passing it on, so an orphan stops as well.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid === parent || void stop(0), parentPollIntervalMs);
  watch.unref();

  return {
    /**
     * Starts a program and waits until its URL responds, and not some other program there: both programs report their
     * START_ID in `X-Start-Id`.
     * @param {string} name for its lines on the terminal
     * @param {Command} command
     * @param {Record<string, string | undefined>} env
     * @param {string} readyUrl responds with any status under 500 once the program is up
     * @throws {StopWithLine} when it does not come up, or another program responds there
     */
    async start(name, { cwd, args }, env, readyUrl) {
      const startId = randomUUID();
      drainMs = Number(env.DRAIN_MS || defaultDrainMs);
      let up = false;
      /** When it ended by itself, in ms since 1970. */
      let crashes = [];

      function run() {
        // In a process group of its own: Ctrl-C in the terminal reaches only this process, which ends the others in
        // order.
        const child = spawn(process.execPath, args, {
          cwd,
          env: { ...env, START_ID: startId },
          detached: process.platform !== 'win32',
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        children.set(name, child);
        for (const stream of [child.stdout, child.stderr]) {
          createInterface({ input: stream }).on('line', (line) => onLine(name, line));
        }
        child.on('close', (code, signal) => {
          children.delete(name);
          if (stopping) return;
          const how = `${name} ended by itself (${signal ?? `exit code ${code}`})`;
          const now = Date.now();
          crashes = [...crashes.filter((time) => time > now - crashWindowMs), now];
          if (!up || crashes.length > maxCrashes) {
            console.error(`${how}; stopping.`);
            return void stop(1);
          }
          console.error(`${how}; starting it again.`);
          setTimeout(() => !stopping && run(), restartBackoffMs);
        });
      }

      run();
      await waitUntilUp(readyUrl, startId, () => stopping || !children.has(name), name);
      up = true;
    },
    stop,
    ended,
  };
}

async function waitUntilUp(url, startId, givenUp, name) {
  const deadline = Date.now() + startTimeoutMs;
  let otherProgramSince;
  while (Date.now() < deadline) {
    if (givenUp()) throw new StopWithLine(`${name} did not start.`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' });
      await response.body?.cancel();
      // A response does not count when the program ended meanwhile: another one sent it.
      if (response.headers.get('x-start-id') === startId) {
        otherProgramSince = undefined;
        if (response.status < 500 && !givenUp()) return;
      } else {
        otherProgramSince ??= Date.now();
      }
    } catch {
      // Not listening yet: ask again.
    }
    if (otherProgramSince !== undefined && Date.now() - otherProgramSince > otherProgramTimeoutMs) {
      throw new StopWithLine(
        `${name} did not start: another program responds at ${url}. Stop that one, or choose another port.`,
      );
    }
    await pause(100);
  }
  throw new StopWithLine(`${name} did not respond at ${url} within two minutes.`);
}
