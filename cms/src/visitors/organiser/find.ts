import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../../platform/storage/table-of';
import { registrationUid, type Registration, type VisitorProfile } from '../registrations';
import { whereFound } from '../search-text';
import type { RegistrationState } from '../states';
import type { VisitorFilters } from './shape';

/** Everything of a registration that filters and counts look at. */
export interface FoundVisitor {
  id: number;
  state: RegistrationState;
  profile: VisitorProfile;
}

interface Row extends Omit<FoundVisitor, 'profile'> {
  /** SQLite stores JSON as a text. */
  profile: string | VisitorProfile;
}

/**
 * The registrations that fit, the newest first. The database searches; what was chosen is JSON, which is looked at here: a fair
 * has thousands of registrations.
 * @param source the transaction that the caller is in, if any
 */
export async function findFitting(
  strapi: Core.Strapi,
  filters: VisitorFilters,
  source: Knex = strapi.db.connection,
): Promise<FoundVisitor[]> {
  const query = source(tableOf(strapi, registrationUid)).orderBy('id', 'desc');
  if (filters.q.trim() !== '') whereFound(query, filters.q, strapi.config.get('site.badgeSecret'));
  if (filters.state !== '') void query.andWhere({ state: filters.state });
  if (filters.needs !== '') void query.whereNotNull('needs');
  const rows: Row[] = await query.select('id', 'state', 'profile');
  return rows.map(asFound).filter(({ profile }) => fits(profile, filters));
}

export function asFound({ id, state, profile }: Row): FoundVisitor {
  return { id, state, profile: typeof profile === 'string' ? JSON.parse(profile) : profile };
}

function fits(profile: VisitorProfile, { day, audience, interest }: VisitorFilters): boolean {
  return (
    (day === '' || profile.days.includes(day)) &&
    (audience === '' || profile.audience === audience) &&
    (interest === '' || profile.interests.includes(interest))
  );
}

/** Values in one statement: SQLite takes a limited number. */
const batchSize = 500;

export function* batchesOf<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += batchSize) yield all.slice(from, from + batchSize);
}

/** Whole registrations, the newest first. */
export async function loadRegistrations(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<Registration[]> {
  const loaded: Registration[] = [];
  for (const batch of batchesOf(ids)) {
    const where = { id: { $in: batch } };
    loaded.push(...(await strapi.db.query(registrationUid).findMany({ where, orderBy: { id: 'desc' } })));
  }
  return loaded;
}
