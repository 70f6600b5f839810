import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'seed/**/*.test.ts', 'src/**/*.test.ts', 'config/**/*.test.ts'],
    globalSetup: 'tests/harness/template.ts',
    // Every file boots a Strapi of its own, which is a process-wide thing.
    pool: 'forks',
    maxWorkers: 2,
    // What `npm run test:soak` repeats takes as long as it takes.
    testTimeout: process.env.SOAK === '1' ? 3_600_000 : 20_000,
    // Longer than a program may take to start: tests/harness/program.ts.
    hookTimeout: 120_000,
  },
});
