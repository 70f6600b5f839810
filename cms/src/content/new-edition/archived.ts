import type { Core, UID } from '@strapi/strapi';
import { siteTypes } from '../../platform/documents/site-types';

export const editionUid = 'api::edition.edition';
export const exhibitorUid = 'api::exhibitor.exhibitor';
export const sessionUid = 'api::session.session';
export const speakerUid = 'api::speaker.speaker';

/** The types whose documents go to the archive with an edition. */
export const archivedTypes = (): UID.ContentType[] =>
  siteTypes.all().flatMap(({ uid, isOfEdition }) => (isOfEdition ? [uid] : []));

interface ManyToMany {
  joinTable: { name: string; inverseJoinColumn: { name: string } };
}

/** The table that says which exhibitor has which stand, and its column of the stand. */
export function standLinks(strapi: Core.Strapi): { table: string; stand: string } {
  const { joinTable } = strapi.db.metadata.get(exhibitorUid).attributes.stands as unknown as ManyToMany;
  return { table: joinTable.name, stand: joinTable.inverseJoinColumn.name };
}
