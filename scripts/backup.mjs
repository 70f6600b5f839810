import { prepareEnvironment } from './prepare.mjs';
import { announceBackupKey } from './environment.mjs';
import { runContentScript } from './content-script.mjs';
import { runScript } from './steps.mjs';

/** Makes an encrypted archive of everything while it runs: `npm run backup`, with `BACKUP_DIR` or `-- --to FOLDER`. */
await runScript(() => {
  const { env, generated } = prepareEnvironment();
  if (generated.includes('BACKUP_KEY')) console.log(announceBackupKey(env.BACKUP_KEY));
  return runContentScript(['platform', 'backups', 'run.js'], ['backup', ...process.argv.slice(2)], env);
});
