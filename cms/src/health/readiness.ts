import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { lastGoodDrill } from '../backups/good-drills';
import { isPrepared, isStopping } from './state';

/** How one part of this program is. Besides `ok` it holds what people want to see, and nothing secret. */
export interface PartHealth {
  /** Whether this program can serve as far as this part goes. */
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
  ...(environment.backups?.drill ? { backups: readBackupHealth } : {}),
};

async function readDatabase(strapi: Core.Strapi): Promise<PartHealth> {
  await strapi.db.connection.raw('select 1');
  return { ok: true };
}

/** An old backup is no reason to send nobody here: whoever watches reads when the last good drill was. */
async function readBackupHealth(strapi: Core.Strapi): Promise<PartHealth> {
  const last = await lastGoodDrill(strapi);
  return { ok: true, lastGoodDrill: last && new Date(last.at).toISOString() };
}

/** How long a part may take: whoever asks waits for the response. */
const partTimeoutMs = 1500;

/** Questions on their way: one per part, however many ask. A database that is away would collect them. */
const asked = new Map<string, Promise<PartHealth>>();

/** Whether this program can serve, part by part. */
export async function readReadiness(strapi: Core.Strapi): Promise<Readiness> {
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, read]): Promise<[string, PartHealth]> => [
      name,
      await inTime(readOnce(name, async () => read(strapi))),
    ]),
  );
  const isReady = found.every(([, { ok }]) => ok);
  return { status: isReady ? 'ready' : 'not ready', parts: Object.fromEntries(found) };
}

/** Whether the database responds now. */
export async function isDatabaseThere(strapi: Core.Strapi): Promise<boolean> {
  const { ok } = await inTime(readOnce('database', async () => readDatabase(strapi)));
  return ok;
}

function readOnce(name: string, read: () => Promise<PartHealth>): Promise<PartHealth> {
  const known = asked.get(name);
  if (known) return known;
  const reading = read()
    .catch(() => ({ ok: false }))
    .finally(() => asked.delete(name));
  asked.set(name, reading);
  return reading;
}

async function inTime(reading: Promise<PartHealth>): Promise<PartHealth> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<PartHealth>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false }), partTimeoutMs);
  });
  try {
    return await Promise.race([reading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
