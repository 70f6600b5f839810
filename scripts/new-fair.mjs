import { join, resolve } from 'node:path';

import { packages, rootFolder } from './packages.mjs';
import { buildPackages, fillDatabase, installPackages, prepareEnvironment } from './prepare.mjs';
import { createStepReporter, runAny, runScript } from './steps.mjs';

/** Makes the fair of the database another one, by a file that describes it. The programs are not running meanwhile. */
await runScript(async () => {
  const { env } = prepareEnvironment();
  const reporter = createStepReporter(2 * packages.length + 1);
  await installPackages(reporter);
  await buildPackages(reporter);
  await reporter.step('Fill the database', () => fillDatabase(env));
  // npm runs scripts in the root, whatever folder the name of the file is meant from.
  const given = process.argv[2];
  const file = given === undefined ? [] : [resolve(process.env.INIT_CWD ?? '.', given)];
  const { code } = await runAny(
    process.execPath,
    [join('dist', 'src', 'content', 'new-fair', 'run.js'), ...file],
    {
      cwd: join(rootFolder, 'cms'),
      env: { ...env, NODE_ENV: 'production' },
      show: true,
    },
  );
  return code;
});
