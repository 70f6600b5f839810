import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { inDatabase, startPostgres, type PostgresServer } from '../../../cms/tests/harness/postgres';
import { freePort } from '../../../scripts/ports.mjs';
import { commands } from '../../../scripts/programs.mjs';
import type { FairAccess } from './fair';
import { startProxy } from './nginx';
import { end, runToEnd, start } from './programs';
import { seededData } from './seeded-data';

/** One process of one of the programs. */
export interface Node {
  /** Its own URL, without nginx. */
  url: string;
  /** Reports its health; a content backend does so at its own address. */
  health: string;
  /** Ends it as a deployment would, and starts it again. Returns its exit code. */
  restart: () => Promise<number | null>;
}

/** Two processes of the site and two content backends on one PostgreSQL, each pair behind one address of nginx. */
export interface Nodes extends FairAccess {
  sites: readonly Node[];
  contentBackends: readonly Node[];
  server: PostgresServer;
  /** Asks the database, behind the content backends' backs. */
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
}

const name = 'fair';

/** Starts all of it over the demo fair, which is moved to PostgreSQL. */
export async function startNodes(environment: Record<string, string> = {}): Promise<Nodes> {
  const { dataDir, secrets } = await seededData();
  const server = await startPostgres();
  await inDatabase(server.urlOf('postgres'), `create database ${name}`);
  const databaseUrl = server.urlOf(name);
  await runToEnd(
    {
      cwd: commands.cms.cwd,
      args: [join('dist', 'src', 'platform', 'move', 'run.js'), '--from', dataDir, '--to', databaseUrl],
    },
    { ...process.env, ...secrets, NODE_ENV: 'production', DATA_DIR: dataDir },
  );
  const [sitePort, contentPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    ...secrets,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SITE_URL: `http://127.0.0.1:${sitePort}`,
    CONTENT_URL: `http://127.0.0.1:${contentPort}`,
    // The visitor, whom the tests name, and nginx.
    TRUSTED_PROXIES: '2',
    FAIR_NOW: '2026-11-20T10:00:00+01:00',
    ...environment,
  };
  const startNode = async (
    command: (typeof commands)['cms'],
    portName: 'PORT' | 'CMS_PORT',
    ready: string,
  ) => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const own = { [portName]: String(port), METRICS_PORT: String(metricsPort) };
    const run = () => start(command, { ...env, ...own }, url + ready);
    let child: ChildProcess = await run();
    return {
      port,
      url,
      health: portName === 'PORT' ? `http://127.0.0.1:${metricsPort}` : url,
      async restart() {
        const closed = once(child, 'close');
        child.kill('SIGTERM');
        await closed;
        const { exitCode } = child;
        child = await run();
        return exitCode;
      },
      stop: () => end(child),
    };
  };
  const contentBackends = [
    await startNode(commands.cms, 'CMS_PORT', '/_health'),
    await startNode(commands.cms, 'CMS_PORT', '/_health'),
  ];
  const portsOf = (nodes: readonly { port: number }[]) => nodes.map(({ port }) => port);
  const content = await startProxy([
    {
      name: 'content',
      port: contentPort,
      processes: portsOf(contentBackends),
      saysWhereFrom: false,
    },
  ]);
  const sites = [
    await startNode(commands.web, 'PORT', '/health'),
    await startNode(commands.web, 'PORT', '/health'),
  ];
  const site = await startProxy([
    {
      name: 'site',
      port: sitePort,
      processes: portsOf(sites),
      saysWhereFrom: true,
    },
  ]);
  return {
    site: env.SITE_URL,
    cms: env.CONTENT_URL,
    adminEmail: secrets.ADMIN_EMAIL ?? '',
    adminPassword: secrets.ADMIN_PASSWORD ?? '',
    previewSecret: secrets.PREVIEW_SECRET ?? '',
    purgeSecret: secrets.PURGE_SECRET ?? '',
    dataDir,
    sites,
    contentBackends,
    server,
    query: (sql) => inDatabase(databaseUrl, sql),
    async stop() {
      await site.stop();
      await Promise.all(sites.map((node) => node.stop()));
      await content.stop();
      await Promise.all(contentBackends.map((node) => node.stop()));
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
