import { isAllowed } from '../../platform/access/admin-routes';
import { maxHitsPerGroup } from '../../platform/search/shape';
import type { SearchSource } from '../../platform/search/sources';
import { tableOf } from '../../platform/storage/table-of';
import { visitorPermissions } from '../permissions';
import { registrationUid, type VisitorProfile } from '../registrations';
import { whereFound } from '../search-text';
import { visitorLabels } from '../texts';

interface Row {
  id: number;
  email: string;
  state: string;
  /** SQLite stores JSON as a text. */
  profile: string | VisitorProfile;
}

/** Registrations as the page of visitors finds them, the newest first. */
export const findVisitors: SearchSource = async (strapi, context, search) => {
  if (!isAllowed(context, visitorPermissions.may('read'))) return [];
  const query = strapi.db.connection(tableOf(strapi, registrationUid));
  whereFound(query, search, strapi.config.get('site.badgeSecret'));
  const rows: Row[] = await query
    .orderBy('id', 'desc')
    .limit(maxHitsPerGroup)
    .select('id', 'email', 'state', 'profile');
  const hits = rows.map(({ id, email, state, profile }) => {
    const { name, organisation }: VisitorProfile =
      typeof profile === 'string' ? JSON.parse(profile) : profile;
    return { path: `/visitors/${id}`, title: name, about: [organisation, email, state].join(' · ') };
  });
  return [{ name: 'visitors', title: visitorLabels.title, hits }];
};
