import { nodeTooOld } from './node-version.mjs';

const tooOld = nodeTooOld(process.versions.node);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}

const { runScript, stepTeller } = await import('./steps.mjs');
const { buildPackages, installPackages } = await import('./prepare.mjs');
const { ensureChromium } = await import('./chromium.mjs');
const { RUNNERS, SOAK_RUNNERS, closingLines, runTests, tally } = await import('./test-runners.mjs');

/**
 * Installs what is missing, builds, runs every runner, and ends with totals from their reports. With `--soak` it runs what
 * repeats for long instead.
 */
await runScript(async () => {
  const soak = process.argv.includes('--soak');
  const runners = soak ? SOAK_RUNNERS : RUNNERS;
  const teller = stepTeller(5 + runners.length);
  await installPackages(teller);
  let chromium;
  await teller.step('Find a browser', async () => {
    chromium = await ensureChromium();
  });
  await buildPackages(teller);

  const env = { TEST_WORKERS: '2', ...process.env, CHROMIUM_PATH: chromium, SOAK: soak ? '1' : '' };
  const results = [];
  for (const runner of runners) {
    await teller.step(`Test: ${runner.title}`, async () => {
      results.push(await runTests(runner, env));
    });
  }
  console.log(`\n${closingLines(results).join('\n')}`);
  const { passed, failed } = tally(results);
  return failed > 0 || passed === 0 ? 1 : 0;
});
