import { nodeTooOld } from './node-version.mjs';

const tooOld = nodeTooOld(process.versions.node);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}

const { runScript, createStepReporter } = await import('./steps.mjs');
const { packages } = await import('./packages.mjs');
const { buildPackages, installPackages } = await import('./prepare.mjs');
const { ensureChromium } = await import('./install/chromium.mjs');
const { changedFiles, runnersOfChange } = await import('./changed-tests.mjs');
const { runners, runnersBesideBuild, runnersBesideOthers, soakRunners, closingLines, runTests, tally } =
  await import('./test-runners.mjs');

/**
 * Installs what is missing, builds, runs every runner, and ends with totals from their reports. With `--soak` it runs what
 * repeats for long instead; with `--changed`, or `--changed=<commit>`, what the changes since the last commit, or that one,
 * can break. The files of `in-turns.mjs` take turns by the day; with `--all` they all run.
 */
await runScript(async () => {
  const soak = process.argv.includes('--soak');
  const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument));
  const since = changed?.split('=')[1] ?? 'HEAD';
  const files = changed === undefined ? [] : changedFiles(since);
  const [besideBuild, besideOthers, others] = (
    soak ? [[], [], soakRunners] : [runnersBesideBuild, runnersBesideOthers, runners]
  ).map((list) => (changed === undefined ? list : runnersOfChange(files, since, list)));
  if (changed !== undefined && files.length === 0) {
    console.log(`Nothing differs from ${since}: no test has to run.`);
    return 0;
  }
  const steps = 2 * packages.length + 1 + besideBuild.length + besideOthers.length + others.length;
  const reporter = createStepReporter(steps);
  const isInTurns = !soak && changed === undefined && !process.argv.includes('--all');
  const env = {
    TEST_WORKERS: '2',
    ...process.env,
    SOAK: soak ? '1' : '',
    IN_TURNS: isInTurns ? '1' : '',
  };
  const results = [];
  const runAll = async (chosen) => {
    for (const runner of chosen) {
      await reporter.step(`Test: ${runner.title}`, async () => {
        results.push(await runTests(runner, env));
      });
    }
  };
  await installPackages(reporter);
  await reporter.step('Find a browser', ensureChromium);
  await buildPackages(reporter, () => runAll(besideBuild));
  await Promise.all([runAll(besideOthers), runAll(others)]);
  console.log(`\n${closingLines(results).join('\n')}`);
  const { passed, failed } = tally(results);
  return failed > 0 || passed === 0 ? 1 : 0;
});
