import { defineConfig } from 'vitest/config';
import { settings } from './vitest.shared';

/** What writes in SQL of its own, counts, or is won by one of several at once: once more on PostgreSQL. */
const ownSql = [
  'accounts/{bad-sign-ins,bad-tokens,delete-account,oauth-accounts,refresh}',
  'agendas/{account-agenda,feeds}',
  'backups/{at-night,round-trip}',
  'captcha/altcha',
  'content/{documents,programme-rules,redirects,rules,seeded}',
  'contracts/{contracts,kill,orders,stock}',
  'deliveries/{given-up,old-queues}',
  'forms/{definitions,drafts,files,kill,retention,submissions,worklist}',
  'jobs/timed-jobs',
  'newsletter/newsletter',
  'outbox/{feed,purges}',
  'programme-import/import',
  'push/{announcements,kill,registrations,sending}',
  'session-places/{host,places}',
  'statistics/{kill,links,messages,retention,segments}',
  'storage/failed-commits',
  'visitors/{check-in,registrations}',
];

export default defineConfig({
  test: {
    ...settings,
    name: 'postgres',
    include: ['tests/postgres/**/*.test.ts', ...ownSql.map((name) => `tests/${name}.test.ts`)],
    setupFiles: 'tests/harness/on-postgres.ts',
  },
});
