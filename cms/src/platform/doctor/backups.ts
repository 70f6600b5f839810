import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import type { BackupSettings } from '../../../config/environment/backups';
import type { BucketSettings } from '../../../config/environment/bucket';
import { findProgram } from '../backups/databases/postgres-programs';
import { reported, type Finding } from './finding';
import { askForBucket } from './services';
import type { Query } from './postgres';
import { backupFindings } from './texts';

/** Checks that archives are made, are tried, and survive the loss of the data. Writes nothing. */
export async function checkBackups(
  backups: BackupSettings | null,
  dataDir: string,
  uploads: BucketSettings | null,
): Promise<Finding[]> {
  if (backups === null) return [{ weight: 'warning', ...backupFindings.none }];
  const { place, drill } = backups;
  const findings =
    place.kind === 'folder'
      ? checkFolder(place.folder, dataDir)
      : await checkBackupBucket(place.bucket, uploads);
  if (!drill && findings.every(({ weight }) => weight !== 'error'))
    findings.push({ weight: 'note', ...backupFindings.noDrill });
  return findings;
}

/** The bucket is asked as at the start; one that holds the uploads too is lost together with them. */
async function checkBackupBucket(bucket: BucketSettings, uploads: BucketSettings | null): Promise<Finding[]> {
  const findings = await askForBucket(bucket, 'BACKUP_S3');
  if (uploads && uploads.name === bucket.name && uploads.endpoint === bucket.endpoint)
    findings.push({ weight: 'warning', ...backupFindings.sameBucket(bucket.name) });
  return findings;
}

function checkFolder(folder: string, dataDir: string): Finding[] {
  const device = deviceOf(folder);
  if (device === null) return [{ weight: 'error', ...backupFindings.notWritable(folder) }];
  const findings: Finding[] = [];
  if (device === deviceOf(dataDir)) findings.push({ weight: 'warning', ...backupFindings.sameDisk(folder) });
  return findings;
}

/** The disk of a folder, or of the one in which it will be made; null when nobody may write there. */
function deviceOf(folder: string): number | null {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return statSync(folder).dev;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const parent = path.dirname(folder);
    return isMissing && parent !== folder ? deviceOf(parent) : null;
  }
}

/** Checks that a PostgreSQL database can be backed up from here, and be restored on trial. Writes nothing. */
export async function checkPostgresBackups(backups: BackupSettings | null, query: Query): Promise<Finding[]> {
  if (!backups) return [];
  const [row = {}] = await query(
    `select current_setting('server_version_num')::int / 10000 as major,
      (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as "mayCreate"`,
  );
  const findings: Finding[] = [];
  for (const name of ['pg_dump', 'pg_restore'] as const)
    try {
      await findProgram(name, Number(row.major));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      findings.push(reported(backupFindings.failing, message));
    }
  if (backups.drill && row.mayCreate !== true)
    findings.push({ weight: 'warning', ...backupFindings.noTrialDatabase });
  return findings;
}
