import type { Core } from '@strapi/strapi';
import { tableOf } from '../../platform/storage/table-of';
import { keepFigures } from '../announcements/announcements';
import { deleteSettled } from '../sending/queue';
import { installationUid } from './installations';
import { registrationUid, removeRegistrations } from './registrations';

const dayMs = 24 * 60 * 60 * 1000;
/** An installation that never got to a registration: its browser makes another one. */
const unusedDays = 1;
/** A device that no push service took a message for, the first one included: somebody made it up, or it is gone. */
const unprovedDays = 1;
/** A device that was not on the site for so long. It reports itself every week that it is. */
const forgottenDays = 400;
const settledDays = 30;
const batchSize = 500;

/** Deletes what no device uses any more. Returns how many installations went. Several processes may run this at once. */
export async function deleteUnusedInstallations(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  await keepFigures(strapi, now - settledDays * dayMs);
  await deleteSettled(strapi, now - settledDays * dayMs);
  const [installations, registrations] = [tableOf(strapi, installationUid), tableOf(strapi, registrationUid)];
  for (let deleted = 0; ;) {
    const ids: number[] = await strapi.db
      .connection(`${installations} as i`)
      .leftJoin(`${registrations} as r`, 'r.installation', 'i.id')
      .where((either) =>
        either
          .where((unused) => unused.whereNull('r.id').where('i.changed_at', '<=', now - unusedDays * dayMs))
          .orWhere('r.changed_at', '<=', now - forgottenDays * dayMs)
          .orWhere('r.unproved_since', '<=', now - unprovedDays * dayMs),
      )
      .limit(batchSize)
      .pluck('i.id');
    if (ids.length === 0) return deleted;
    await strapi.db.transaction(async ({ trx }) => {
      for (const id of ids) {
        await removeRegistrations(strapi, trx, { installation: id });
        await trx(installations).where({ id }).delete();
      }
    });
    deleted += ids.length;
  }
}
