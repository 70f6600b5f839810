import { actionsOf } from '../platform/access/public-actions';
import type { Feature } from '../platform/feature';
import { everyNight } from '../platform/jobs/jobs';
import { hourSeconds } from '../platform/limits/call-limits';
import { widenSegmentBodies } from './body-limit';
import { serveStatistics } from './dashboard/routes';
import { mailJumps } from './messages/alert-mail';
import { mailWeek } from './messages/weekly-mail';
import { statisticsPermissions } from './permissions';
import { recountStatistics } from './rebuild';
import { deleteOldStatistics } from './retention';
import { makeTables } from './tables';

export const statistics: Feature = {
  publicCalls: { everybody: actionsOf('api::statistics.statistics', 'receive', 'example', 'shared') },
  callLimits: {
    '/statistics/shared': { points: 300, duration: hourSeconds },
    // A hall of 5,000 visitors behind one address, each with a few batches a minute.
    '/statistics': { points: 1_000_000, duration: hourSeconds },
  },
  permissions: [statisticsPermissions],
  jobs: [
    {
      name: 'recountStatistics',
      title: 'Statistieken opnieuw tellen waar dat nodig is',
      rule: everyNight(3, 7),
      work: (strapi) => recountStatistics(strapi),
    },
    {
      name: 'deleteOldStatistics',
      title: 'Oude statistieken verwijderen',
      rule: everyNight(3, 37),
      work: deleteOldStatistics,
    },
    {
      name: 'mailWeekOfStatistics',
      title: 'De statistieken van de week mailen',
      rule: everyNight(7, 12),
      work: mailWeek,
    },
    {
      name: 'mailJumpsInStatistics',
      title: 'Opvallende statistieken mailen',
      rule: everyNight(7, 22),
      work: mailJumps,
    },
  ],
  register(strapi) {
    widenSegmentBodies(strapi);
    serveStatistics(strapi);
  },
  bootstrap: (strapi) => makeTables(strapi.db.connection),
};
