import { allOf, type AdminPermission } from '../access/admin-permissions';
import { allOwnPermissions } from '../access/own-permissions';
import { formFilePermissions, submissionPermissions } from '../forms/permissions';
import { roleTexts } from './texts';

export interface EditorRole {
  code: string;
  name: string;
  description: string;
  /** Types whose entries this role may create, change, publish and delete. */
  manages: readonly string[];
  reads: readonly string[];
  own: () => readonly AdminPermission[];
}

const editorial = [
  'page',
  'exhibitor',
  'session',
  'speaker',
  'pavilion',
  'news-article',
  'interview',
  'calendar-item',
  'vacancy',
  'catalogue-category',
  'catalogue-item',
  'photo-album',
  'faq-category',
  'faq-question',
  'form',
  'rules-version',
  'theme',
  'audience',
  'redirect',
  'short-link',
].map(uidOf);

const floor = ['hall', 'room', 'stand'].map(uidOf);
/** Only the organiser needs these, on the days of the fair. */
const entrance = ['visitor-crew'].map(uidOf);
const site = ['site-setting', 'navigation', 'stand-offer'].map(uidOf);

export const superAdmin = { code: 'strapi-super-admin', ...roleTexts.superAdmin };

export const editorRoles: readonly EditorRole[] = [
  {
    code: 'strapi-editor',
    ...roleTexts.editor,
    manages: editorial,
    reads: floor,
    own: () => [...allOf(submissionPermissions), formFilePermissions.may('read')],
  },
  {
    code: 'organiser',
    ...roleTexts.organiser,
    manages: [...editorial, ...floor, ...entrance, ...site],
    reads: [],
    own: allOwnPermissions,
  },
];

export const stockNames: Readonly<Record<string, string>> = {
  'strapi-super-admin': 'Super Admin',
  'strapi-editor': 'Editor',
};
export const unusedRole = 'strapi-author';

export const fixedFields: readonly string[] = ['publicId'];

export const mediaActions = [
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

function uidOf(name: string): string {
  return `api::${name}.${name}`;
}
