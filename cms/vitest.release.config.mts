import { defineConfig } from 'vitest/config';
import { ofRun, settings } from './vitest.shared.mjs';

/** Makes the archive that the tests of later versions restore. */
export default defineConfig({
  test: { ...settings, ...ofRun, name: 'release', include: ['tests/backups/releases/make.ts'] },
});
