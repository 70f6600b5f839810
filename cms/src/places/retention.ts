import type { Core } from '@strapi/strapi';
import { joinings, places, type JoiningRow } from './rows';
import { findPublishedSession, instantOf } from '../fair/sessions';
import { knownFacts } from './settle';
import type { PlaceState } from './shape';

const dayMs = 24 * 60 * 60 * 1000;
const unconfirmedMs = 7 * dayMs;
const afterSessionMs = 30 * dayMs;

/** Deletes what is not needed any more: see the times above. Any number of processes may run this at once. */
export async function deleteOldPlaces(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  const waiting: PlaceState = 'wacht op bevestiging';
  let count: number = await places(strapi)
    .where({ state: waiting })
    .andWhere('since', '<=', now - unconfirmedMs)
    .delete();
  const rows: JoiningRow[] = await joinings(strapi).select('*');
  for (const row of rows) {
    const session = await findPublishedSession(strapi, row.session);
    const known = knownFacts(row);
    const startsAt = session?.startsAt ?? (known && instantOf(known.day, known.startTime));
    if (startsAt !== null && startsAt + afterSessionMs > now) continue;
    const deleted: number = await places(strapi).where({ session: row.session }).delete();
    await joinings(strapi).where({ id: row.id }).delete();
    count += deleted;
  }
  return count;
}
