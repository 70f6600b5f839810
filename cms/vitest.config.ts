import { defineConfig } from 'vitest/config';
import { ofRun, projectsOf, testFiles } from './vitest.shared';

export default defineConfig({
  test: {
    ...ofRun,
    name: 'sqlite',
    projects: projectsOf(
      'contract',
      testFiles.filter((file) => !file.startsWith('tests/postgres/')),
    ),
  },
});
