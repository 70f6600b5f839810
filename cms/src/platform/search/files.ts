import type { AdminPermission } from '../access/admin-permissions';
import { permittedRows } from './permitted';
import { maxHitsPerGroup } from './shape';
import type { SearchSource } from './sources';
import { groupTitles } from './texts';
import { whereFound } from './words';

const fileUid = 'plugin::upload.file';
const mayReadFiles: AdminPermission = { action: 'plugin::upload.read', subject: null };

interface File {
  id: number;
  name: string;
  alternativeText: string | null;
}

/** The files of the media library, by name, the newest first. */
export const findFiles: SearchSource = async (strapi, context, search) => {
  const permitted = permittedRows(strapi, context, mayReadFiles, fileUid);
  if (permitted === null) return [];
  const rows: File[] = await strapi.db.query(fileUid).findMany({
    select: ['id', 'name', 'alternativeText'],
    where: { $and: [permitted, ...whereFound(search, ['name'])] },
    orderBy: { id: 'desc' },
    limit: maxHitsPerGroup,
  });
  const hits = rows.map(({ id, name, alternativeText }) => ({
    path: `/plugins/upload?assetId=${id}`,
    title: name,
    about: alternativeText ?? '',
  }));
  return [{ name: 'files', title: groupTitles.files, hits }];
};
