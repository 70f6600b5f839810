import type { Core } from '@strapi/strapi';
import { relationsOf, typeOf, whereOf, type Version } from '../../documents/version-relations';
import type { NotPublic } from './shape';

export async function notPublic(
  strapi: Core.Strapi,
  version: Version,
): Promise<Omit<NotPublic, 'mayPublish'>[]> {
  const found = new Map<string, Omit<NotPublic, 'mayPublish'>>();
  for (const { targetUid, targets } of await relationsOf(strapi, version, 'draft', { inverse: true })) {
    const type = typeOf(strapi, targetUid);
    if (!type) continue;
    for (const { documentId, locale, title } of targets) {
      const target = { uid: type.uid, documentId, locale };
      const isPublic = await strapi.db.query(type.uid).count({ where: whereOf(target, 'published') });
      if (isPublic === 0) found.set(documentId, { ...target, title, type: type.info.displayName });
    }
  }
  return [...found.values()];
}
