import { allOf, type AdminPermission } from '../access/admin-permissions';
import { allOwnPermissions } from '../access/own-permissions';
import { formFilePermissions, submissionPermissions } from '../forms/permissions';
import { siteTypeOf, siteTypes, type SiteType } from '../documents/site-types';
import { roleTexts } from './texts';

export interface EditorRole {
  code: string;
  name: string;
  description: string;
  /** Types whose entries this role may create, change, publish and delete. */
  manages: () => readonly string[];
  reads: () => readonly string[];
  own: () => readonly AdminPermission[];
}

const managedBy = (who: SiteType['managedBy']) =>
  siteTypes.all().flatMap((type) => (type.managedBy === who ? [type.uid] : []));

export const superAdmin = { code: 'strapi-super-admin', ...roleTexts.superAdmin };

export const editorRoles: readonly EditorRole[] = [
  {
    code: 'strapi-editor',
    ...roleTexts.editor,
    manages: () => managedBy('editors'),
    reads: () => siteTypes.all().flatMap((type) => (type.isReadByEditors ? [type.uid] : [])),
    own: () => [...allOf(submissionPermissions), formFilePermissions.may('read')],
  },
  {
    code: 'organiser',
    ...roleTexts.organiser,
    manages: () => [...managedBy('editors'), ...managedBy('organisers')],
    reads: () => [],
    own: allOwnPermissions,
  },
];

export const stockNames: Readonly<Record<string, string>> = {
  'strapi-super-admin': 'Super Admin',
  'strapi-editor': 'Editor',
};
export const unusedRole = 'strapi-author';

/** Fields of a type that no editor writes. */
export function fixedFieldsOf(uid: string): readonly string[] {
  const { isOfEdition, fixedFields = [] } = { ...siteTypeOf(uid) };
  return ['publicId', ...(isOfEdition ? ['edition'] : []), ...fixedFields];
}

export const mediaActions = [
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];
