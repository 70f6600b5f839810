import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '../../../scripts/ports.mjs';
import { addDatabase, databaseUrlOf, removeDatabase } from './databases';

const appDir = path.resolve(import.meta.dirname, '../..');
/** A start takes some seconds, and many times as long on a machine that does other work as well. */
const startMs = 240_000;

/** The content backend as a separate process, with its output. */
export interface Program {
  url: string;
  dataDir: string;
  pid: number;
  /** Its output so far, on both streams. */
  said(): string;
  /** Its lines as objects; every line has to be one. */
  lines(): Record<string, unknown>[];
  /** Its exit code, once it has ended by itself; null when something killed it. */
  ended: Promise<number | null>;
  /** Kills it as the system does when memory runs out. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** How a program ended. */
export interface Ended {
  code: number | null;
  said: string;
}

/** Runs a compiled file of the content backend on a data folder until it exits. */
export async function runToEnd(
  file: string,
  dataDir: string,
  environment: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<Ended> {
  const child = run(file, dataDir, environment, args);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const timer = setTimeout(() => child.kill('SIGKILL'), startMs);
  await once(child, 'close');
  clearTimeout(timer);
  return { code: child.exitCode, said };
}

function run(
  file: string,
  dataDir: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
) {
  return spawn(process.execPath, [file, ...args], {
    cwd: appDir,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrlOf(dataDir),
      SITE_URL: 'https://beurs.example',
      APP_KEYS: 'test-key-of-the-app-one,test-key-of-the-app-two',
      ADMIN_JWT_SECRET: 'test-secret-of-the-admin',
      API_TOKEN_SALT: 'test-salt-of-api-tokens',
      TRANSFER_TOKEN_SALT: 'test-salt-of-transfer-tokens',
      ENCRYPTION_KEY: 'test-key-for-encryption-of-secrets',
      JWT_SECRET: 'test-secret-of-the-site-users',
      PREVIEW_SECRET: 'test-secret-of-preview-links',
      BADGE_SECRET: 'test-secret-of-the-badges',
      PURGE_SECRET: 'test-secret-of-the-purges',
      // Nothing stands in front of it.
      DRAIN_MS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts the compiled content backend as `npm start` does, on a copy of a data folder unless `copy` is false. */
export async function startProgram(
  template: string,
  environment: Record<string, string> = {},
  { copy = true } = {},
): Promise<Program> {
  const dataDir = copy ? await mkdtemp(path.join(tmpdir(), 'beursvloer-cms-')) : template;
  if (copy) {
    await cp(template, dataDir, { recursive: true });
    await addDatabase(dataDir, { filled: true });
  }
  const port = await freePort();
  const child = run('dist/src/main.js', dataDir, { CMS_PORT: String(port), ...environment });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close').then(() => child.exitCode);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startMs;
  while (!(await isUp(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The content backend did not start:\n${said}`);
    }
    await pause(50);
  }
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    ended,
    said: () => said,
    lines: () =>
      said
        .split('\n')
        .filter((line) => line !== '')
        .map((line): Record<string, unknown> => JSON.parse(line)),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'close');
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
      await removeDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/_health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
