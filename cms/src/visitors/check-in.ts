import type { Core } from '@strapi/strapi';
import { readBadgeCode } from '../fair/badge-code';
import { findByBadge } from './registrations';

const checkInUid = 'api::visitor-check-in.visitor-check-in';

export type CheckIn =
  /** Let in; `isRegisteredToday` is false for who registered for other days. */
  | { state: 'welcome'; name: string; organisation: string; isRegisteredToday: boolean }
  | { state: 'again'; name: string; organisation: string; at: string }
  /** We made this code, and its registration is gone. */
  | { state: 'withdrawn' }
  | { state: 'unknown' };

/**
 * Lets in who has this badge, once a day: of two scans at once one is the first, because badge and day are unique together in
 * the database.
 * @param day today at the fair, as `2027-02-09`
 */
export async function checkIn(
  strapi: Core.Strapi,
  code: unknown,
  day: string,
  now = new Date(),
): Promise<CheckIn> {
  const badgeId = readBadgeCode(code, strapi.config.get('site.badgeSecret'));
  if (badgeId === null) return { state: 'unknown' };
  const registration = await findByBadge(strapi, badgeId);
  if (registration?.state !== 'bevestigd') return { state: 'withdrawn' };
  const { name, organisation, days } = registration.profile;
  const rows = strapi.db.query(checkInUid);
  try {
    await rows.create({ data: { badgeId, day, at: now.toISOString() } });
    return { state: 'welcome', name, organisation, isRegisteredToday: days.includes(day) };
  } catch (error) {
    const earlier: { at: string } | null = await rows.findOne({ where: { badgeId, day } });
    if (earlier === null) throw error;
    return { state: 'again', name, organisation, at: earlier.at };
  }
}
