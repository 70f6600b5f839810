import type { Core, UID } from '@strapi/strapi';
import { siteTypes } from '../documents/site-types';

/** The documents that the demo fair is made of: by their type and id, when each was last changed, in ms since 1970. */
export type DemoDocuments = Readonly<Record<string, Readonly<Record<string, number>>>>;

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'demo', key: 'documents' });
const peopleOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'demo', key: 'people' });

/** The types whose documents can go: what there is one of, as the fair's settings, stays. */
export const removableTypes = (strapi: Core.Strapi): UID.ContentType[] =>
  siteTypes.all().flatMap(({ uid }) => (strapi.contentType(uid).kind === 'collectionType' ? [uid] : []));

/** Those that editors see a list of: what visitors send has none. The seed knows no site types yet. */
const editedTypes = (strapi: Core.Strapi): UID.ContentType[] =>
  Object.values(strapi.contentTypes).flatMap(({ uid, kind, pluginOptions }) => {
    const { visible = true }: { visible?: boolean } = { ...(pluginOptions?.['content-manager'] as object) };
    return uid.startsWith('api::') && kind === 'collectionType' && visible ? [uid] : [];
  });

/**
 * Remembers all documents that there are as those of the demo fair. Called when it has just been made.
 * @param people the names in its pages and forms
 */
export async function recordDemo(strapi: Core.Strapi, people: readonly string[]): Promise<void> {
  const found: Record<string, Record<string, number>> = {};
  for (const uid of editedTypes(strapi)) found[uid] = Object.fromEntries(await lastChanges(strapi, uid));
  await storeOf(strapi).set({ value: found });
  await peopleOf(strapi).set({ value: people });
}

/** The names of people in pages and forms of the demo fair. */
export async function demoPeople(strapi: Core.Strapi): Promise<readonly string[]> {
  return ((await peopleOf(strapi).get()) as string[] | null) ?? [];
}

/** The documents that the demo fair was made of; nothing for a fair that began without it. */
export async function demoDocuments(strapi: Core.Strapi): Promise<DemoDocuments> {
  return ((await storeOf(strapi).get()) as DemoDocuments | null) ?? {};
}

/** When each document of a type was last changed, in any of its versions, in ms since 1970. */
export async function lastChanges(strapi: Core.Strapi, uid: UID.ContentType): Promise<Map<string, number>> {
  const rows: { documentId: string; updatedAt: string | Date }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['documentId', 'updatedAt'] });
  const last = new Map<string, number>();
  for (const { documentId, updatedAt } of rows)
    last.set(documentId, Math.max(last.get(documentId) ?? 0, new Date(updatedAt).getTime()));
  return last;
}
