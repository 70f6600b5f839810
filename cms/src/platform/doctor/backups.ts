import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import type { BackupSettings } from '../../../config/environment/backups';
import type { BucketSettings } from '../../../config/environment/bucket';
import { findProgram } from '../backups/databases/postgres-programs';
import { reported, type Finding } from './finding';
import { askForBucket } from './services';
import type { Query } from './postgres';

/** Checks that archives are made, are tried, and survive the loss of the data. Writes nothing. */
export async function checkBackups(
  backups: BackupSettings | null,
  dataDir: string,
  uploads: BucketSettings | null,
): Promise<Finding[]> {
  if (backups === null)
    return [
      {
        weight: 'warning',
        nl: 'BACKUP_DIR en BACKUP_S3_BUCKET zijn leeg: er worden vanzelf geen back-ups gemaakt. Kies een map op een andere schijf of een bucket, en bewaar BACKUP_KEY op een andere plek.',
        en: 'BACKUP_DIR and BACKUP_S3_BUCKET are not set: no backups are made by themselves. Choose a folder on another disk or a bucket, and store BACKUP_KEY in another place.',
      },
    ];
  const { place, drill } = backups;
  const findings =
    place.kind === 'folder'
      ? checkFolder(place.folder, dataDir)
      : await checkBackupBucket(place.bucket, uploads);
  if (!drill && findings.every(({ weight }) => weight !== 'error'))
    findings.push({
      weight: 'note',
      nl: 'BACKUP_DRILL is off: of een back-up terug te zetten is, wordt niet geprobeerd. Haal BACKUP_DRILL weg.',
      en: 'BACKUP_DRILL is off: whether a backup can be restored is not tried. Remove BACKUP_DRILL.',
    });
  return findings;
}

/** The bucket is asked as at the start; one that holds the uploads too is lost together with them. */
async function checkBackupBucket(bucket: BucketSettings, uploads: BucketSettings | null): Promise<Finding[]> {
  const findings = await askForBucket(bucket, 'BACKUP_S3');
  if (uploads && uploads.name === bucket.name && uploads.endpoint === bucket.endpoint)
    findings.push({
      weight: 'warning',
      nl: `BACKUP_S3_BUCKET (${bucket.name}) is de bucket van de bestanden zelf: wie die verliest, verliest beide. Kies een andere, liefst bij een andere dienst.`,
      en: `BACKUP_S3_BUCKET (${bucket.name}) is the bucket of the files themselves: whoever loses it loses both. Choose another one, best at another service.`,
    });
  return findings;
}

function checkFolder(folder: string, dataDir: string): Finding[] {
  const device = deviceOf(folder);
  if (device === null)
    return [
      {
        weight: 'error',
        nl: `In BACKUP_DIR (${folder}) kan deze gebruiker niet schrijven, dus back-ups mislukken. Maak de map, voor de gebruiker van de inhoudsserver.`,
        en: `This user cannot write to BACKUP_DIR (${folder}), so backups fail. Make the folder, for the user of the content backend.`,
      },
    ];
  const findings: Finding[] = [];
  if (device === deviceOf(dataDir))
    findings.push({
      weight: 'warning',
      nl: `BACKUP_DIR (${folder}) is op dezelfde schijf als de gegevens: wie die schijf verliest, verliest beide. Kies een andere schijf, of kopieer de archieven elke nacht naar een andere machine.`,
      en: `BACKUP_DIR (${folder}) is on the same disk as the data: whoever loses that disk loses both. Choose another disk, or copy the archives to another machine every night.`,
    });
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
      findings.push(
        reported('Back-ups van deze database mislukken.', 'Backups of this database fail.', message),
      );
    }
  if (backups.drill && row.mayCreate !== true)
    findings.push({
      weight: 'warning',
      nl: 'De gebruiker van de database mag geen database maken, dus back-ups worden niet op proef teruggezet. Geef dat recht: ALTER ROLE … CREATEDB',
      en: 'The user of the database may not create a database, so backups are not restored on trial. Grant that: ALTER ROLE … CREATEDB',
    });
  return findings;
}
