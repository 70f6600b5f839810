import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A hundred thousand cases take a while on a busy machine.
    testTimeout: 60_000,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    maxWorkers: '100%',
  },
});
