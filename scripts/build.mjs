import { build, packages } from './packages.mjs';
import { createStepReporter, runScript, StopWithLine } from './steps.mjs';

/** Builds packages that are installed, such as in an image for containers: `node scripts/build.mjs domain cms`. */
await runScript(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !packages.some((pkg) => pkg.name === name));
  if (names.length === 0 || unknown !== undefined)
    throw new StopWithLine(`Name what to build: ${packages.map(({ name }) => name).join(', ')}.`);
  const reporter = createStepReporter(names.length);
  for (const pkg of packages.filter(({ name }) => names.includes(name)))
    await reporter.step(`Build ${pkg.title}`, () => build(pkg));
});
