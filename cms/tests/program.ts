import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const appDir = path.resolve(import.meta.dirname, '..');
const startMs = 40_000;

/** The content backend as a process of its own, with all that it says. */
export interface Program {
  url: string;
  dataDir: string;
  /** All that it said so far, on both streams. */
  said(): string;
  /** Its lines as objects; every line has to be one. */
  lines(): Record<string, unknown>[];
  stop(): Promise<void>;
}

/** Starts the compiled content backend as `npm start` does, on a copy of a data folder. */
export async function startProgram(
  template: string,
  environment: Record<string, string> = {},
): Promise<Program> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'beursvloer-cms-'));
  await cp(template, dataDir, { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/src/main.js'], {
    cwd: appDir,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      CMS_PORT: String(port),
      SITE_URL: 'https://beurs.example',
      APP_KEYS: 'test-key-of-the-app-one,test-key-of-the-app-two',
      ADMIN_JWT_SECRET: 'test-secret-of-the-admin',
      API_TOKEN_SALT: 'test-salt-of-api-tokens',
      TRANSFER_TOKEN_SALT: 'test-salt-of-transfer-tokens',
      ENCRYPTION_KEY: 'test-key-for-encryption-of-secrets',
      JWT_SECRET: 'test-secret-of-the-site-users',
      PREVIEW_SECRET: 'test-secret-of-preview-links',
      PURGE_SECRET: 'test-secret-of-the-purges',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The content backend did not start:\n${said}`);
    }
    await pause(50);
  }
  return {
    url,
    dataDir,
    said: () => said,
    lines: () =>
      said
        .split('\n')
        .filter((line) => line !== '')
        .map((line): Record<string, unknown> => JSON.parse(line)),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'close');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/_health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
