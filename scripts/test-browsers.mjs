import { nodeTooOld } from './node-version.mjs';

const tooOld = nodeTooOld(process.versions.node);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}

const { runScript, createStepReporter, StopWithLine } = await import('./steps.mjs');
const { packages } = await import('./packages.mjs');
const { buildPackages, installPackages } = await import('./prepare.mjs');
const { ensureFirefox, ensureWebKit } = await import('./install/other-browsers.mjs');
const { browsersRunner, closingLines, runTests, tally } = await import('./test-runners.mjs');

/**
 * Walks the site in Firefox and in WebKit, whichever is there. With `--required` a browser that is missing is a failure.
 */
await runScript(async () => {
  const isRequired = process.argv.includes('--required');
  const reporter = createStepReporter(2 * packages.length + 2);
  await installPackages(reporter);
  await reporter.step('Find the browsers', async () => {
    const missing = [
      ['Firefox (Debian: firefox-esr)', await ensureFirefox()],
      ['WebKit (Debian: webkit2gtk-driver and xvfb)', await ensureWebKit()],
    ].flatMap(([name, found]) => (found ? [] : [name]));
    for (const name of missing) console.log(`  ${name} was not found: its tests are skipped.`);
    if (isRequired && missing.length > 0) throw new StopWithLine(`Missing: ${missing.join(', ')}.`);
  });
  await buildPackages(reporter);
  const results = [];
  await reporter.step(`Test: ${browsersRunner.title}`, async () => {
    results.push(await runTests(browsersRunner, process.env));
  });
  console.log(`\n${closingLines(results).join('\n')}`);
  return tally(results).failed > 0 ? 1 : 0;
});
