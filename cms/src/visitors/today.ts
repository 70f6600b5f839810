import type { Core } from '@strapi/strapi';
import { comesAfter, pastLastDays } from '../fair/visit-days';
import { fairTime, startOfDay } from '../platform/clock/fair-time';
import { tableOf } from '../platform/storage/table-of';
import type { TodayFact } from '../platform/today/today';
import { visitorPermissions } from './permissions';
import { registrationUid } from './registrations';
import type { RegistrationState } from './states';
import { todayTexts } from './texts';

const comingStates: readonly RegistrationState[] = ['aangemeld', 'bevestigd'];

/** The registrations of yesterday, a day in the fair's zone, and all of the coming edition; without the cancelled ones. */
export const registeredFact: TodayFact = {
  permission: visitorPermissions.may('read'),
  async read(strapi) {
    const { day } = fairTime(Date.now() / 1000);
    const [from, until] = [new Date(startOfDay(day - 1) * 1000), new Date(startOfDay(day) * 1000)];
    const query = strapi.db.query(registrationUid);
    // An index has both columns: no row is read, until there is a past edition.
    const state = { $in: comingStates };
    const yesterday = await query.count({ where: { state, createdAt: { $gte: from, $lt: until } } });
    const total = await countComing(strapi);
    return {
      text: todayTexts.registered(yesterday, total),
      link: { text: todayTexts.list, to: '/visitors' },
    };
  },
};

async function countComing(strapi: Core.Strapi): Promise<number> {
  const [past] = await pastLastDays(strapi);
  const query = strapi.db.connection(tableOf(strapi, registrationUid)).whereIn('state', [...comingStates]);
  if (past !== undefined) void query.where(comesAfter(strapi, past));
  const [{ count = 0 } = {}] = await query.count({ count: '*' });
  return Number(count);
}
