import path from 'node:path';
import { checkBackups, checkPostgresBackups } from './backups';
import { checkChoices } from './choices';
import { checkDataFolder } from './data-folder';
import { checkDemoAddresses, checkDemoAddressesIn } from './demo-addresses';
import type { Finding } from './finding';
import { checkPostgres } from './postgres';
import { readSettings } from './settings';

/** Seen from `cms/dist/src/doctor`, where the compiled file lives. */
const repository = path.resolve(__dirname, '../../../..');

/** Everything that is wrong with the content backend's part of a configuration. Changes nothing. */
async function examine(): Promise<Finding[]> {
  const { environment, wrong, findings } = readSettings(process.env, path.join(repository, 'data'));
  if (!environment) return findings;
  findings.push(...checkChoices(environment, wrong));
  const { dataDir, postgres, backups } = environment;
  findings.push(...(await checkDataFolder(dataDir, environment.minFreeBytes)));
  if (!wrong.has('BACKUP_KEY') && !wrong.has('BACKUP_DRILL'))
    findings.push(...checkBackups(backups, dataDir));
  if (postgres)
    findings.push(
      ...(await checkPostgres(postgres, async (query) => [
        ...(await checkDemoAddresses(query)),
        ...(await checkPostgresBackups(backups, query)),
      ])),
    );
  else if (!wrong.has('DATABASE_URL')) findings.push(...(await checkDemoAddressesIn(dataDir)));
  return findings;
}

// For `npm run doctor`, which puts it into words and order: docs/decisions/0214-the-doctor.md.
void examine().then((findings) => process.stdout.write(JSON.stringify(findings)));
