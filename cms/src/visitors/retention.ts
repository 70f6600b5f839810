import type { Core } from '@strapi/strapi';
import { registrationUid } from './registrations';
import { comesAfter, pastLastDays } from '../fair/visit-days';
import { getVisitorChoices } from '../fair/visitor-choices';
import { tableOf } from '../platform/storage/table-of';

const dayMs = 24 * 60 * 60 * 1000;

export const unconfirmedDays = 30;
/** Needs of visitors are data on health: they go when the fair is over. */
const needsDays = 1;
/** Registrations stay for reports on the edition. */
export const registrationDays = 90;

/** Deletes what is not needed any more of this edition and of past ones: see the days above. Any number of processes may run this at once. */
export async function deleteOldVisits(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  const registrations = strapi.db.query(registrationUid);
  const unconfirmedBefore = new Date(now - unconfirmedDays * dayMs);
  const { count: unconfirmed } = await registrations.deleteMany({
    where: { state: { $ne: 'bevestigd' }, confirmedAt: null, createdAt: { $lt: unconfirmedBefore } },
  });
  const lastDay = (await getVisitorChoices(strapi)).days.at(-1);
  let count = unconfirmed;
  for (const day of [...(await pastLastDays(strapi)), ...(lastDay === undefined ? [] : [lastDay])])
    count += await deleteOfEdition(strapi, day, now);
  return count;
}

/** Deletes what is not needed any more of an edition with this last day. */
async function deleteOfEdition(strapi: Core.Strapi, lastDay: string, now: number): Promise<number> {
  const end = Date.parse(`${lastDay}T23:59:59Z`);
  const daysSince = (now - end) / dayMs;
  // Who registered after it, or has a day of a later one by now, comes to that.
  const ofEdition = () =>
    strapi.db
      .connection(tableOf(strapi, registrationUid))
      .where('created_at', '<', new Date(end))
      .whereNot(comesAfter(strapi, lastDay));
  if (daysSince > needsDays) await ofEdition().whereNotNull('needs').update({ needs: null });
  if (daysSince <= registrationDays) return 0;
  const count: number = await ofEdition().delete();
  await strapi.db
    .query('api::visitor-check-in.visitor-check-in')
    .deleteMany({ where: { day: { $lte: lastDay } } });
  return count;
}
