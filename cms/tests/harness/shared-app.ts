import { cp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inject } from 'vitest';
import { startApp, type App } from './app';
import { renewDatabase } from './databases';

type Kinds = typeof import('../../src/platform/queue/kinds');
type RateLimiters = typeof import('../../src/platform/limits/rate-limiter');
type SharedCounts = typeof import('../../src/platform/limits/shared-counts');
const requireBuilt = createRequire(path.resolve(import.meta.dirname, '../../dist/src/index.js'));
/** The admin's counts of sign-ins, for the whole process. */
const { Stores }: { Stores: { Memory: { cleanAll: () => void } } } = createRequire(
  requireBuilt.resolve('@strapi/admin/package.json'),
)('koa2-ratelimit');

let running: App | undefined;

/**
 * The app of this process, over data as the template has it. A start costs more than most files do with it, so the files
 * that ask for it run one after another in one process: vitest.shared.mts. Nobody stops it; it ends with its process.
 * A file that needs other settings, or starts, stops or outlives an app, has an app of its own: `startApp`.
 */
export async function sharedApp(): Promise<App> {
  if (running) await renew(running);
  else running = await startApp(inject('template'), { folder: inject('shared') });
  return running;
}

/** Puts the data back to what the template has, as if the app had just been started over it. */
async function renew({ strapi, dataDir }: App): Promise<void> {
  const { sendAllDue }: Kinds = requireBuilt('./platform/queue/kinds');
  // Nothing asks the database while it is away.
  strapi.cron.stop();
  await sendAllDue(strapi);
  await strapi.db.connection.destroy();
  for (const name of await readdir(dataDir)) await rm(path.join(dataDir, name), { recursive: true });
  await cp(inject('template'), dataDir, { recursive: true });
  await renewDatabase(dataDir);
  strapi.db.connection.initialize();
  const { keepCounts }: RateLimiters = requireBuilt('./platform/limits/rate-limiter');
  const { shareCounts }: SharedCounts = requireBuilt('./platform/limits/shared-counts');
  keepCounts(() => null);
  await shareCounts(strapi);
  strapi.cron.start();
  Stores.Memory.cleanAll();
  strapi.config.set('admin.rateLimit', { enabled: true });
}
