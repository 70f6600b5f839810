import type { Core } from '@strapi/strapi';
import { registrationUid } from './registrations';
import { getVisitorChoices } from '../fair/visitor-choices';

const dayMs = 24 * 60 * 60 * 1000;

export const unconfirmedDays = 30;
/** Needs of visitors are data on health: they go when the fair is over. */
const needsDays = 1;
/** Registrations stay for reports on the edition. */
export const registrationDays = 90;

/** Deletes what is not needed any more: see the days above. Any number of processes may run this at once. */
export async function deleteOldVisits(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  const registrations = strapi.db.query(registrationUid);
  const unconfirmedBefore = new Date(now - unconfirmedDays * dayMs);
  const { count: unconfirmed } = await registrations.deleteMany({
    where: { state: { $ne: 'bevestigd' }, confirmedAt: null, createdAt: { $lt: unconfirmedBefore } },
  });
  const lastDay = (await getVisitorChoices(strapi)).days.at(-1);
  if (lastDay === undefined) return unconfirmed;
  const daysSince = (now - Date.parse(`${lastDay}T23:59:59Z`)) / dayMs;
  // The days of the next edition may be in the settings already; who registered after this one comes to that.
  const ofThisEdition = { createdAt: { $lt: new Date(`${lastDay}T23:59:59Z`) } };
  if (daysSince > needsDays) await registrations.updateMany({ where: ofThisEdition, data: { needs: null } });
  if (daysSince <= registrationDays) return unconfirmed;
  const { count } = await registrations.deleteMany({ where: ofThisEdition });
  await strapi.db
    .query('api::visitor-check-in.visitor-check-in')
    .deleteMany({ where: { day: { $lte: lastDay } } });
  return unconfirmed + count;
}
