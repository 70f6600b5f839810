import { allOf, type AdminPermission } from '../access/admin-permissions';
import { allOwnPermissions } from '../access/own-permissions';
import { formFilePermissions, submissionPermissions } from '../forms/permissions';

/** A role of the admin beside Strapi's super admin; we decide its permissions. */
export interface EditorRole {
  code: string;
  name: string;
  description: string;
  /** Types whose entries this role may create, change, publish and delete. */
  manages: readonly string[];
  /** Types that this role may read, to point at them from an entry. */
  reads: readonly string[];
  /** Permissions of our own. */
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

export const superAdmin = {
  code: 'strapi-super-admin',
  name: 'Beheerder',
  description: 'Mag alles, ook accounts, rollen en instellingen van het beheer.',
};

export const editorRoles: readonly EditorRole[] = [
  {
    code: 'strapi-editor',
    name: 'Redacteur',
    description: 'Maakt en publiceert alles wat bezoekers lezen, en beheert de mediabibliotheek.',
    manages: editorial,
    reads: floor,
    own: () => [...allOf(submissionPermissions), formFilePermissions.may('read')],
  },
  {
    code: 'organiser',
    name: 'Organisator',
    description:
      'Doet wat een redacteur doet, en beheert hallen, zalen, stands, menu’s, de gegevens van de beurs, standprijzen en de ploegen bij de ingang.',
    manages: [...editorial, ...floor, ...entrance, ...site],
    reads: [],
    own: allOwnPermissions,
  },
];

/** Strapi's names of its stock roles, and the stock role we do not use. */
export const stockNames: Readonly<Record<string, string>> = {
  'strapi-super-admin': 'Super Admin',
  'strapi-editor': 'Editor',
};
export const unusedRole = 'strapi-author';

/** Fields that nobody may fill in by hand. */
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
