import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
          setupFiles: ['tests/harness/unexpected-errors.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/harness/shared-fair.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // A busy machine may take a while to paint what was asked for.
          expect: { poll: { timeout: 20_000 } },
          // One site and one browser at a time.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'firebase',
          environment: 'node',
          include: ['tests/firebase/*.test.ts'],
          globalSetup: ['tests/firebase/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'pages',
          environment: 'node',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: ['tests/harness/shared-fair.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
          // The walk only reads, so that two browsers can share one site.
          maxWorkers: 2,
        },
      },
    ],
  },
});
