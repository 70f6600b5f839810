import type { Core } from '@strapi/strapi';
import { deleteUnusedFeeds } from '../agendas/feeds';
import { deleteUnconfirmed } from '../accounts/user-data/delete-unconfirmed';
import { deleteExpiredTokens } from '../captcha/used-tokens';
import { deleteExpiredDrafts } from '../forms/drafts/drafts';
import { deleteExpiredSubmissions } from '../forms/submissions/retention';
import { deleteExpiredCounts } from '../limits/shared-counts';
import { sendWaitingMail } from '../mail/outgoing/worker';
import { deleteOldVisits } from '../visitors/retention';
import { deleteExpiredSubscribers } from '../newsletter/subscribers';
import { deleteOldPurges } from '../outbox/outbox';
import { mailJumps } from '../statistics/messages/alert-mail';
import { mailWeek } from '../statistics/messages/weekly-mail';
import { deleteOldPlaces } from '../session-places/retention';
import { deleteUnusedInstallations } from '../push/device/clean-up';
import { recountStatistics } from '../statistics/rebuild';
import { deleteOldStatistics } from '../statistics/retention';

interface Job {
  name: string;
  at: { hour: number; minute: number };
  work: (strapi: Core.Strapi) => Promise<unknown>;
}

/** The jobs of the night. Every process runs them, and each job can run in several processes at once. */
const jobs: Job[] = [
  {
    name: 'deleteUnconfirmedAccounts',
    at: { hour: 4, minute: 17 },
    work: (strapi) => deleteUnconfirmed(strapi),
  },
  { name: 'deleteOldVisits', at: { hour: 4, minute: 37 }, work: (strapi) => deleteOldVisits(strapi) },
  { name: 'deleteOldPlaces', at: { hour: 4, minute: 35 }, work: (strapi) => deleteOldPlaces(strapi) },
  { name: 'deleteOldPurges', at: { hour: 4, minute: 47 }, work: (strapi) => deleteOldPurges(strapi) },
  {
    name: 'deleteExpiredSubmissions',
    at: { hour: 4, minute: 32 },
    work: (strapi) => deleteExpiredSubmissions(strapi),
  },
  { name: 'deleteExpiredDrafts', at: { hour: 4, minute: 42 }, work: (strapi) => deleteExpiredDrafts(strapi) },
  { name: 'deleteUnusedFeeds', at: { hour: 4, minute: 34 }, work: (strapi) => deleteUnusedFeeds(strapi) },
  {
    name: 'deleteExpiredSubscribers',
    at: { hour: 4, minute: 39 },
    work: (strapi) => deleteExpiredSubscribers(strapi),
  },
  {
    name: 'deleteUnusedInstallations',
    at: { hour: 4, minute: 57 },
    work: (strapi) => deleteUnusedInstallations(strapi),
  },
  { name: 'recountStatistics', at: { hour: 3, minute: 7 }, work: (strapi) => recountStatistics(strapi) },
  { name: 'deleteOldStatistics', at: { hour: 3, minute: 37 }, work: (strapi) => deleteOldStatistics(strapi) },
  { name: 'mailWeekOfStatistics', at: { hour: 7, minute: 12 }, work: (strapi) => mailWeek(strapi) },
  { name: 'mailJumpsInStatistics', at: { hour: 7, minute: 22 }, work: (strapi) => mailJumps(strapi) },
  { name: 'deleteExpiredCounts', at: { hour: 4, minute: 54 }, work: (strapi) => deleteExpiredCounts(strapi) },
  { name: 'deleteExpiredTokens', at: { hour: 4, minute: 52 }, work: (strapi) => deleteExpiredTokens(strapi) },
];

/** Mail that failed, or that a process had claimed when it was killed, is looked for this often. */
const mailRule = '*/15 * * * * *';

/** Schedules the sending of mail that waits. New mail is sent at once, without this. */
export function workOnMail(strapi: Core.Strapi): void {
  strapi.cron.add({
    sendWaitingMail: {
      task: () =>
        sendWaitingMail(strapi).catch((error: unknown) =>
          strapi.log.error('Mail that waits could not be looked for:', error),
        ),
      options: { rule: mailRule },
    },
  });
}

/** Schedules the jobs. A job that fails is logged and runs again the next night. */
export function workAtNight(strapi: Core.Strapi): void {
  for (const { name, at, work } of jobs)
    strapi.cron.add({
      [name]: {
        task: () =>
          work(strapi).catch((error: unknown) => strapi.log.error(`The nightly job ${name} failed:`, error)),
        options: { rule: `0 ${at.minute} ${at.hour} * * *`, tz: 'Europe/Amsterdam' },
      },
    });
}
