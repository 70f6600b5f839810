const testTimeout = process.env.SOAK === '1' ? 3_600_000 : 20_000;

/** What the tests on SQLite and those on PostgreSQL share. */
export const settings = {
  globalSetup: 'tests/harness/template.ts',
  // Every file boots a Strapi of its own, which is a process-wide thing.
  pool: 'forks' as const,
  maxWorkers: 2,
  // What `npm run test:soak` repeats takes as long as it takes.
  testTimeout,
  // Two programs share two cores with whatever else the machine does.
  expect: { poll: { timeout: 15_000 } },
  // Longer than a program may take to start: tests/harness/program.ts.
  hookTimeout: 120_000,
};
