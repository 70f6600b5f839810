import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { addDatabase, databaseUrlOf, removeDatabase } from '../harness/databases';

const appDir = path.resolve(import.meta.dirname, '../..');

it('a content backend that takes the place of another one on the same socket loses no request', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'beursvloer-cms-'));
  await cp(inject('template'), dataDir, { recursive: true });
  await addDatabase(dataDir, { filled: true });
  onTestFinished(async () => {
    await removeDatabase(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });
  const holder = path.resolve(appDir, '../scripts/socket-holder.mjs');
  const child = spawn(process.execPath, [holder, '0', '2', process.execPath, 'dist/src/main.js'], {
    cwd: appDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrlOf(dataDir),
      DRAIN_MS: '100',
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
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close');
  /** Ends the program that was started last, as systemd does. */
  const endProgram = () => process.kill(Number([...said.matchAll(/^pid (\d+)$/gm)].at(-1)?.[1]), 'SIGTERM');
  const port = await vi.waitFor(() => {
    const found = /^port (\d+)$/m.exec(said)?.[1];
    if (found === undefined) throw new Error(said);
    return found;
  }, 30_000);

  /** The process that answers, by its number; it may have to start first. */
  const url = `http://127.0.0.1:${port}`;
  const processOf = async () => {
    const response = await fetch(`${url}/metrics`, { headers: { connection: 'close' } });
    const [, startedAt] = /^process_start_time_seconds (\d+)$/m.exec(await response.text()) ?? [];
    return { status: response.status, startedAt: Number(startedAt) };
  };
  const first = await processOf();
  expect(first.status).toBe(200);

  // Visitors go on while it is replaced.
  const answers: { status: number; startedAt: number }[] = [];
  let isOver = false;
  const visitor = async () => {
    while (!isOver) answers.push(await processOf());
  };
  const visitors = Promise.all([visitor(), visitor(), visitor()]);
  endProgram();
  await vi.waitFor(() => expect(answers.some(({ startedAt }) => startedAt > first.startedAt)).toBe(true), {
    timeout: 240_000,
    interval: 100,
  });
  isOver = true;
  // None was refused or cut off: that would reject.
  await visitors;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));

  endProgram();
  await ended;
}, 300_000);
