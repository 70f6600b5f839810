import type { Core } from '@strapi/strapi';
import { makeBadgeId } from '../fair/badge-code';

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
  state: 'aangemeld' | 'bevestigd';
  language: 'nl' | 'en';
  profile: VisitorProfile;
  needs: VisitorNeeds | null;
  confirmedAt: string | null;
}

export const registrationUid = 'api::visitor-registration.visitor-registration';

const query = (strapi: Core.Strapi) => strapi.db.query(registrationUid);

export function findByBadge(strapi: Core.Strapi, badgeId: string): Promise<Registration | null> {
  return query(strapi).findOne({ where: { badgeId } });
}

export function findByEmail(strapi: Core.Strapi, email: string): Promise<Registration | null> {
  return query(strapi).findOne({ where: { email } });
}

export type NewRegistration = Pick<Registration, 'email' | 'language' | 'profile' | 'needs'>;

/** Stores a registration. Rejects when its e-mail address has one. */
export function createRegistration(strapi: Core.Strapi, data: NewRegistration): Promise<Registration> {
  return query(strapi).create({ data: { ...data, badgeId: makeBadgeId(), state: 'aangemeld' } });
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
  badgeId: string,
  data: Pick<Registration, 'profile' | 'needs'>,
): Promise<void> {
  await query(strapi).updateMany({ where: { badgeId }, data });
}

export async function deleteRegistration(strapi: Core.Strapi, badgeId: string): Promise<boolean> {
  const { count } = await query(strapi).deleteMany({ where: { badgeId } });
  return count > 0;
}
