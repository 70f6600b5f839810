import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { throwAwaySecrets } from '../../../scripts/environment.mjs';
import { freePort } from '../../../scripts/ports.mjs';
import { COMMANDS } from '../../../scripts/programs.mjs';

/** Where a running fair is reached, and the account that may change it. Plain data: it travels to test workers. */
export interface FairAddress {
  site: string;
  cms: string;
  adminEmail: string;
  adminPassword: string;
}

export interface Fair extends FairAddress {
  /** Ends the content backend alone, as a crash would. */
  killCms: () => Promise<void>;
  startCms: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The moment the fair is tested at, unless a test says otherwise: weeks before the first day. */
const BEFORE_THE_FAIR = '2026-11-20T10:00:00+01:00';

/**
 * Starts the built content backend and the built site on free ports, over a data folder of their own.
 * @param options.now ISO instant the site's clock stands at
 * @param options.environment further variables for both programs
 * @throws when a program ends early or does not answer within a minute; its output is in the message
 */
export async function startFair(
  options: { now?: string; environment?: Record<string, string> } = {},
): Promise<Fair> {
  const dataDir = await mkdtemp(join(tmpdir(), 'beursvloer-fair-'));
  const port = await freePort();
  const cmsPort = await freePort();
  const secrets = throwAwaySecrets();
  const env: Record<string, string | undefined> = {
    ...process.env,
    ...secrets,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    CMS_HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${port}`,
    CONTENT_URL: `http://127.0.0.1:${cmsPort}`,
    FAIR_NOW: options.now ?? BEFORE_THE_FAIR,
    ...options.environment,
  };
  const address: FairAddress = {
    site: `http://localhost:${port}`,
    cms: `http://127.0.0.1:${cmsPort}`,
    adminEmail: secrets.ADMIN_EMAIL ?? '',
    adminPassword: secrets.ADMIN_PASSWORD ?? '',
  };
  await runToEnd(COMMANDS.cms.cwd, [join('dist', 'seed', 'run.js')], env);
  let cms = await start(COMMANDS.cms, env, `${address.cms}/_health`);
  const site = await start(COMMANDS.web, env, `${address.site}/health`);
  return {
    ...address,
    async killCms() {
      cms.kill('SIGKILL');
      await once(cms, 'close');
    },
    async startCms() {
      cms = await start(COMMANDS.cms, env, `${address.cms}/_health`);
    },
    async stop() {
      await Promise.all([end(site), end(cms)]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(
  command: { cwd: string; args: string[] },
  env: Record<string, string | undefined>,
  readyUrl: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, command.args, {
    cwd: command.cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString('utf8')));
  }
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer && answer.status < 500) return child;
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${command.args.join(' ')} did not come up:\n${output.join('').slice(-4_000)}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const closed = once(child, 'close');
  const tooLate = setTimeout(() => child.kill('SIGKILL'), 12_000);
  await closed;
  clearTimeout(tooLate);
}

async function runToEnd(cwd: string, args: string[], env: Record<string, string | undefined>): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString('utf8')));
  }
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} failed:\n${output.join('').slice(-4_000)}`);
}
