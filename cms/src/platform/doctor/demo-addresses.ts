import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { databaseFileIn } from '../storage/claim-database';
import type { Finding } from './finding';
import type { Query } from './postgres';
import { demoAddressFindings } from './texts';

/** Looks in the content for addresses of the demo fair that visitors would write to, and administrators that nobody can mail. */
export async function checkDemoAddresses(query: Query): Promise<Finding[]> {
  const found = async (sql: string) =>
    // A database that was not filled yet has no tables.
    (await query(sql).catch(() => [])).map(({ email }) => String(email));
  const administrators = await found(
    `select email from admin_users where is_active and email like '%.example' order by email`,
  );
  // Exhibitors of the demo fair have contacts too, of which the organiser deletes more at once.
  const contacts = await found(
    `select distinct email from components_shared_contacts where email like '%@fabriekenthuis.example' order by email`,
  );
  const findings: Finding[] = [];
  if (administrators.length > 0)
    findings.push({ weight: 'warning', ...demoAddressFindings.administrators(administrators.join(', ')) });
  if (contacts.length > 0)
    findings.push({ weight: 'warning', ...demoAddressFindings.contacts(contacts.join(', ')) });
  return findings;
}

/**
 * The same in the file of SQLite. Only beside a content backend that has it open: opening it alone would leave files behind,
 * which may then belong to another user.
 */
export async function checkDemoAddressesIn(dataDir: string): Promise<Finding[]> {
  const file = databaseFileIn(dataDir);
  if (!existsSync(`${file}-shm`)) return [];
  let database: Database | undefined;
  try {
    const opened = new Database(file, { readonly: true });
    database = opened;
    return await checkDemoAddresses(async (sql) => opened.prepare(sql).all());
  } catch {
    // The content backend reports faults of the file at its own start.
    return [];
  } finally {
    database?.close();
  }
}
