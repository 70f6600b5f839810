import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runContentScript } from './content-script.mjs';
import { parseEnvironment, programEnvironment } from './environment.mjs';
import { rootFolder } from './packages.mjs';
import { runScript } from './steps.mjs';

/**
 * Puts the fair of an archive on an empty machine: `npm run restore -- --from … [--key …] [--to …]`. It makes no secrets: those of the
 * archive are put in their place.
 */
await runScript(() => {
  const file = join(rootFolder, '.env');
  const values = existsSync(file) ? parseEnvironment(readFileSync(file, 'utf8')) : {};
  const env = programEnvironment(rootFolder, { ...values, ...process.env });
  return runContentScript(['platform', 'backups', 'run.js'], ['restore', ...process.argv.slice(2)], env);
});
