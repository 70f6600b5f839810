import type { Core } from '@strapi/strapi';
import { readBadgeCode } from '../fair/badge-code';
import { lockRow } from '../platform/storage/lock-row';
import { findByBadge, registrationUid } from './registrations';

export const checkInUid = 'api::visitor-check-in.visitor-check-in';

export type CheckIn =
  /** Let in; `isRegisteredToday` is false for who registered for other days. */
  | { state: 'welcome'; name: string; organisation: string; isRegisteredToday: boolean }
  | { state: 'again'; name: string; organisation: string; at: string }
  /** We made this code, and its registration is gone, or staff cancelled it. */
  | { state: 'withdrawn'; isCancelled: boolean }
  | { state: 'unknown' };

export interface Scan {
  day: string;
  at: string;
  /** The crew's name at that time; null for scans that an earlier version stored. */
  crew: string | null;
}

/**
 * Lets in who has this badge, once a day. The registration is locked: of two scans at once one is the first, and one that is
 * cancelled at this moment is either cancelled before it or let in before it.
 * @param day today at the fair, as `2027-02-09`
 */
export async function checkIn(
  strapi: Core.Strapi,
  code: unknown,
  { day, crew }: { day: string; crew: string },
  now = new Date(),
): Promise<CheckIn> {
  const badgeId = readBadgeCode(code, strapi.config.get('site.badgeSecret'));
  if (badgeId === null) return { state: 'unknown' };
  return strapi.db.transaction(async (): Promise<CheckIn> => {
    const isThere = await lockRow(strapi, registrationUid, { badgeId });
    const registration = isThere ? await findByBadge(strapi, badgeId) : null;
    if (registration?.state !== 'bevestigd')
      return { state: 'withdrawn', isCancelled: registration?.state === 'geannuleerd' };
    const { name, organisation, days } = registration.profile;
    const earlier = await findScan(strapi, badgeId, day);
    if (earlier) return { state: 'again', name, organisation, at: earlier.at };
    await strapi.db.query(checkInUid).create({ data: { badgeId, day, at: now.toISOString(), crew } });
    return { state: 'welcome', name, organisation, isRegisteredToday: days.includes(day) };
  });
}

export function findScan(strapi: Core.Strapi, badgeId: string, day: string): Promise<Scan | null> {
  return strapi.db.query(checkInUid).findOne({ where: { badgeId, day } });
}
