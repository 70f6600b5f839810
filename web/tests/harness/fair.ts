import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { freePort } from '../../../scripts/ports.mjs';
import { commands } from '../../../scripts/programs.mjs';
import { measured, memoryOf, type Memory } from './memory/memory';
import { end, start, type Command, type Environment } from './programs';
import { seededData } from './seeded-data';

/** A running fair, and the account that may change it. Plain data: it travels to test workers. */
export interface FairAccess {
  site: string;
  cms: string;
  adminEmail: string;
  adminPassword: string;
  /** Signs the links to previews. */
  previewSecret: string;
  /** With which the content backend is asked what changed. */
  purgeSecret: string;
  /** The folder of its data, for tests of what the database may hold. */
  dataDir: string;
}

/** The URLs and secrets alone of a running fair. */
export function accessTo({
  site,
  cms,
  adminEmail,
  adminPassword,
  previewSecret,
  purgeSecret,
  dataDir,
}: FairAccess): FairAccess {
  return { site, cms, adminEmail, adminPassword, previewSecret, purgeSecret, dataDir };
}

export interface Fair extends FairAccess {
  /** Ends the content backend alone, as a crash would. */
  killCms: () => Promise<void>;
  startCms: () => Promise<void>;
  /** Ends the content backend the polite way; another process starts on its socket, once. Only of a fair that can. */
  replaceCms: () => void;
  /** Ends the site alone, as a crash would. */
  killSite: () => Promise<void>;
  /** @param change another build of it, and settings that differ until it is started again */
  startSite: (change?: { command?: Command; environment?: Record<string, string> }) => Promise<void>;
  /** Memory of both programs once they have collected their garbage; only of a fair that measures it. */
  memory: () => Promise<{ cms: Memory; site: Memory }>;
  /** Starts another process of the site over the same data. */
  startAnother: (port: number) => Promise<ChildProcess>;
  stop: () => Promise<void>;
}

const socketHolder = fileURLToPath(new URL('../../../scripts/socket-holder.mjs', import.meta.url));
/** The moment the fair is tested at, unless a test says otherwise: weeks before the first day. */
const beforeTheFair = '2026-11-20T10:00:00+01:00';

/**
 * Starts the built content backend and the built site on free ports, over a data folder of their own.
 * @param options.now ISO instant the site's clock stands at
 * @param options.port where the site listens, when something has to know before it starts
 * @param options.environment further variables for both programs
 * @param options.measuresMemory for `memory()`
 * @param options.prepare changes the data folder before the programs start
 * @param options.canReplaceCms for `replaceCms()`: the socket of the content backend stays open, as systemd keeps it
 * @throws when a program ends early or does not answer in time; its output is in the message
 */
export async function startFair(
  options: {
    now?: string;
    port?: number;
    environment?: Record<string, string>;
    measuresMemory?: boolean;
    prepare?: (dataDir: string) => void;
    canReplaceCms?: boolean;
  } = {},
): Promise<Fair> {
  const { dataDir, secrets } = await seededData();
  options.prepare?.(dataDir);
  const port = options.port ?? (await freePort());
  const cmsPort = await freePort();
  const env: Environment = {
    ...process.env,
    ...secrets,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    CMS_HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${port}`,
    CONTENT_URL: `http://127.0.0.1:${cmsPort}`,
    PUSH_CONTACT: 'mailto:push@beursvloer.nl',
    FAIR_NOW: options.now ?? beforeTheFair,
    ...(options.measuresMemory && measured(dataDir)),
    ...options.environment,
  };
  const access: FairAccess = {
    site: `http://localhost:${port}`,
    cms: `http://127.0.0.1:${cmsPort}`,
    adminEmail: secrets.ADMIN_EMAIL ?? '',
    adminPassword: secrets.ADMIN_PASSWORD ?? '',
    previewSecret: secrets.PREVIEW_SECRET ?? '',
    purgeSecret: secrets.PURGE_SECRET ?? '',
    dataDir,
  };
  const cmsCommand = options.canReplaceCms ? onSocket(commands.cms, cmsPort) : commands.cms;
  let cmsPid: number | undefined;
  let cms: ChildProcess = await start(cmsCommand, env, `${access.cms}/_health`, (text) => {
    const said = /^pid (\d+)$/m.exec(text)?.[1];
    if (said !== undefined) cmsPid = Number(said);
  });
  let site: ChildProcess = await start(commands.web, env, `${access.site}/health`);
  return {
    ...access,
    killCms: () => kill(cms),
    async startCms() {
      cms = await start(commands.cms, env, `${access.cms}/_health`);
    },
    replaceCms() {
      if (cmsPid === undefined) throw new Error('This fair keeps no socket open.');
      process.kill(cmsPid, 'SIGTERM');
    },
    killSite: () => kill(site),
    async startSite({ command = commands.web, environment = {} } = {}) {
      site = await start(command, { ...env, ...environment }, `${access.site}/health`);
    },
    async memory() {
      return { cms: await memoryOf(cms, dataDir), site: await memoryOf(site, dataDir) };
    },
    startAnother: (another) =>
      start(commands.web, { ...env, PORT: String(another) }, `http://localhost:${another}/health`),
    async stop() {
      if (cmsPid !== undefined) process.kill(cmsPid, 'SIGTERM');
      await Promise.all([end(site), end(cms)]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a program on a socket that stays open, and once more when it has ended. */
function onSocket({ cwd, args }: Command, port: number): Command {
  return { cwd, args: [socketHolder, String(port), '2', process.execPath, ...args] };
}

/** A test that failed may have left it killed. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}
