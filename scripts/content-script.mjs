import { join } from 'node:path';

import { packages, rootFolder } from './packages.mjs';
import { buildPackages, installPackages } from './prepare.mjs';
import { createStepReporter, runAny } from './steps.mjs';

/**
 * Installs and builds what is needed, and runs a script of the content backend to its end; what it says is shown.
 * @param {string[]} file in `cms/dist/src`
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<number>} its exit code
 */
export async function runContentScript(file, args, env) {
  const reporter = createStepReporter(2 * packages.length);
  await installPackages(reporter);
  await buildPackages(reporter);
  const { code } = await runAny(process.execPath, [join('dist', 'src', ...file), ...args], {
    cwd: join(rootFolder, 'cms'),
    env: { ...env, NODE_ENV: 'production' },
    show: true,
  });
  return code;
}
