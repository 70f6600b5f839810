import type { Feature } from '../platform/feature';
import { everyNight } from '../platform/jobs/jobs';
import { serveAnnouncements } from './announcements/admin-routes';
import { releaseAnnouncements } from './announcements/release';
import { deleteUnusedInstallations } from './device/clean-up';
import { tellOfProgramme } from './messages/watch';
import { announcementPermissions } from './permissions';
import { pushKind } from './sending/push-kind';

export const push: Feature = {
  permissions: [announcementPermissions],
  deliveryKinds: [pushKind],
  jobs: [
    {
      name: 'deleteUnusedInstallations',
      title: 'Toestellen verwijderen die geen berichten meer willen',
      rule: everyNight(4, 57),
      work: deleteUnusedInstallations,
    },
    {
      name: 'tellOfProgramme',
      title: 'Berichten maken over wat verplaatst is of begint',
      rule: '5 * * * * *',
      work: tellOfProgramme,
    },
    {
      name: 'releaseAnnouncements',
      title: 'Geplande berichten versturen',
      rule: '10 * * * * *',
      work: releaseAnnouncements,
    },
  ],
  register: serveAnnouncements,
};
