import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { siteTypes } from '../../platform/documents/site-types';
import { tableOf } from '../../platform/storage/table-of';

export const editionUid = 'api::edition.edition';
export const exhibitorUid = 'api::exhibitor.exhibitor';
export const sessionUid = 'api::session.session';
export const speakerUid = 'api::speaker.speaker';

/** The types whose documents go to the archive with an edition. */
export const archivedTypes = (): UID.ContentType[] =>
  siteTypes.all().flatMap(({ uid, isOfEdition }) => (isOfEdition ? [uid] : []));

/** The ids of a type's documents that are of the coming edition, in order. */
export const comingDocuments = (strapi: Core.Strapi, source: Knex, uid: string): Promise<string[]> =>
  source(tableOf(strapi, uid))
    .whereNull('edition')
    .distinct('document_id')
    .orderBy('document_id')
    .pluck('document_id');

interface ManyToMany {
  joinTable: { name: string; inverseJoinColumn: { name: string } };
}

/** The table that says which exhibitor has which stand, and its column of the stand. */
export function standLinks(strapi: Core.Strapi): { table: string; stand: string } {
  const { joinTable } = strapi.db.metadata.get(exhibitorUid).attributes.stands as unknown as ManyToMany;
  return { table: joinTable.name, stand: joinTable.inverseJoinColumn.name };
}
