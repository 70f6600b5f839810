import { defineConfig } from 'vitest/config';
import { settings } from './vitest.shared';

/** Makes the archive that the tests of later versions restore. */
export default defineConfig({
  test: { ...settings, name: 'release', include: ['tests/backups/releases/make.ts'] },
});
