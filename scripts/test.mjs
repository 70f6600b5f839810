import { nodeTooOld } from './node-version.mjs';

const tooOld = nodeTooOld(process.versions.node);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}

const { runScript, stepTeller } = await import('./steps.mjs');
const { buildPackages, installPackages } = await import('./prepare.mjs');
const { ensureChromium } = await import('./chromium.mjs');
const { RUNNERS, runTests, tally } = await import('./test-runners.mjs');

/** Installs what is missing, builds, runs every runner, and ends with totals from their reports. */
await runScript(async () => {
  const teller = stepTeller(5 + RUNNERS.length);
  await installPackages(teller);
  let chromium;
  await teller.step('Find a browser', async () => {
    chromium = await ensureChromium();
  });
  await buildPackages(teller);

  const results = [];
  for (const runner of RUNNERS) {
    await teller.step(`Test: ${runner.title}`, async () => {
      results.push(await runTests(runner, { TEST_WORKERS: '2', ...process.env, CHROMIUM_PATH: chromium }));
    });
  }
  const { passed, failed } = tally(results);
  console.log('');
  for (const { name, why } of results.flatMap(({ secondTry }) => secondTry))
    console.log(`Passed only at the second try: ${name}\n  ${why}`);
  for (const { title, passed: ok, failed: bad } of results) console.log(`${title}: ${ok} ok, ${bad} not ok`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
});
