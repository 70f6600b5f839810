import { defineConfig } from 'vitest/config';
import { isSoak } from './tests/harness/soak.mjs';
import { ofRun, projectsOf, testFiles } from './vitest.shared.mjs';

/**
 * What writes in SQL of its own, counts, or is won by one of several at once: once more on PostgreSQL. That a content backend
 * is killed while it sends, `tests/postgres/deliveries.test.ts` shows there; `npm run test:soak` repeats both.
 */
const ownSql = {
  accounts: ['bad-sign-ins', 'bad-tokens', 'delete-account', 'oauth-accounts', 'refresh'],
  agenda: ['account-agenda', 'feeds'],
  audit: ['audit'],
  backups: ['at-night', 'round-trip'],
  captcha: ['altcha'],
  content: [
    'documents',
    'fair-move',
    'mail-texts',
    'new-edition',
    'programme-rules',
    'redirects',
    'rules',
    'seeded',
  ],
  contracts: ['contracts', 'kill', 'orders', 'stock'],
  demo: ['first-run', 'removal'],
  editor: ['references', 'search', 'type-folders'],
  queue: ['given-up', 'old-queues'],
  forms: ['definitions', 'drafts', 'files', 'kill', 'retention', 'submissions', 'worklist'],
  jobs: ['timed-jobs'],
  newsletter: ['newsletter'],
  outbox: ['feed', 'purges'],
  programme: ['import'],
  push: ['announcements', ...(isSoak ? ['kill'] : []), 'registrations', 'sending'],
  places: ['host', 'places'],
  statistics: ['kill', 'links', 'messages', 'retention', 'segments'],
  storage: ['failed-commits'],
  visitors: ['check-in', 'find', 'registrations', 'staff'],
};
const named = Object.entries(ownSql).flatMap(([folder, names]) =>
  names.map((name) => `tests/${folder}/${name}.test.ts`),
);

export default defineConfig({
  test: {
    ...ofRun,
    name: 'postgres',
    projects: projectsOf(
      'postgres',
      [...named, ...testFiles.filter((file) => file.startsWith('tests/postgres/'))],
      { setupFiles: 'tests/harness/on-postgres.ts' },
    ),
  },
});
