import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';

import { throwAwaySecrets } from '../../../../scripts/environment.mjs';
import { rootFolder } from '../../../../scripts/packages.mjs';
import { freePort } from '../../../../scripts/ports.mjs';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'beursvloer-start-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output(): string;
  saying(words: string): Promise<void>;
}

/** Runs `npm start` as a person would, with ports, secrets and data of its own. */
function npmStart(environment: Record<string, string>): Started {
  const child = spawn('npm', ['start'], {
    cwd: rootFolder,
    env: { ...process.env, ...throwAwaySecrets(), DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails half way leaves nothing running either.
  onTestFinished(() => void child.kill('SIGTERM'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
  }
  return {
    child,
    output: () => text,
    async saying(words) {
      while (!text.includes(words)) {
        if (child.exitCode !== null) throw new Error(`npm start ended before saying "${words}":\n${text}`);
        await pause(100);
      }
    },
  };
}

/** Two starts and a seed; as slow as the machine is busy. */
const startTwiceTimeoutMs = 300_000;

const responses = async (url: string) => (await fetch(url).catch(() => undefined)) !== undefined;

test(
  'npm start says where the fair is, starts again without work, and leaves nothing running after a signal',
  async () => {
    const ports = { PORT: String(await freePort()), CMS_PORT: String(await freePort()) };
    const site = `http://localhost:${ports.PORT}`;
    const admin = `http://localhost:${ports.CMS_PORT}/admin`;

    for (const round of ['first', 'second']) {
      const started = npmStart(ports);
      await started.saying('Ctrl-C stops both programs.');
      expect(started.output()).toContain(site);
      expect(started.output()).toContain(admin);
      expect(started.output()).toMatch(/Install the packages of the site: nothing to do/);
      expect(started.output()).toMatch(/Build the content backend: nothing to do/);
      expect(started.output()).toMatch(
        round === 'first'
          ? /Make the database and fill it: done in/
          : /Make the database and fill it: nothing to do/,
      );
      expect((await fetch(site)).status).toBe(200);
      expect((await fetch(admin)).status).toBe(200);
      started.child.kill('SIGTERM');
      await once(started.child, 'close');
      expect(await responses(site)).toBe(false);
      expect(await responses(admin)).toBe(false);
    }
  },
  startTwiceTimeoutMs,
);

test('a port in use gives one clear line and exit code 1', async () => {
  const port = await freePort();
  const server = createServer();
  server.listen(port);
  await once(server, 'listening');
  const started = npmStart({ PORT: String(port), CMS_PORT: String(await freePort()) });
  await once(started.child, 'close');
  server.close();
  expect(started.child.exitCode).toBe(1);
  expect(started.output()).toContain(`Port ${port} is already in use.`);
  expect(started.output()).not.toMatch(/^\s+at /m);
});

test('a folder that cannot be written to gives one clear line and exit code 1', async () => {
  // A path below a file cannot be made by anybody, root included.
  const started = npmStart({
    DATA_DIR: join(rootFolder, 'package.json', 'data'),
    PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
  });
  await once(started.child, 'close');
  expect(started.child.exitCode).toBe(1);
  expect(started.output()).toMatch(/The folder .* cannot be written to/);
  expect(started.output()).not.toMatch(/^\s+at /m);
});
