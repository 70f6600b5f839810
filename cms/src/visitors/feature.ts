import { actionsOf } from '../platform/access/public-actions';
import type { Feature } from '../platform/feature';
import { everyNight } from '../platform/jobs/jobs';
import { hourSeconds } from '../platform/limits/call-limits';
import { mailCrewLinks } from './crews';
import { visitorMailTexts } from './email-texts';
import { visitorLists } from './lists';
import { serveVisitors } from './organiser/routes';
import { findVisitors } from './organiser/search';
import { visitorPermissions } from './permissions';
import { fillSearchTexts } from './registrations';
import { deleteOldVisits } from './retention';
import { fixedPages, visitorLabels } from './texts';
import { registeredFact } from './today';

export const visitors: Feature = {
  siteTypes: [
    // Only the organiser needs these, on the days of the fair.
    { uid: 'api::visitor-crew.visitor-crew', managedBy: 'organisers' },
  ],
  sitePaths: {
    routes: ['inchecken', 'mijn-badge'],
    pagesOfRoutes: ['bezoekersprofiel'],
    neededPages: ['bezoekersprofiel'],
    fixedPages,
  },
  publicCalls: {
    everybody: actionsOf(
      'api::visitor-registration.visitor-registration',
      'register',
      'confirm',
      'show',
      'change',
      'withdraw',
      'badge',
      'checkIn',
    ),
  },
  callLimits: {
    '/visitor-registrations': { points: 300, duration: hourSeconds },
    '/visitor-registrations/confirm': { points: 600, duration: hourSeconds },
    '/visitor-registrations/own': { points: 600, duration: hourSeconds },
    '/visitor-registrations/own/badge': { points: 600, duration: hourSeconds },
    // A busy entrance: three scans a second, by several crews behind one address.
    '/visitor-registrations/check-in': { points: 15_000, duration: hourSeconds },
  },
  ownedTypes: {
    'api::visitor-registration.visitor-registration': {
      what: visitorLabels.owned,
      whereOwnedBy: ({ email }) => (email === null ? null : { email }),
      fields: ['email', 'state', 'profile', 'needs', 'createdAt', 'confirmedAt', 'cancelledAt'],
      onDelete: 'delete',
    },
  },
  lists: visitorLists,
  mailTexts: visitorMailTexts,
  todayFacts: [registeredFact],
  searchSources: [findVisitors],
  permissions: [visitorPermissions],
  jobs: [
    {
      name: 'deleteOldVisits',
      title: visitorLabels.deleteOld,
      rule: everyNight(4, 37),
      work: deleteOldVisits,
    },
  ],
  register(strapi) {
    mailCrewLinks(strapi);
    serveVisitors(strapi);
  },
  bootstrap: fillSearchTexts,
};
