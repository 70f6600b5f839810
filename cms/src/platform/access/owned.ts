import type { Core, UID } from '@strapi/strapi';
import { userUid } from '../http/account';
import { createRegistry } from '../registry';

export interface Owner {
  id: number;
  /** The documentId of the company that the user is bound to. */
  exhibitor: string | null;
  /** Their e-mail once they confirmed it: until then it may be somebody else's. */
  email: string | null;
}

export interface OwnedType {
  /** The name of a row, in Dutch: users read it. */
  what: string;
  /** The path to the owner: a condition that holds for this user's rows alone; null when there can be none. */
  whereOwnedBy(owner: Owner): Record<string, unknown> | null;
  fields: readonly string[];
  onDelete: 'delete' | { retainedBecause: string };
}

/**
 * Everything that belongs to users, by type: what they may see, what is in their data export, and what happens to it
 * when they delete their account. A test fails for a type that points at users and is not here.
 */
export const ownedTypes = createRegistry<OwnedTypes>();

export type OwnedTypes = Readonly<Record<string, OwnedType>>;

const owned = (): OwnedTypes => Object.assign({}, ...ownedTypes.all());

export interface RetainedData {
  what: string;
  why: string;
  count: number;
}

export async function getOwner(strapi: Core.Strapi, userId: number): Promise<Owner> {
  const user = await strapi.db.query(userUid).findOne({
    where: { id: userId },
    populate: { exhibitor: { select: ['documentId'] } },
  });
  return {
    id: userId,
    exhibitor: user?.exhibitor?.documentId ?? null,
    email: user?.confirmed ? user.email : null,
  };
}

export async function getOwnedDocumentIds(
  strapi: Core.Strapi,
  owner: Owner,
  uid: string,
  register = owned(),
): Promise<string[]> {
  const where = register[uid]?.whereOwnedBy(owner) ?? null;
  if (where === null) return [];
  const rows: { documentId: string }[] = await strapi.db
    .query(uid as UID.ContentType)
    .findMany({ where, select: ['documentId'] });
  // A document has a row for each language, and for its draft and its published version.
  return [...new Set(rows.map(({ documentId }) => documentId))];
}

export async function getRetainedData(
  strapi: Core.Strapi,
  owner: Owner,
  register = owned(),
): Promise<RetainedData[]> {
  const retained: RetainedData[] = [];
  for (const [uid, { what, onDelete }] of Object.entries(register)) {
    const { length: count } =
      onDelete === 'delete' ? [] : await getOwnedDocumentIds(strapi, owner, uid, register);
    if (onDelete !== 'delete' && count > 0) retained.push({ what, why: onDelete.retainedBecause, count });
  }
  return retained;
}

export async function deleteOwned(strapi: Core.Strapi, owner: Owner, register = owned()): Promise<void> {
  for (const [uid, { onDelete }] of Object.entries(register)) {
    if (onDelete !== 'delete') continue;
    for (const documentId of await getOwnedDocumentIds(strapi, owner, uid, register))
      await strapi.documents(uid as UID.ContentType).delete({ documentId, locale: '*' });
  }
}

export async function getOwnedData(
  strapi: Core.Strapi,
  owner: Owner,
  register = owned(),
): Promise<{ what: string; items: Record<string, unknown>[] }[]> {
  const data = [];
  for (const [uid, { what, fields }] of Object.entries(register)) {
    const items = [];
    for (const documentId of await getOwnedDocumentIds(strapi, owner, uid, register)) {
      const document = await strapi.documents(uid as UID.ContentType).findOne({ documentId });
      if (document) items.push(Object.fromEntries(fields.map((field) => [field, document[field]])));
    }
    if (items.length > 0) data.push({ what, items });
  }
  return data;
}
