import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { leftOutToday } from '../scripts/in-turns.mjs';
import { isSoak } from './tests/harness/soak.mjs';

const testTimeout = isSoak ? 3_600_000 : 60_000;

/** Shared by the tests on SQLite and those on PostgreSQL. */
export const settings = {
  pool: 'forks' as const,
  // A test may start a program, which takes a while beside others. Those that `npm run test:soak` repeats take as long as they take.
  testTimeout,
  // Two programs share two cores with whatever else the machine does.
  expect: { poll: { timeout: 15_000 } },
  // Longer than a program may take to start: tests/harness/program.ts.
  hookTimeout: 120_000,
};
/** Files that start programs take longest and begin first, or a worker would be idle at the end. Vitest goes by the size of files. */
class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const startsPrograms = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').includes('harness/program');
    return [...sorted.filter(startsPrograms), ...sorted.filter((file) => !startsPrograms(file))];
  }
}

/** For the run as a whole, which loads the small fair once. */
export const ofRun = {
  globalSetup: 'tests/harness/template.ts',
  maxWorkers: 3,
  sequence: { sequencer: ProgramsFirst },
};

const folders = ['tests', 'seed', 'src', 'config'];

/** Files that take turns: they start programs again and again, or ask every route. */
const inTurns = [
  'tests/access/bad-admin-input.test.ts',
  'tests/media/bucket-start.test.ts',
  'tests/queue/old-queues.test.ts',
  'tests/backups/round-trip.test.ts',
  'tests/fuzz/fuzz.test.ts',
  'tests/storage/one-owner.test.ts',
  'tests/limits/redis.test.ts',
  'tests/storage/disk-full.test.ts',
  'tests/postgres/move.test.ts',
  'tests/health/stop.test.ts',
  'tests/uploads/memory.test.ts',
  'tests/postgres/deliveries.test.ts',
];

/** Every file of tests, from the folder of the content backend on. */
export const testFiles = folders
  .flatMap((folder) =>
    readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.replaceAll(path.sep, '/')),
    ),
  )
  .filter((name) => name.endsWith('.test.ts'));

/** True of a file beside the code that it is about, which boots nothing. */
export const besideCode = (file: string) => !file.startsWith('tests/');

/**
 * The projects of a run. A Strapi is a process-wide thing: the files that ask for the app of their process run one after
 * another in one (tests/harness/shared-app.ts), each of the others in a process of its own.
 */
export function projectsOf(
  name: string,
  files: readonly string[],
  more: { setupFiles?: string } = {},
): TestProjectInlineConfiguration[] {
  const isSharing = (file: string) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('sharedApp(');
  const left = new Set(leftOutToday(inTurns));
  const today = files.filter((file) => !left.has(file));
  const project = { ...settings, ...more };
  return [
    {
      test: {
        ...project,
        name: `${name}, shared app`,
        include: today.filter(isSharing),
        isolate: false,
        restoreMocks: true,
      },
    },
    { test: { ...project, name, include: today.filter((file) => !isSharing(file)) } },
  ];
}
