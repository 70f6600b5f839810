import { actionsOf } from '../platform/access/public-actions';
import type { Feature } from '../platform/feature';
import { everyNight } from '../platform/jobs/jobs';
import { hourSeconds } from '../platform/limits/call-limits';
import { addPlaces } from './add-places';
import { serveSessionPlaces } from './admin-routes';
import { placeMailTexts } from './email-texts';
import { placesPermissions } from './permissions';
import { deleteOldPlaces } from './retention';
import { jobTitles, ownedPlace } from './texts';
import { fullSessionsLine } from './today';
import { settleSessions } from './watch';

export const places: Feature = {
  sitePaths: { routes: ['plaats'] },
  captchaActions: ['session_place'],
  publicCalls: {
    everybody: actionsOf(
      'api::session-place.session-place',
      'request',
      'show',
      'take',
      'withdraw',
      'showHost',
      'changeHost',
    ),
  },
  callLimits: {
    '/session-places': { points: 300, duration: hourSeconds },
    // A hall that presses the links of a mail which many got, behind one address.
    '/session-places/own': { points: 6000, duration: hourSeconds },
    '/session-places/host': { points: 3000, duration: hourSeconds },
  },
  sentAbout: [{ uid: 'api::session-place.session-place', field: 'session' }],
  ownedTypes: {
    'api::session-place.session-place': {
      what: ownedPlace,
      whereOwnedBy: ({ email }) => (email === null ? null : { email }),
      fields: ['email', 'name', 'state', 'session', 'createdAt', 'isPresent'],
      onDelete: 'delete',
    },
  },
  permissions: [placesPermissions],
  mailTexts: placeMailTexts,
  // `joining` has to be among the fields that are read.
  additions: [{ type: 'api::session.session', add: addPlaces }],
  jobs: [
    {
      name: 'deleteOldPlaces',
      title: jobTitles.deleteOldPlaces,
      rule: everyNight(4, 35),
      work: deleteOldPlaces,
    },
    {
      name: 'settleSessionPlaces',
      title: jobTitles.settleSessionPlaces,
      rule: '20 * * * * *',
      work: settleSessions,
    },
  ],
  todayLines: [fullSessionsLine],
  register: serveSessionPlaces,
};
