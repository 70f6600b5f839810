import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { packages, rootFolder } from './packages.mjs';
import { runAny } from './steps.mjs';

const [domainFolder, cmsFolder, webFolder] = packages.map((pkg) => pkg.folder);

const onPostgres = ['--config', 'vitest.postgres.config.mts'];

const unit = ['--project', 'unit*'];

/** The runners of `npm test` that need neither program: they run while those are built. */
export const runnersBesideBuild = [
  { title: 'shared rules', kind: 'vitest', cwd: domainFolder, args: [] },
  { title: 'site, unit', kind: 'vitest', cwd: webFolder, args: unit },
];

/** These mostly wait and print nothing, so they run beside the others. */
export const runnersBesideOthers = [{ title: 'scripts', kind: 'node', cwd: join(rootFolder, 'scripts') }];

export const runners = [
  { title: 'content backend, contract', kind: 'vitest', cwd: cmsFolder, args: [] },
  { title: 'content backend, PostgreSQL', kind: 'vitest', cwd: cmsFolder, args: onPostgres },
  { title: 'every page, end to end', kind: 'vitest', cwd: webFolder, args: ['--project', 'e2e'] },
];

export const browsersRunner = {
  title: 'Firefox and WebKit',
  kind: 'vitest',
  cwd: webFolder,
  args: ['--project', 'browsers'],
};

/** The runners of `npm run test:soak`: files that repeat for long when SOAK is set. */
export const soakRunners = [
  {
    title: 'content backend, repeated',
    kind: 'vitest',
    cwd: cmsFolder,
    args: ['canary', 'private-fields', 'bad-sign-ins', 'one-owner', 'kill', 'uploads/memory', 'fuzz'],
  },
  {
    title: 'content backend, repeated on PostgreSQL',
    kind: 'vitest',
    cwd: cmsFolder,
    args: [
      ...onPostgres,
      'kill',
      'bad-sign-ins',
      'postgres/starts',
      'postgres/deliveries',
      'postgres/clocks',
    ],
  },
  {
    title: 'end to end, repeated',
    kind: 'vitest',
    cwd: webFolder,
    args: [
      ...['--project', 'e2e', 'faults', 'several-nodes', 'same-verdict', 'killed-while-sending'],
      ...['malformed-forms', 'slow-bodies', 'rolling-restart', 'calls', 'every-page', 'outage'],
    ],
  },
  {
    title: 'log of statistics, repeated',
    kind: 'vitest',
    cwd: webFolder,
    args: [...unit, 'statistics/process'],
  },
  { title: 'recipes', kind: 'node', cwd: join(rootFolder, 'scripts', 'soak') },
];

/**
 * Runs one runner and counts from its own report. A runner that fails without saying which test did counts as one failure.
 * @param {typeof runners[number]} runner
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<{ title: string, passed: number, failed: number, failures: Named[], secondTry: Named[] }>}
 *   `secondTry` has what passed only when it was tried again
 *
 * @typedef {{ name: string, why: string }} Named a test, or a file of tests, and the first line of what went wrong
 */
export async function runTests(runner, env) {
  const { title } = runner;
  const { code, failed, ...counted } =
    runner.kind === 'node' ? await runNode(runner, env) : await runVitest(runner, env);
  return { title, ...counted, failed: failed === 0 && code !== 0 ? 1 : failed };
}

export function tally(results) {
  return results.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** The end of a run: failures and second tries, the count of each runner, and the totals last. */
export function closingLines(results) {
  const tries = results.flatMap(({ secondTry }) => secondTry);
  const { passed, failed } = tally(results);
  return [
    ...results.flatMap(({ failures }) => failures).map(({ name, why }) => `Failed: ${name}\n  ${why}`),
    ...tries.map(({ name, why }) => `Passed only at the second try: ${name}\n  ${why}`),
    ...results.map(({ title, passed: ok, failed: bad }) => `${title}: ${ok} ok, ${bad} not ok`),
    `Second tries: ${tries.length}`,
    `${passed} passed, ${failed} failed`,
  ];
}

async function runVitest({ cwd, args }, env) {
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-report-'));
  const report = join(folder, 'report.json');
  try {
    const { code } = await runAny(
      process.execPath,
      [
        join('node_modules', 'vitest', 'vitest.mjs'),
        'run',
        ...args,
        '--reporter=default',
        '--reporter=json',
        // A line a file: what a test takes long for, and what programs log, is for a test that fails.
        '--slowTestThreshold=3600000',
        '--silent=passed-only',
        `--outputFile.json=${report}`,
      ],
      { cwd, env, show: true },
    );
    if (!existsSync(report)) return { code: code || 1, passed: 0, failed: 0, failures: [], secondTry: [] };
    return { code, ...countVitest(JSON.parse(readFileSync(report, 'utf8'))) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Counts a vitest report. A file that could not be loaded or prepared has no failed tests and would vanish from the count, so
 * it is a failure. A test that passed and has a failure was tried twice; only tests in a browser get a second try.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { name: string, status: string, message: string,
 * assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report
 */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const inTrouble = (wanted) =>
    testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
        .map(({ fullName, failureMessages: [why] }) => ({
          name: `${nameOf(file)}: ${fullName}`,
          why: firstLine(why),
        })),
    );
  const failures = [
    ...inTrouble('failed'),
    ...broken.map((file) => ({ name: nameOf(file), why: firstLine(file.message) })),
  ];
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures,
    secondTry: inTrouble('passed'),
  };
}

const nameOf = ({ name }) => relative(rootFolder, name);
/** Vitest's report has this in the place of a message for a test that took too long. */
const timedOut = 'Error: STACK_TRACE_ERROR';

function firstLine(text) {
  const [line] = text.split('\n', 1);
  return line === timedOut ? 'It took too long' : line;
}

async function runNode({ cwd }, env) {
  const files = readdirSync(cwd, { recursive: true }).filter((name) => name.endsWith('.test.mjs'));
  const { code, output } = await runAny(process.execPath, ['--test', '--test-reporter=tap', ...files], {
    cwd,
    env,
  });
  if (code !== 0) process.stdout.write(output);
  return { code, ...countTap(output), secondTry: [] };
}

/** Counts from the closing lines of node's own test runner, `# pass 12`, `# fail 0`, and names what is `not ok`. */
export function countTap(output) {
  const figure = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const failures = [...output.matchAll(/^not ok \d+ - (.+)$/gm)].map(([, name]) => ({
    name,
    why: /^\s*error: (.+)$/m.exec(output.slice(output.indexOf(`- ${name}`)))?.[1] ?? '',
  }));
  return { passed: figure('pass'), failed: figure('fail') + figure('cancelled'), failures };
}
