import type { Feature } from '../platform/feature';
import { everyNight } from '../platform/jobs/jobs';
import { serveAnnouncements } from './announcements/admin-routes';
import { releaseAnnouncements } from './announcements/release';
import { deleteUnusedInstallations } from './device/clean-up';
import { tellOfProgramme } from './messages/watch';
import { announcementPermissions } from './permissions';
import { pushKind } from './sending/push-kind';
import { jobTitles } from './texts';

export const push: Feature = {
  permissions: [announcementPermissions],
  deliveryKinds: [pushKind],
  jobs: [
    {
      name: 'deleteUnusedInstallations',
      title: jobTitles.deleteUnusedInstallations,
      rule: everyNight(4, 57),
      work: deleteUnusedInstallations,
    },
    {
      name: 'tellOfProgramme',
      title: jobTitles.tellOfProgramme,
      rule: '5 * * * * *',
      work: tellOfProgramme,
    },
    {
      name: 'releaseAnnouncements',
      title: jobTitles.releaseAnnouncements,
      rule: '10 * * * * *',
      work: releaseAnnouncements,
    },
  ],
  register: serveAnnouncements,
};
