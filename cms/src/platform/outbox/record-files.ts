import type { Core } from '@strapi/strapi';
import { addPurge, isRecorded, startNewEpoch } from './outbox';

const files = 'plugin::upload.file';
const locales = 'plugin::i18n.locale';
/** The tag of all files: long lists name types, not each document that a row shows. */
const filesTag = 'files';

type Manager = Core.Strapi['db']['entityManager'];
type Where = { where?: unknown };

/**
 * Writes purges for changes that pass by Strapi's documents service: files of the media library, and languages, which
 * take all their texts with them. Database lifecycles run outside the transaction, so the writes themselves are
 * wrapped.
 */
export function recordFiles(strapi: Core.Strapi): void {
  const { entityManager } = strapi.db;
  const { update, updateMany, delete: deleteOne, deleteMany } = entityManager;
  const changes: Partial<Manager> = {
    update: (uid, params) => record(uid, params, false, () => update.call(entityManager, uid, params)),
    updateMany: (uid, params) =>
      record(uid, params, false, () => updateMany.call(entityManager, uid, params)),
    delete: (uid, params) => record(uid, params, true, () => deleteOne.call(entityManager, uid, params)),
    deleteMany: (uid, params) => record(uid, params, true, () => deleteMany.call(entityManager, uid, params)),
  };
  Object.assign(entityManager, changes);

  async function record<T>(uid: string, params: Where, gone: boolean, write: () => Promise<T>): Promise<T> {
    if ((uid !== files && uid !== locales) || !isRecorded()) return write();
    return strapi.db.transaction(async () => {
      const rows: { documentId: string }[] = await strapi.db
        .query(uid)
        .findMany({ select: ['documentId'], where: params.where });
      const result = await write();
      const tags = rows.map(({ documentId }) => documentId);
      if (uid === locales && gone) await startNewEpoch(strapi);
      if (uid === files && tags.length > 0) await addPurge(strapi, { tags: [filesTag, ...tags], gone });
      return result;
    });
  }
}
