import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { leftOutToday } from '../scripts/in-turns.mjs';

/** The files of unit tests, from this folder on. */
const unitTests = [
  'app',
  'server',
  'brand',
  'caching',
  'http-client',
  'router-internals',
  'pictures',
  'vite',
  'tests/model',
].flatMap((folder) =>
  readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
);
/** True of a file that puts something in the place of modules, globals or the environment, which others would meet. */
const isReplacing = (file: string) =>
  /\bvi\.(mock|resetModules|stub)/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8'));

/** End-to-end tests that take turns: what they are about stands in the server, the builds and the adapters. */
const inTurns = [
  'tests/e2e/programs/faults.test.ts',
  'tests/e2e/offline/stopped-site.test.ts',
  'tests/firebase/firebase.test.ts',
  'tests/e2e/account/apple.test.ts',
  'tests/e2e/shell/long-words.test.ts',
  'tests/e2e/security/public-door.test.ts',
  'tests/e2e/rendering/builds.test.ts',
  'tests/e2e/programs/several-nodes.test.ts',
  'tests/e2e/forms/captcha-services.test.ts',
  'tests/e2e/programs/rolling-restart.test.ts',
  'tests/e2e/programs/killed-while-sending.test.ts',
  'tests/e2e/offline/push.test.ts',
];

const unit: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  globalSetup: ['tests/harness/built-programs.ts'],
  execArgv: ['--conditions=unit-test'],
  setupFiles: ['tests/harness/unexpected-errors.ts', 'tests/harness/lazy-components.ts'],
  // By itself Vitest leaves a processor free, which is half of a machine with two.
  maxWorkers: '100%',
};

/** The longest files begin first, or a worker would be idle at the end. Vitest goes by their size, which says little of these. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /\/tests\/(?:firebase|pages)\//.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: unitTests.filter((file) => !isReplacing(file)),
          // Loading modules anew for each file takes longer than most files do.
          isolate: false,
          restoreMocks: true,
        },
      },
      { test: { ...unit, name: 'unit, on its own', include: unitTests.filter(isReplacing) } },
      {
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['tests/browsers/*.test.ts'],
          globalSetup: ['tests/harness/shared-fair.ts'],
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts', 'tests/pages/*.test.ts', 'tests/firebase/*.test.ts'],
          exclude: leftOutToday(inTurns),
          globalSetup: ['tests/harness/shared-fair.ts'],
          maxWorkers: Number(process.env.TEST_WORKERS ?? 1),
          // Each file has its own pages and programs; what they are opened with is loaded once.
          isolate: false,
          // Tests that `npm run test:soak` repeats take as long as they take.
          testTimeout: process.env.SOAK === '1' ? 3_600_000 : 60_000,
          hookTimeout: 180_000,
          // Browsers on a busy machine fail now and then, never in the same test. So a test gets a second try, and `npm test`
          // names it with its first failure: a name that comes back is a fault of the test or the site.
          retry: 1,
          // A busy machine may take a while to paint what was asked for.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
