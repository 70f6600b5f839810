import { join } from 'node:path';

import { packages, rootFolder } from './packages.mjs';
import { buildPackages, installPackages, prepareEnvironment } from './prepare.mjs';
import { createStepReporter, runAny, runScript } from './steps.mjs';

/** Copies everything from a SQLite database to a PostgreSQL one, or back: `npm run move -- --from … --to …`. */
await runScript(async () => {
  const { env } = prepareEnvironment();
  const reporter = createStepReporter(2 * packages.length);
  await installPackages(reporter);
  await buildPackages(reporter);
  const { code } = await runAny(
    process.execPath,
    [join('dist', 'src', 'move', 'run.js'), ...process.argv.slice(2)],
    { cwd: join(rootFolder, 'cms'), env: { ...env, NODE_ENV: 'production' }, show: true },
  );
  return code;
});
