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
import { jobTitles } from './texts';

export const statistics: Feature = {
  sitePaths: { routes: ['statistieken'] },
  publicCalls: { everybody: actionsOf('api::statistics.statistics', 'receive', 'example', 'shared') },
  callLimits: {
    '/statistics/shared': { points: 300, duration: hourSeconds },
    // A hall of 5,000 visitors behind one address, each with a few batches a minute.
    '/statistics': { points: 1_000_000, duration: hourSeconds },
  },
  permissions: [statisticsPermissions],
  homeWidgets: [{ uid: 'global::yesterday', permission: statisticsPermissions.may('read') }],
  jobs: [
    {
      name: 'recountStatistics',
      title: jobTitles.recountStatistics,
      rule: everyNight(3, 7),
      work: (strapi) => recountStatistics(strapi),
    },
    {
      name: 'deleteOldStatistics',
      title: jobTitles.deleteOldStatistics,
      rule: everyNight(3, 37),
      work: deleteOldStatistics,
    },
    {
      name: 'mailWeekOfStatistics',
      title: jobTitles.mailWeekOfStatistics,
      rule: everyNight(7, 12),
      work: mailWeek,
    },
    {
      name: 'mailJumpsInStatistics',
      title: jobTitles.mailJumpsInStatistics,
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
