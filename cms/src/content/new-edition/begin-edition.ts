import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import type { Administrator } from '../../platform/audit/audit';
import { originalLocale } from '../../platform/documents/original-locale';
import { readWhole } from '../../platform/lists/documents';
import { listOfType } from '../../platform/lists/fields';
import { insertDone, type ImportRow } from '../../platform/lists/imports';
import { changeEverything } from '../../platform/outbox/outbox';
import { readRows } from '../../platform/rows/rows';
import { takeTurn } from '../../platform/storage/take-turn';
import { tableOf } from '../../platform/storage/table-of';
import { saveFair, settingsUid, storedDays } from '../fair-move/current';
import { fairErrors } from '../new-fair/texts';
import { archivedTypes, comingDocuments, editionUid, exhibitorUid, standLinks } from './archived';
import { readEdition, type NewEdition } from './read-edition';
import { editionBatch, editionDone } from './texts';
import type { Stored } from './undo';

type StoredRow = Pick<ImportRow, 'type' | 'title'> & { document?: string; before: Stored };

/**
 * Puts the present edition into the archive and begins the next one, all or nothing, and stores how to take that back.
 * @param asked an `EditionWish`, with the `revision` of the plan
 * @returns sentences about what was done
 * @throws {errors.ValidationError}; else as `readEdition` does
 */
export async function beginEdition(
  strapi: Core.Strapi,
  who: Administrator,
  asked: Record<string, unknown>,
): Promise<string[]> {
  return changeEverything(strapi, () =>
    strapi.db.transaction(async ({ trx }) => {
      await takeTurn(strapi, 'content');
      const read = await readEdition(strapi, trx, { asked, revision: asked.revision ?? '' });
      if (Array.isArray(read)) throw new errors.ValidationError(fairErrors.incomplete, { problems: read });
      const { year, wanted } = read;
      const stored: StoredRow[] = [
        await saveSettings(strapi, trx, read),
        await recordEdition(strapi, trx, read),
        ...(await archive(strapi, trx, year)),
        // By now nobody has a stand, and the names of pages are those of the archive.
        ...(await copyExhibitors(strapi, trx, wanted.copied)),
      ];
      await insertDone(
        strapi,
        who,
        { list: editionBatch.name, fileName: editionBatch.file(year), isPublished: false },
        stored.map((row) => ({ ...row, before: { ...row.before } })),
      );
      return [
        editionDone.done(year, wanted.edition),
        ...(wanted.copied.length > 0 ? [editionDone.copied(wanted.copied.length)] : []),
        editionDone.undo,
      ];
    }),
  );
}

async function saveSettings(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { current, wanted }: NewEdition,
): Promise<StoredRow> {
  // The statistics stand beside those of the edition before, as many days before the fair.
  const previousFirstDay = current.days[0]?.date;
  const more = { edition: wanted.edition, previousFirstDay };
  const settings = await saveFair({ strapi, trx }, current, wanted, more);
  return { type: settingsUid, title: editionBatch.settings, before: { settings } };
}

async function recordEdition(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { current, year }: NewEdition,
): Promise<StoredRow> {
  const { name, edition, days, venue, position } = current;
  const data: object = { year, name, edition, days: storedDays(days), venue: { ...venue, ...position } };
  const { documentId } = await strapi.documents(editionUid).create({ data });
  const made = await readRows({ strapi, trx }, editionUid, [documentId]);
  return { type: editionUid, title: editionBatch.edition(year), document: documentId, before: { made } };
}

/** As columns of rows: nothing of a document changes but where it is listed, so it counts as no edit of one. */
async function archive(strapi: Core.Strapi, trx: Knex.Transaction, edition: number): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  for (const uid of archivedTypes()) {
    const documents = await comingDocuments(strapi, trx, uid);
    await trx(tableOf(strapi, uid)).whereNull('edition').update({ edition });
    const { displayName } = strapi.contentType(uid).info;
    rows.push({
      type: uid,
      title: editionBatch.archived(displayName, documents.length),
      before: { archived: edition },
    });
  }
  const { table } = standLinks(strapi);
  const links: ({ id: number } & Record<string, unknown>)[] = await trx(table).orderBy('id');
  await trx(table).delete();
  rows.push({
    type: exhibitorUid,
    title: editionBatch.stands(links.length),
    before: { links: { own: {}, links: { [table]: links } } },
  });
  return rows;
}

/** New documents with all that the drafts of others say, in every language: but no stand, and an address and a number of their own. */
async function copyExhibitors(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  copied: readonly string[],
): Promise<StoredRow[]> {
  const documents = strapi.documents(exhibitorUid);
  const list = listOfType(strapi, exhibitorUid);
  const rows: StoredRow[] = [];
  const drafts: { documentId: string; locale: string }[] = await strapi.db.query(exhibitorUid).findMany({
    select: ['documentId', 'locale'],
    where: { documentId: { $in: copied }, publishedAt: null },
  });
  const dataIn = async (locale: string) => {
    const wholes = await readWhole(strapi, list, copied, locale);
    return (id: string): object => ({ ...wholes.get(id), slug: undefined, stands: [], edition: null });
  };
  const inDutch = await dataIn(originalLocale);
  const others = new Set(drafts.map(({ locale }) => locale).filter((locale) => locale !== originalLocale));
  const translated = await Promise.all(
    [...others].map(async (locale) => ({ locale, in: await dataIn(locale) })),
  );
  for (const id of copied) {
    const { documentId, name } = await documents.create({ locale: originalLocale, data: inDutch(id) });
    for (const { locale, in: dataOf } of translated)
      if (drafts.some((draft) => draft.documentId === id && draft.locale === locale))
        await documents.update({ documentId, locale, data: dataOf(id) });
    rows.push({
      type: exhibitorUid,
      title: name,
      document: documentId,
      before: { made: await readRows({ strapi, trx }, exhibitorUid, [documentId]) },
    });
  }
  return rows;
}
