import type { TodayLine } from '../platform/today/today';
import { listFullSessions } from './list';
import { placesPermissions } from './permissions';
import { fullToday } from './texts';

export const fullSessionsLine: TodayLine = {
  permission: placesPermissions.may('read'),
  count: async (strapi) => (await listFullSessions(strapi)).length,
  text: fullToday,
  to: '/session-places?full=ja',
};
