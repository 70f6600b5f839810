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
const { runners, runnersBesideBuild, runnersBesideOthers, soakRunners, closingLines, runTests, tally } =
  await import('./test-runners.mjs');

/**
 * Installs what is missing, builds, runs every runner, and ends with totals from their reports. With `--soak` it runs what
 * repeats for long instead.
 */
await runScript(async () => {
  const soak = process.argv.includes('--soak');
  const [besideBuild, besideOthers, others] = soak
    ? [[], [], soakRunners]
    : [runnersBesideBuild, runnersBesideOthers, runners];
  const steps = 2 * packages.length + 1 + besideBuild.length + besideOthers.length + others.length;
  const reporter = createStepReporter(steps);
  const env = { TEST_WORKERS: '2', ...process.env, SOAK: soak ? '1' : '' };
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
