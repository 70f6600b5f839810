import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { addDatabase, databaseUrlOf, removeDatabase } from './databases';

// The compiled backend requires the CommonJS build; importing would load a second one beside it.
const { createStrapi }: typeof import('@strapi/strapi') = createRequire(import.meta.url)('@strapi/strapi');

const appDir = path.resolve(import.meta.dirname, '../..');

export interface App {
  strapi: Core.Strapi;
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

interface Settings {
  /** The parent of the data folder; by default the folder for temporary files. */
  folder?: string;
  environment?: Record<string, string>;
}

/**
 * Boots the compiled backend on a data folder of its own, on a free port of this machine. Once per process: the
 * configuration is read when it is first required, so a second app would open the first one's database.
 */
export async function startApp(
  template?: string,
  { folder = tmpdir(), environment = {} }: Settings = {},
): Promise<App> {
  const dataDir = await mkdtemp(path.join(folder, 'beursvloer-cms-'));
  if (template) await cp(template, dataDir, { recursive: true });
  await addDatabase(dataDir, { filled: template !== undefined });
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
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
    DATABASE_URL: databaseUrlOf(dataDir),
    ...environment,
  });
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: false });
  strapi.log.level = 'error';
  await strapi.load();
  strapi.server.mount();
  const { httpServer } = strapi.server;
  // In one busy process a connection that was idle for five seconds would be closed just as the next request takes it.
  httpServer.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  const { port } = httpServer.address() as AddressInfo;
  return {
    strapi,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    async stop() {
      await destroy(strapi);
      await removeDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Strapi's destroy removes all listeners of the process, which would cut the test runner off from its worker. */
async function destroy(strapi: Core.Strapi): Promise<void> {
  const { removeAllListeners } = process;
  process.removeAllListeners = () => process;
  try {
    await strapi.destroy();
  } finally {
    process.removeAllListeners = removeAllListeners;
    for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
  }
}

export interface ApiResponse {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Sends one request to the backend; a response that is not JSON is given as text. */
export async function ask(
  app: App,
  method: string,
  target: string,
  options: { body?: unknown; token?: string } = {},
): Promise<ApiResponse> {
  const response = await fetch(`${app.url}${target}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    body: options.body === undefined ? null : JSON.stringify(options.body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
