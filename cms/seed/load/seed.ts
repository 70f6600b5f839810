import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { changeEverything } from '../../src/platform/outbox/outbox';
import type { FairSeed } from '../content/types';
import { recordDemo } from '../../src/platform/demo/record';
import { loadFair } from './fair';
import { loadMedia } from './media';
import { loadStatistics } from '../statistics/load-statistics';
import { References } from './references';

/** The tables that are filled without anybody having written anything. */
const ownBookkeeping = new Set([
  'api::public-id-counter.public-id-counter',
  'api::purge.purge',
  'api::purge-head.purge-head',
  'api::pending-relation.pending-relation',
]);

export interface SeedOptions {
  fair: FairSeed;
  picturesFolder: string;
  /** Receives one line per step. */
  log(line: string): void;
}

/**
 * Fills an empty database with the fair, all or nothing: one transaction, and the files written are removed when it
 * fails. A database with any content in it, or any file in its media library, is left alone; then it returns false.
 */
export async function seedFair(
  strapi: Core.Strapi,
  { fair, picturesFolder, log }: SeedOptions,
): Promise<boolean> {
  if (await hasContent(strapi)) {
    log('The database has content: left as it is.');
    return false;
  }
  const removals: (() => Promise<void>)[] = [];
  try {
    await changeEverything(strapi, async () => {
      const started = Date.now();
      const media = await loadMedia(strapi, fair, picturesFolder);
      removals.push(media.removeFiles);
      log(`Put ${media.count} files in the media library in ${seconds(started)}.`);
      const filling = Date.now();
      const made = await loadFair(strapi, fair, { media, references: new References() });
      log(`Made and published ${made} documents in ${seconds(filling)}.`);
      await recordDemo(strapi, fair.people);
      const counting = Date.now();
      const counted = await loadStatistics(strapi, fair.site);
      if (counted > 0) log(`Made up statistics of ${counted} events in ${seconds(counting)}.`);
    });
  } catch (error) {
    await Promise.all(removals.map((remove) => remove()));
    throw error;
  }
  await untilQuiet(strapi);
  return true;
}

/**
 * Waits until no query runs any more. After a commit Strapi reads every document again to notify its listeners, and
 * nobody awaits that: closing the database meanwhile would end the process.
 */
async function untilQuiet(strapi: Core.Strapi): Promise<void> {
  const { pool } = strapi.db.connection.client;
  for (let quiet = 0; quiet < 5;) {
    await pause(10);
    quiet = pool.numUsed() + pool.numPendingAcquires() > 0 ? 0 : quiet + 1;
  }
}

async function hasContent(strapi: Core.Strapi): Promise<boolean> {
  const types = Object.values(strapi.contentTypes).filter(
    ({ uid }) => (uid.startsWith('api::') && !ownBookkeeping.has(uid)) || uid === 'plugin::upload.file',
  );
  for (const { uid } of types) {
    if ((await strapi.db.query(uid).count()) > 0) return true;
  }
  return false;
}

function seconds(sinceMs: number): string {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}
