import { defineConfig } from 'vitest/config';
import { settings } from './vitest.shared';

export default defineConfig({
  test: {
    ...settings,
    name: 'contract',
    include: ['tests/**/*.test.ts', 'seed/**/*.test.ts', 'src/**/*.test.ts', 'config/**/*.test.ts'],
    exclude: ['tests/postgres/**'],
  },
});
