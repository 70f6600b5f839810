import { actionsOf } from '../platform/access/public-actions';
import type { Feature } from '../platform/feature';
import { everyNight } from '../platform/jobs/jobs';
import { hourSeconds } from '../platform/limits/call-limits';
import { deleteUnusedFeeds } from './feeds';
import { agendaLabels, fixedPages } from './texts';

export const agenda: Feature = {
  sitePaths: { routes: ['mijn-programma'], fixedPages },
  publicCalls: {
    everybody: actionsOf('api::agenda-feed.agenda-feed', 'begin', 'change', 'stop'),
    signedIn: [
      ...actionsOf('api::agenda.agenda', 'merge'),
      ...actionsOf('api::agenda-feed.agenda-feed', 'showOwn', 'beginOwn', 'stopOwn'),
    ],
  },
  callLimits: {
    // Behind the address of a hall: each visitor sends after a change, and when the site is opened.
    '/account/agenda': { points: 30_000, duration: hourSeconds },
    '/account/agenda/feed': { points: 600, duration: hourSeconds },
    '/account/agenda/feed/stop': { points: 600, duration: hourSeconds },
    '/agenda-feeds': { points: 600, duration: hourSeconds },
    '/agenda-feeds/sessions': { points: 30_000, duration: hourSeconds },
    '/agenda-feeds/stop': { points: 600, duration: hourSeconds },
    // The servers of a calendar on the web read the addresses of all their users.
    '/agenda-feeds/current': { points: 20_000, duration: hourSeconds },
  },
  ownedTypes: {
    'api::agenda.agenda': {
      what: agendaLabels.saved,
      whereOwnedBy: ({ id }) => ({ user: { id } }),
      fields: ['entries'],
      onDelete: 'delete',
    },
    'api::agenda-feed.agenda-feed': {
      what: agendaLabels.feed,
      whereOwnedBy: ({ id }) => ({ user: { id } }),
      fields: ['alarmMinutes', 'madeAt', 'readAt', 'told'],
      onDelete: 'delete',
    },
  },
  jobs: [
    {
      name: 'deleteUnusedFeeds',
      title: agendaLabels.deleteUnusedFeeds,
      rule: everyNight(4, 34),
      work: deleteUnusedFeeds,
    },
  ],
};
