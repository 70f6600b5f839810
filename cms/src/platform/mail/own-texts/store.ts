import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../../storage/table-of';
import { findVariables } from '../../variables/fair';
import type { EmailContent, MailLanguage } from '../layout';
import { fillIn } from './fill-in';
import type { OwnText } from './shape';

const uid = 'api::mail-text.mail-text';

interface Row extends OwnText {
  mail: string;
  language: MailLanguage;
  version: string;
}
export type MailInLanguage = Pick<Row, 'mail' | 'language'>;

const rows = (strapi: Core.Strapi, trx?: Knex.Transaction): Knex.QueryBuilder =>
  (trx ?? strapi.db.connection)(tableOf(strapi, uid));

/** A mail in the organiser's words where there are any, and as it is where not. */
export async function inOwnWords(strapi: Core.Strapi, content: EmailContent): Promise<EmailContent> {
  const { template, language = 'nl' } = content;
  const own = template && (await findOwnText(strapi, { mail: template.name, language }));
  return own ? fillIn(content, own, await findVariables(strapi, language)) : content;
}

export async function findOwnText(strapi: Core.Strapi, at: MailInLanguage): Promise<Row | null> {
  const row: Row | undefined = await rows(strapi).where(at).first();
  return row ?? null;
}

export const listOwnTexts = (strapi: Core.Strapi): Promise<MailInLanguage[]> =>
  rows(strapi).select('mail', 'language');

/**
 * Stores the organiser's words, in the transaction that the caller is in.
 * @param read the version that the organiser saw; null for the standard text
 * @returns false when another one is in force by now: then nothing is stored
 */
export async function storeOwnText(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  at: MailInLanguage,
  { subject, text, read }: OwnText & { read: string | null },
): Promise<boolean> {
  const now = new Date();
  const changed = { subject, text, version: randomUUID(), updated_at: now };
  if (read !== null) {
    const count: number = await rows(strapi, trx)
      .where({ ...at, version: read })
      .update(changed);
    return count > 0;
  }
  const inserted: unknown[] = await rows(strapi, trx)
    .insert({
      document_id: randomUUID().replaceAll('-', ''),
      created_at: now,
      published_at: now,
      ...at,
      ...changed,
    })
    .onConflict(['mail', 'language'])
    .ignore()
    .returning('id');
  return inserted.length > 0;
}

/** Brings the standard text back. @returns false when another version is in force by now */
export async function deleteOwnText(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  at: MailInLanguage,
  read: string,
): Promise<boolean> {
  const count: number = await rows(strapi, trx)
    .where({ ...at, version: read })
    .delete();
  return count > 0;
}
