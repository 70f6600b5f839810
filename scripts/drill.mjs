import { runContentScript } from './content-script.mjs';
import { prepareEnvironment } from './prepare.mjs';
import { runScript } from './steps.mjs';

/** Restores the newest archive on trial, as the content backend does at night: `npm run drill`. */
await runScript(() => {
  const args = ['drill', ...process.argv.slice(2)];
  return runContentScript(['platform', 'backups', 'run.js'], args, prepareEnvironment().env);
});
