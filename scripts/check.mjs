import { nodeTooOld } from './node-version.mjs';

const tooOld = nodeTooOld(process.versions.node);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}

const { join } = await import('node:path');
const { PACKAGES, ROOT, build, install } = await import('./packages.mjs');
const { run, runScript, createStepReporter } = await import('./steps.mjs');

const [cms, web] = PACKAGES;

/** Every check: its title, and the folder with its npm script, program or function. */
const checks = [
  {
    title: 'Formatting',
    cwd: ROOT,
    args: [join(web.folder, 'node_modules', 'prettier', 'bin', 'prettier.cjs'), '--check', '.'],
  },
  { title: 'Types of the site', cwd: web.folder, script: 'typecheck' },
  { title: 'Lint and import directions of the site', cwd: web.folder, script: 'lint' },
  { title: 'Dead code in the site', cwd: web.folder, script: 'knip' },
  { title: 'Build the site', work: () => build(web) },
  { title: 'Weight of the pages', cwd: web.folder, script: 'weigh' },
  { title: 'Types of the content backend', cwd: cms.folder, script: 'typecheck' },
  { title: 'Lint of the content backend', cwd: cms.folder, script: 'lint' },
  { title: 'Dead code in the content backend', cwd: cms.folder, script: 'knip' },
];

await runScript(async () => {
  const reporter = createStepReporter(PACKAGES.length + checks.length);
  for (const pkg of PACKAGES) await reporter.step(`Install the packages of ${pkg.title}`, () => install(pkg));
  for (const { title, cwd, args, script, work } of checks) {
    await reporter.step(title, async () => {
      if (work) return work();
      const failure = `${title}: something is wrong`;
      if (script) await run('npm', ['run', '--silent', script], { cwd, show: true, failure });
      else await run(process.execPath, args, { cwd, show: true, failure });
    });
  }
});
