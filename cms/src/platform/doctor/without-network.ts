import type { Core } from '@strapi/strapi';
import { environment } from '../../../config/environment';
import { checkBackups } from './backups';
import { checkChoices } from './choices';
import { checkDataFolder } from './data-folder';
import { checkDemoAddresses } from './demo-addresses';
import type { Finding } from './finding';

/** The home page warns everybody of a full disk: here only the rights of the folder are looked at. */
const anySpace = 0;

/** The findings of the doctor that a running content backend has at once: it asks no other server than its database. */
export async function findWithoutNetwork(strapi: Core.Strapi): Promise<Finding[]> {
  const { backups, bucket, dataDir } = environment;
  const { connection } = strapi.db;
  return [
    ...checkChoices(environment),
    ...(backups?.place.kind === 'bucket' ? [] : await checkBackups(backups, dataDir, bucket)),
    ...(await checkDataFolder(dataDir, anySpace)),
    // As a table, whose rows are the same for both databases.
    ...(await checkDemoAddresses(async (sql) => connection.from(connection.raw(`(${sql}) as found`)))),
  ];
}
