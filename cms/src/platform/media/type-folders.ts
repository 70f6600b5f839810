import type { Core, Modules } from '@strapi/strapi';
import { findModel } from '../documents/version-relations';
import { tableOf } from '../storage/table-of';
import { takeTurn } from '../storage/take-turn';

type Middleware = Modules.Documents.Middleware.Middleware;

const fileUid = 'plugin::upload.file';
const folderUid = 'plugin::upload.folder';
/** The folder path of a file that was uploaded without a folder. */
const root = '/';

/**
 * Moves files without a folder to that of the type whose document gets them; it is made when missing. Uploads from a form
 * do not say what they are for, so they move when the document is saved. Their URLs stay.
 */
export function fileByType(strapi: Core.Strapi): Middleware {
  return async ({ uid, action, contentType, params }, next) => {
    const writes = action === 'create' || action === 'update' || action === 'clone';
    if (!writes || !uid.startsWith('api::') || !('data' in params)) return next();
    const sent = filesIn(strapi, uid, params.data);
    if ((await withoutFolder(strapi, sent)).length === 0) return next();
    return strapi.db.transaction(async ({ trx }) => {
      // Two documents may be the first of their type at the same time.
      await takeTurn(strapi, 'content');
      const result = await next();
      const files = await withoutFolder(strapi, sent);
      if (files.length === 0) return result;
      const folder = await folderNamed(strapi, contentType.info.displayName);
      // Past Strapi's queries: visitors see nothing of folders, so that no page is stale.
      await trx('files_folder_lnk').insert(files.map((file) => ({ file_id: file, folder_id: folder.id })));
      await trx(tableOf(strapi, fileUid)).whereIn('id', files).update({ folder_path: folder.path });
      return result;
    });
  };
}

/** The ids of the files in fields for media, also in components. */
function filesIn(strapi: Core.Strapi, uid: string, data: unknown): number[] {
  if (!isRow(data)) return [];
  return Object.entries({ ...findModel(strapi)(uid)?.attributes }).flatMap(([name, { type, component }]) => {
    const value = data[name];
    if (type === 'media') return idsIn(value);
    if (type !== 'component' && type !== 'dynamiczone') return [];
    return [value].flat().flatMap((inner) => {
      const innerUid = component ?? (isRow(inner) ? inner.__component : undefined);
      return typeof innerUid === 'string' ? filesIn(strapi, innerUid, inner) : [];
    });
  });
}

/** Ids in any notation that Strapi takes: `3`, `{ id: 3 }`, `{ set: [{ id: 3 }] }`, and lists of these. */
function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (isRow(value)) return idsIn(value.id ?? value.set ?? value.connect);
  const id = Number(value);
  return value !== null && Number.isSafeInteger(id) && id > 0 ? [id] : [];
}

async function withoutFolder(strapi: Core.Strapi, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows: { id: number }[] = await strapi.db
    .query(fileUid)
    .findMany({ select: ['id'], where: { id: { $in: [...new Set(ids)] }, folderPath: root } });
  return rows.map(({ id }) => id);
}

async function folderNamed(strapi: Core.Strapi, name: string): Promise<{ id: number; path: string }> {
  const known = await strapi.db.query(folderUid).findOne({ where: { name, parent: null } });
  return known ?? strapi.plugin('upload').service('folder').create({ name });
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
