import { join } from 'node:path';

import { packages, rootFolder } from './packages.mjs';
import { buildPackages, installPackages, prepareEnvironment } from './prepare.mjs';
import { createStepReporter, run, runScript } from './steps.mjs';

/** Brings the database to this version apart from starting: before the first of several content backends is replaced. */
await runScript(async () => {
  const { env } = prepareEnvironment();
  const reporter = createStepReporter(2 * packages.length + 1);
  await installPackages(reporter);
  await buildPackages(reporter);
  await reporter.step('Bring the database to this version', () =>
    run(process.execPath, [join('dist', 'src', 'migrate.js')], {
      cwd: join(rootFolder, 'cms'),
      env: { ...env, NODE_ENV: 'production' },
      failure: 'Could not bring the database to this version',
    }),
  );
});
