import type { Core } from '@strapi/strapi';
import { makeBadgeId } from '../fair/badge-code';
import { tableOf } from '../platform/storage/table-of';
import { searchTextOf } from './search-text';
import type { RegistrationState } from './states';

export interface VisitorProfile {
  name: string;
  organisation: string;
  role: string;
  audience: string;
  interests: string[];
  days: string[];
  purposes: string[];
}

/** Data on health, with the visitor's consent. */
export interface VisitorNeeds {
  needs: string[];
  note: string;
  consentedAt: string;
}

export interface Registration {
  id: number;
  email: string;
  badgeId: string;
  state: RegistrationState;
  language: 'nl' | 'en';
  profile: VisitorProfile;
  needs: VisitorNeeds | null;
  createdAt: string;
  confirmedAt: string | null;
  cancelledAt: string | null;
}

export const registrationUid = 'api::visitor-registration.visitor-registration';

const query = (strapi: Core.Strapi) => strapi.db.query(registrationUid);

export function findByBadge(strapi: Core.Strapi, badgeId: string): Promise<Registration | null> {
  return query(strapi).findOne({ where: { badgeId } });
}

export function findByEmail(strapi: Core.Strapi, email: string): Promise<Registration | null> {
  return query(strapi).findOne({ where: { email } });
}

export function findById(strapi: Core.Strapi, id: number): Promise<Registration | null> {
  return query(strapi).findOne({ where: { id } });
}

export type NewRegistration = Pick<Registration, 'email' | 'language' | 'profile' | 'needs'>;

/**
 * Stores a registration. Rejects when its e-mail address has one.
 * @param confirmedAt null when a link in a mail has to confirm it
 */
export function createRegistration(
  strapi: Core.Strapi,
  data: NewRegistration,
  confirmedAt: Date | null = null,
): Promise<Registration> {
  const badgeId = makeBadgeId();
  return query(strapi).create({
    data: {
      ...data,
      badgeId,
      state: confirmedAt === null ? 'aangemeld' : 'bevestigd',
      confirmedAt: confirmedAt?.toISOString() ?? null,
      searchText: searchTextOf({ ...data, badgeId }),
    },
  });
}

/** Marks a registration as confirmed, once. @returns whether this call did */
export async function confirmRegistration(strapi: Core.Strapi, badgeId: string, now: Date): Promise<boolean> {
  const { count } = await query(strapi).updateMany({
    where: { badgeId, state: 'aangemeld' },
    data: { state: 'bevestigd', confirmedAt: now.toISOString() },
  });
  return count > 0;
}

export async function changeRegistration(
  strapi: Core.Strapi,
  { badgeId, email }: Pick<Registration, 'badgeId' | 'email'>,
  data: Pick<Registration, 'profile' | 'needs'>,
): Promise<void> {
  const searchText = searchTextOf({ badgeId, email, profile: data.profile });
  await query(strapi).updateMany({ where: { badgeId }, data: { ...data, searchText } });
}

export async function deleteRegistration(strapi: Core.Strapi, badgeId: string): Promise<boolean> {
  const { count } = await query(strapi).deleteMany({ where: { badgeId } });
  return count > 0;
}

const batchSize = 500;

/** Fills the search text of registrations that an earlier version stored. */
export async function fillSearchTexts(strapi: Core.Strapi): Promise<void> {
  const table = tableOf(strapi, registrationUid);
  for (;;) {
    const rows: Registration[] = await query(strapi).findMany({
      where: { searchText: { $null: true } },
      orderBy: { id: 'asc' },
      limit: batchSize,
    });
    if (rows.length === 0) return;
    await strapi.db.transaction(async ({ trx }) => {
      for (const row of rows)
        await trx(table)
          .where({ id: row.id })
          .update({ search_text: searchTextOf(row) });
    });
  }
}
