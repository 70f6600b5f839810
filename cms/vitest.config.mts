import { defineConfig } from 'vitest/config';
import { besideCode, ofRun, projectsOf, settings, testFiles } from './vitest.shared.mjs';

export default defineConfig({
  test: {
    ...ofRun,
    name: 'sqlite',
    projects: [
      // Functions that need nothing of a process for themselves, and are quicker than a start of one.
      { test: { ...settings, name: 'functions', include: testFiles.filter(besideCode), isolate: false } },
      ...projectsOf(
        'contract',
        testFiles.filter((file) => !besideCode(file) && !file.startsWith('tests/postgres/')),
      ),
    ],
  },
});
