import { announceBackupKey } from './environment.mjs';
import { buildPackages, fillDatabase, installPackages, prepareEnvironment } from './prepare.mjs';
import { packages } from './packages.mjs';
import { requireFreePort } from './ports.mjs';
import { supervise } from './programs.mjs';
import { createStepReporter } from './steps.mjs';

/**
 * Does everything from a bare folder to both programs running. Resolves with the exit code once they have ended.
 * @param {object} how
 * @param {import('./programs.mjs').Command} how.cms
 * @param {import('./programs.mjs').Command} how.web
 * @param {string} how.nodeEnv
 * @param {(env: Record<string, string>) => typeof packages} [how.builds] the packages that have to be built
 * @returns {Promise<number>}
 */
export async function launch({ cms, web, nodeEnv, builds = () => packages }) {
  const began = performance.now();
  const { env, generated } = prepareEnvironment();
  await requireFreePort(Number(env.PORT), 'PORT');
  await requireFreePort(Number(env.CMS_PORT), 'CMS_PORT');

  const toBuild = builds(env);
  const reporter = createStepReporter(packages.length + toBuild.length + 3);
  await installPackages(reporter);
  await buildPackages(reporter, undefined, toBuild);
  await reporter.step('Make the database and fill it', () => fillDatabase(env));

  const programs = supervise();
  // A person reads this log; log collectors start the programs themselves and get JSON, the default.
  const programEnv = { ...env, NODE_ENV: nodeEnv, LOG_FORMAT: env.LOG_FORMAT || 'text' };
  try {
    const startCms = () =>
      reporter.step('Start the content backend', () =>
        programs.start('cms', cms, programEnv, `http://127.0.0.1:${env.CMS_PORT}/_health`),
      );
    const startSite = () =>
      reporter.step('Start the site', () =>
        programs.start('site', web, programEnv, `http://127.0.0.1:${env.PORT}/health`),
      );
    // In development nobody visits the site before this says that it is up.
    if (nodeEnv === 'development') await Promise.all([startCms(), startSite()]);
    else {
      await startCms();
      await startSite();
    }
  } catch (error) {
    await programs.stop(1);
    throw error;
  }
  announce(env, generated, (performance.now() - began) / 1000);
  return programs.ended;
}

function announce(env, generated, seconds) {
  const password = generated.includes('ADMIN_PASSWORD')
    ? `${env.ADMIN_PASSWORD}   (shown this once, kept in .env)`
    : 'in .env, as ADMIN_PASSWORD';
  const lines = [
    `Beursvloer is up after ${seconds.toFixed(1)} s.`,
    '',
    `  Site       ${env.SITE_URL}`,
    `  Admin      http://localhost:${env.CMS_PORT}/admin`,
    `  Sign in    ${env.ADMIN_EMAIL}`,
    `  Password   ${password}`,
    '',
    'Ctrl-C stops both programs.',
  ];
  console.log(`\n${lines.join('\n')}\n`);
  if (generated.includes('BACKUP_KEY')) console.log(announceBackupKey(env.BACKUP_KEY));
}
