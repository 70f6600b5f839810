import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { originalLocale } from '../documents/original-locale';
import { definitionPopulate, toStoredForm, type FormRow, type StoredForm } from './definition';

export const formUid = 'api::form.form';
const versionUid = 'api::form-version.form-version';

type Definitions = Readonly<Record<string, StoredForm>>;

interface VersionRow {
  version: number;
  definition: Definitions;
}

/**
 * Stores the published form as a new version when anything that a visitor fills in changed, in the transaction of the
 * publication. Submissions keep the number of the version that was filled in.
 */
export async function recordVersion(strapi: Core.Strapi, documentId: string): Promise<void> {
  const rows: FormRow[] = await strapi.db.query(formUid).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: definitionPopulate,
  });
  if (rows.length === 0) return;
  const definition = definitionsOf(rows);
  const [last]: VersionRow[] = await strapi.db
    .query(versionUid)
    .findMany({ where: { form: documentId }, orderBy: { version: 'desc' }, limit: 1 });
  const isSame = last !== undefined && isDeepStrictEqual(last.definition, definition);
  const version = isSame ? last.version : (last?.version ?? 0) + 1;
  if (!isSame) await strapi.db.query(versionUid).create({ data: { form: documentId, version, definition } });
  await writeNumber(strapi, documentId, version);
}

/** Plain SQL: an update by Strapi would set the time of the change, and every draft would count as changed. */
async function writeNumber(strapi: Core.Strapi, documentId: string, version: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const table = strapi.db.metadata.get(formUid).tableName;
    await strapi.db.connection(table).transacting(trx).where({ document_id: documentId }).update({ version });
  });
}

/** A translation without fields of its own is filled in with the Dutch ones, as visitors read it. */
function definitionsOf(rows: FormRow[]): Definitions {
  const stored = new Map(rows.map((row) => [row.locale ?? originalLocale, toStoredForm(row)]));
  const dutch = stored.get(originalLocale);
  return JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        [...stored].map(([locale, form]) => [
          locale,
          {
            title: form.title || (dutch?.title ?? ''),
            fields: form.fields.length > 0 ? form.fields : (dutch?.fields ?? []),
          },
        ]),
      ),
    ),
  );
}

/** The form as it was in this version; in a language that it was not written in, the Dutch one. Null for an unknown version. */
export async function findVersion(
  strapi: Core.Strapi,
  documentId: string,
  version: number,
  language: string,
): Promise<StoredForm | null> {
  const row: VersionRow | null = await strapi.db
    .query(versionUid)
    .findOne({ where: { form: documentId, version } });
  return row?.definition[language] ?? row?.definition[originalLocale] ?? null;
}

export async function wasPublished(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  return (await strapi.db.query(versionUid).count({ where: { form: documentId } })) > 0;
}
