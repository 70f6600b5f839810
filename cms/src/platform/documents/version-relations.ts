import type { Core, UID } from '@strapi/strapi';
import {
  populateTargets,
  relationsIn,
  type FindRelationModel,
  type Relation,
  type RelationChoice,
} from './owned-relations';

/** One document in one language; a type that is not translated has no locale. */
export interface Version {
  uid: UID.ContentType;
  documentId: string;
  locale: string | null;
}

type Status = 'draft' | 'published';

export async function relationsOf(
  strapi: Core.Strapi,
  version: Version,
  status: Status,
  more: Omit<RelationChoice, 'find'> = {},
): Promise<Relation[]> {
  const choice = { ...more, find: findModel(strapi) };
  const populate = populateTargets(version.uid, choice);
  if (!populate) return [];
  const row: unknown = await strapi.db
    .query(version.uid)
    .findOne({ select: ['id'], where: whereOf(version, status), populate });
  return relationsIn(row, version.uid, choice);
}

export function whereOf({ documentId, locale }: Version, status: Status): Record<string, unknown> {
  return {
    documentId,
    locale: locale ?? { $null: true },
    publishedAt: status === 'draft' ? { $null: true } : { $notNull: true },
  };
}

export function findModel(strapi: Core.Strapi): FindRelationModel {
  return (uid) => typeOf(strapi, uid) ?? componentOf(strapi, uid);
}

export function repository(strapi: Core.Strapi, uid: string) {
  const schema = typeOf(strapi, uid) ?? componentOf(strapi, uid);
  if (!schema) throw new Error(`There is no type ${uid}.`);
  return strapi.db.query(schema.uid);
}

export function typeOf(strapi: Core.Strapi, uid: unknown) {
  return Object.values(strapi.contentTypes).find((schema) => schema.uid === uid);
}

function componentOf(strapi: Core.Strapi, uid: string) {
  return Object.values(strapi.components).find((schema) => schema.uid === uid);
}
