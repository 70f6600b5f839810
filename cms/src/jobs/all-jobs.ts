import { environment } from '../../config/environment';
import { deleteUnconfirmed } from '../accounts/user-data/delete-unconfirmed';
import { deleteUnusedFeeds } from '../agendas/feeds';
import { backUpAtNight, drillAtNight, noteOfDrill } from '../backups/at-night';
import { deleteExpiredTokens } from '../captcha/used-tokens';
import { deleteExpiredDrafts } from '../forms/drafts/drafts';
import { deleteExpiredSubmissions } from '../forms/submissions/retention';
import { deleteExpiredCounts } from '../limits/shared-counts';
import { deleteExpiredSubscribers } from '../newsletter/subscribers';
import { deleteOldPurges } from '../outbox/outbox';
import { releaseAnnouncements } from '../push/announcements/release';
import { deleteUnusedInstallations } from '../push/device/clean-up';
import { tellOfProgramme } from '../push/messages/watch';
import { deleteOldPlaces } from '../session-places/retention';
import { settleSessions } from '../session-places/watch';
import { mailJumps } from '../statistics/messages/alert-mail';
import { mailWeek } from '../statistics/messages/weekly-mail';
import { recountStatistics } from '../statistics/rebuild';
import { deleteOldStatistics } from '../statistics/retention';
import { deletePending } from '../uploads/uploads';
import { deleteOldVisits } from '../visitors/retention';
import type { TimedJob } from './timed-jobs';

const everyNight = (hour: number, minute: number) => `0 ${minute} ${hour} * * *`;

const { backups } = environment;

/** What the content backend does by itself, in the order of the night. */
export const allJobs: readonly TimedJob[] = [
  // Before the hour that the end of summer time repeats, and its beginning leaves out.
  ...(backups
    ? [{ name: 'backUp', title: 'Een back-up maken', rule: everyNight(1, 37), work: backUpAtNight }]
    : []),
  ...(backups?.drill
    ? [
        {
          name: 'drill',
          title: 'De nieuwste back-up terugzetten op proef',
          rule: everyNight(5, 7),
          work: drillAtNight,
          note: noteOfDrill,
        },
      ]
    : []),
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
    name: 'deleteUnconfirmedAccounts',
    title: 'Accounts verwijderen waarvan niemand het e-mailadres bevestigde',
    rule: everyNight(4, 17),
    work: deleteUnconfirmed,
  },
  {
    name: 'deleteExpiredSubmissions',
    title: 'Inzendingen verwijderen waarvan de bewaartijd om is',
    rule: everyNight(4, 32),
    work: deleteExpiredSubmissions,
  },
  {
    name: 'deleteUnusedFeeds',
    title: 'Agenda-adressen verwijderen die niemand meer leest',
    rule: everyNight(4, 34),
    work: deleteUnusedFeeds,
  },
  {
    name: 'deleteOldPlaces',
    title: 'Oude plaatsen bij sessies verwijderen',
    rule: everyNight(4, 35),
    work: deleteOldPlaces,
  },
  {
    name: 'deleteOldVisits',
    title: 'Oude bezoekersregistraties verwijderen',
    rule: everyNight(4, 37),
    work: deleteOldVisits,
  },
  {
    name: 'deleteExpiredSubscribers',
    title: 'Aanmeldingen voor de nieuwsbrief verwijderen die niemand bevestigde',
    rule: everyNight(4, 39),
    work: deleteExpiredSubscribers,
  },
  {
    name: 'deleteExpiredDrafts',
    title: 'Verlopen concepten van formulieren verwijderen',
    rule: everyNight(4, 42),
    work: deleteExpiredDrafts,
  },
  {
    name: 'deleteOldPurges',
    title: 'Oude meldingen aan de site verwijderen',
    rule: everyNight(4, 47),
    work: deleteOldPurges,
  },
  {
    name: 'deleteExpiredTokens',
    title: 'Verlopen tokens verwijderen',
    rule: everyNight(4, 52),
    work: deleteExpiredTokens,
  },
  {
    name: 'deleteExpiredCounts',
    title: 'Verlopen tellingen van limieten verwijderen',
    rule: everyNight(4, 54),
    work: deleteExpiredCounts,
  },
  {
    name: 'deleteUnusedInstallations',
    title: 'Toestellen verwijderen die geen berichten meer willen',
    rule: everyNight(4, 57),
    work: deleteUnusedInstallations,
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
  {
    name: 'deleteAbandonedUploads',
    title: 'Bestanden verwijderen die bij geen inzending horen',
    rule: '0 */10 * * * *',
    work: deletePending,
  },
  {
    name: 'settleSessionPlaces',
    title: 'Vrije plaatsen bij sessies aanbieden',
    rule: '20 * * * * *',
    work: settleSessions,
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
];
