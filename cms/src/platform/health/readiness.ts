import type { Core } from '@strapi/strapi';
import { environment } from '../../../config/environment';
import { lastGoodDrill } from '../backups/good-drills';
import { levelOf, readStorage } from '../storage/free-space';
import { inTime } from './in-time';
import { isPrepared, isStopping } from './state';

/** How one part of this program is. Besides `ok` it holds what people want to see, and nothing secret. */
export interface PartHealth {
  ok: boolean;
  [detail: string]: string | number | boolean | null;
}

export interface Readiness {
  status: 'ready' | 'not ready';
  parts: Record<string, PartHealth>;
}

type ReadPart = (strapi: Core.Strapi) => PartHealth | Promise<PartHealth>;

/** The parts by their names. One that throws or takes too long is not ok. */
const parts: Record<string, ReadPart> = {
  process: () => ({ ok: !isStopping() }),
  database: readDatabase,
  migrations: async (strapi) => ({ ok: isPrepared() && !(await strapi.db.migrations.shouldRun()) }),
  disk: readDisk,
  ...(environment.backups?.drill ? { backups: readBackupHealth } : {}),
};

/**
 * Parts without which this program serves on. On a full disk all can be read, and what cannot be stored is said to whom it concerns;
 * sending nobody here would take the reading away as well.
 */
const serving = new Set(['disk']);

const notOk: PartHealth = { ok: false };

async function readDatabase(strapi: Core.Strapi): Promise<PartHealth> {
  await strapi.db.connection.raw('select 1');
  return { ok: true };
}

/** Sizes are in megabytes. Not ok when the disk is so full that nothing new is stored. */
async function readDisk(strapi: Core.Strapi): Promise<PartHealth> {
  const storage = await readStorage(strapi);
  const level = levelOf(storage);
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  const { freeBytes, minFreeBytes } = storage;
  return { ok: level !== 'full', level, freeMb: megabytes(freeBytes), minFreeMb: megabytes(minFreeBytes) };
}

/** An old backup is no reason to send nobody here: whoever watches reads when the last good drill was. */
async function readBackupHealth(strapi: Core.Strapi): Promise<PartHealth> {
  const last = await lastGoodDrill(strapi);
  return { ok: true, lastGoodDrill: last && new Date(last.at).toISOString() };
}

/** Questions on their way: one per part, however many ask. A database that is away would collect them. */
const asked = new Map<string, Promise<PartHealth>>();
/** One that was not answered for so long is asked again, as its connection may be dead while others work. */
const forgetMs = 5000;

export async function readReadiness(strapi: Core.Strapi): Promise<Readiness> {
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, read]): Promise<[string, PartHealth]> => [
      name,
      await inTime(
        readOnce(name, async () => read(strapi)),
        notOk,
      ),
    ]),
  );
  const isReady = found.every(([name, { ok }]) => ok || serving.has(name));
  return { status: isReady ? 'ready' : 'not ready', parts: Object.fromEntries(found) };
}

export async function isDatabaseThere(strapi: Core.Strapi): Promise<boolean> {
  const { ok } = await inTime(
    readOnce('database', async () => readDatabase(strapi)),
    notOk,
  );
  return ok;
}

function readOnce(name: string, read: () => Promise<PartHealth>): Promise<PartHealth> {
  const known = asked.get(name);
  if (known) return known;
  const forget = () => {
    clearTimeout(timer);
    if (asked.get(name) === reading) asked.delete(name);
  };
  const timer = setTimeout(() => forget(), forgetMs).unref();
  const reading = read()
    .catch(() => notOk)
    .finally(() => forget());
  asked.set(name, reading);
  return reading;
}
