import { nodeTooOld } from './node-version.mjs';

const tooOld = nodeTooOld(process.versions.node);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}

const { join } = await import('node:path');
const { packages, rootFolder, build, install } = await import('./packages.mjs');
const { StopWithLine, createStepReporter, runAny, runScript } = await import('./steps.mjs');

const [domain, cms, web] = packages;

const checks = {
  site: [
    { title: 'Types of the site', cwd: web.folder, script: 'typecheck' },
    { title: 'Lint and import directions of the site', cwd: web.folder, script: 'lint' },
    { title: 'Dead code in the site', cwd: web.folder, script: 'knip' },
    { title: 'Build the site', work: () => build(web) },
    { title: 'Weight of the pages', cwd: web.folder, script: 'weigh' },
  ],
  others: [
    {
      title: 'Formatting',
      cwd: rootFolder,
      args: [
        join(web.folder, 'node_modules', 'prettier', 'bin', 'prettier.cjs'),
        ...['--check', '--cache', '--cache-strategy', 'content'],
        ...[
          '--cache-location',
          join(web.folder, 'node_modules', '.cache', 'prettier', '.prettier-cache'),
          '.',
        ],
      ],
    },
    { title: 'Types of the shared rules', cwd: domain.folder, script: 'typecheck' },
    { title: 'Lint of the shared rules', cwd: domain.folder, script: 'lint' },
    { title: 'Types of the content backend', cwd: cms.folder, script: 'typecheck' },
    { title: 'Lint of the content backend', cwd: cms.folder, script: 'lint' },
    { title: 'Dead code in the content backend', cwd: cms.folder, script: 'knip' },
  ],
};

await runScript(async () => {
  const reporter = createStepReporter(packages.length + 1 + checks.site.length + checks.others.length);
  for (const pkg of packages) await reporter.step(`Install the packages of ${pkg.title}`, () => install(pkg));
  // The others' types are checked against it.
  await reporter.step(`Build ${domain.title}`, () => build(domain));
  const runAll = async (list) => {
    for (const check of list) await reporter.step(check.title, () => runCheck(check));
  };
  const results = await Promise.allSettled([runAll(checks.site), runAll(checks.others)]);
  const failures = results.filter(({ status }) => status === 'rejected').map(({ reason }) => reason);
  for (const failure of failures.slice(1)) console.error(failure.message);
  if (failures.length > 0) throw failures[0];
});

/** @throws {StopWithLine} after showing all that a check that failed printed */
async function runCheck({ title, cwd, args, script, work }) {
  if (work) return work();
  const [command, given] = script ? ['npm', ['run', '--silent', script]] : [process.execPath, args];
  const { code, output } = await runAny(command, given, { cwd });
  if (code === 0) return;
  process.stdout.write(output);
  throw new StopWithLine(`${title}: something is wrong (exit code ${code}).`);
}
