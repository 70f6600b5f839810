import { actionsOf } from '../platform/access/public-actions';
import type { Feature } from '../platform/feature';
import { everyNight } from '../platform/jobs/jobs';
import { hourSeconds } from '../platform/limits/call-limits';
import { serveNewsletter } from './admin-routes';
import { newsletterMailTexts } from './email-texts';
import { newsletterFaults } from './form-faults';
import { newsletterPermissions } from './permissions';
import { subscribe } from './subscribe';
import { deleteExpiredSubscribers } from './subscribers';
import { newsletterLabels } from './texts';

export const newsletter: Feature = {
  sitePaths: { pagesOfRoutes: ['nieuwsbrief'] },
  publicCalls: { everybody: actionsOf('api::newsletter.newsletter', 'confirm', 'leave') },
  callLimits: {
    '/newsletter/confirm': { points: 300, duration: hourSeconds },
    // The servers of a mail provider press the links of all their users.
    '/newsletter/leave': { points: 3000, duration: hourSeconds },
  },
  sentAbout: [{ uid: 'api::newsletter-subscriber.newsletter-subscriber', field: 'form' }],
  ownedTypes: {
    'api::newsletter-subscriber.newsletter-subscriber': {
      what: newsletterLabels.owned,
      whereOwnedBy: ({ email }) => (email === null ? null : { email }),
      fields: ['email', 'state', 'language', 'consent', 'createdAt', 'answers'],
      onDelete: 'delete',
    },
  },
  permissions: [newsletterPermissions],
  mailTexts: newsletterMailTexts,
  submissionHandlers: [
    {
      captchaAction: 'Nieuwsbrief',
      mailKind: 'newsletter',
      faultsOf: newsletterFaults,
      handle: subscribe,
    },
  ],
  jobs: [
    {
      name: 'deleteExpiredSubscribers',
      title: newsletterLabels.deleteExpired,
      rule: everyNight(4, 39),
      work: deleteExpiredSubscribers,
    },
  ],
  register: serveNewsletter,
};
