import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { makeBadgeId } from '../../fair/badge-code';
import { requireFairAhead } from '../../fair/phase';
import { overTexts } from '../../fair/texts';
import { getVisitorChoices } from '../../fair/visitor-choices';
import { record, type Administrator } from '../../platform/audit/audit';
import { fairDay } from '../../platform/clock/fair-day';
import { wrongField } from '../../platform/errors/wrong-field';
import { ErrorResponse } from '../../platform/http/error-responses';
import { readEmail } from '../../platform/mail/read-email';
import { lockRow } from '../../platform/storage/lock-row';
import { checkInUid, findScan } from '../check-in';
import { mailBadge, mailCancelled, mailConfirmation } from '../mails';
import { readProfile } from '../read-profile';
import {
  createRegistration,
  findByEmail,
  findById,
  registrationUid,
  type NewRegistration,
  type Registration,
} from '../registrations';
import { searchTextOf } from '../search-text';
import { auditLines, staffErrors, visitErrors } from '../texts';

/** Everything that staff do with one registration: each is one transaction, and a line of the audit log. */

type Sent = Record<string, unknown>;

interface Act {
  id: number;
  who: Administrator;
}

/**
 * Does something with a registration that nobody else changes, scans or cancels meanwhile.
 * @param work returns the line of the audit log
 * @throws {errors.NotFoundError} when it is not there
 */
async function withRegistration(
  strapi: Core.Strapi,
  { id, who }: Act,
  work: (registration: Registration) => Promise<string>,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const isThere = await lockRow(strapi, registrationUid, { id });
    const registration = isThere ? await findById(strapi, id) : null;
    if (registration === null) throw new errors.NotFoundError(staffErrors.gone);
    const what = await work(registration);
    await record(strapi, { who, what, about: auditLines.one(id) });
  });
}

const conflict = (message: string) => new ErrorResponse(409, 'WrongState', message);

async function store(strapi: Core.Strapi, id: number, data: object): Promise<Registration> {
  return strapi.db.query(registrationUid).update({ where: { id }, data });
}

/**
 * Changes the profile, by the rules of the public form. Another e-mail address means that the mails went to somebody else: the badge
 * and the links in them stop working, and the new address gets its own.
 * @throws {errors.ValidationError}
 */
export async function correct(strapi: Core.Strapi, act: Act, sent: Sent, now = new Date()): Promise<void> {
  const given = await readRegistration(strapi, sent, now);
  const { email, profile } = given;
  const rejectKnown = async () => {
    const other = await findByEmail(strapi, email);
    if (other && other.id !== act.id) throw wrongField('email', staffErrors.known, 'unique');
  };
  await rejectKnown();
  const change = withRegistration(strapi, act, async (before) => {
    const consentedAt = before.needs?.consentedAt;
    // The visitor agreed when they filled it in, not when somebody corrected a letter.
    const needs = given.needs && { ...given.needs, ...(consentedAt && { consentedAt }) };
    if (email === before.email) {
      const searchText = searchTextOf({ ...before, profile });
      await store(strapi, act.id, { profile, needs, searchText });
      return auditLines.corrected;
    }
    const badgeId = makeBadgeId();
    const searchText = searchTextOf({ email, badgeId, profile });
    const after = await store(strapi, act.id, { email, badgeId, profile, needs, searchText });
    await strapi.db.query(checkInUid).updateMany({ where: { badgeId: before.badgeId }, data: { badgeId } });
    if (after.state === 'bevestigd') await mailBadge(strapi, after);
    if (after.state === 'aangemeld') await mailConfirmation(strapi, after);
    return auditLines.newBadge;
  });
  await change.catch(async (error: unknown) => {
    // Somebody else took the address in the same moment.
    await rejectKnown();
    throw error;
  });
}

async function readRegistration(strapi: Core.Strapi, sent: Sent, now: Date): Promise<NewRegistration> {
  const { email: written, ...data } = readProfile(sent, await getVisitorChoices(strapi), now);
  const email = readEmail(written);
  if (email === null) throw wrongField('email', visitErrors.email);
  return { ...data, email, language: sent.language === 'en' ? 'en' : 'nl' };
}

/**
 * Cancels a registration: its badge is refused from now on.
 * @param options.isInside the administrator knows that the visitor was let in today
 * @throws a 409 when it is cancelled already, or when its visitor was let in today and nobody said so
 */
export async function cancel(
  strapi: Core.Strapi,
  act: Act,
  { isMailed, isInside }: { isMailed: boolean; isInside: boolean },
  now = new Date(),
): Promise<void> {
  await withRegistration(strapi, act, async (registration) => {
    if (registration.state === 'geannuleerd') throw conflict(staffErrors.alreadyCancelled);
    const scan = await findScan(strapi, registration.badgeId, fairDay());
    if (scan && !isInside) {
      const scannedAt = clock.format(new Date(scan.at));
      throw new ErrorResponse(409, 'VisitorInside', staffErrors.inside(scannedAt), { scannedAt });
    }
    await store(strapi, act.id, { state: 'geannuleerd', cancelledAt: now.toISOString() });
    if (isMailed) await mailCancelled(strapi, registration);
    return auditLines.cancelled;
  });
}

const clock = new Intl.DateTimeFormat('nl', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
});

/** Brings back the state that a registration had: the same badge works again. */
export async function restore(strapi: Core.Strapi, act: Act): Promise<void> {
  await withRegistration(strapi, act, async ({ state, confirmedAt }) => {
    if (state !== 'geannuleerd') throw conflict(staffErrors.notCancelled);
    const restored = confirmedAt === null ? 'aangemeld' : 'bevestigd';
    await store(strapi, act.id, { state: restored, cancelledAt: null });
    return auditLines.restored;
  });
}

/** Confirms a registration for a visitor at the desk, whose mail is not at hand. */
export async function confirmAtDesk(strapi: Core.Strapi, act: Act, now = new Date()): Promise<void> {
  await withRegistration(strapi, act, async ({ state }) => {
    if (state !== 'aangemeld') throw conflict(staffErrors.notUnconfirmed);
    await store(strapi, act.id, { state: 'bevestigd', confirmedAt: now.toISOString() });
    return auditLines.confirmed;
  });
}

/** Mails the badge, or the link that confirms where there is no badge yet. */
export async function mailAgain(strapi: Core.Strapi, act: Act): Promise<void> {
  await withRegistration(strapi, act, async (registration) => {
    if (registration.state === 'geannuleerd') throw conflict(staffErrors.cancelled);
    await (registration.state === 'bevestigd' ? mailBadge : mailConfirmation)(strapi, registration);
    return auditLines.mailed;
  });
}

/**
 * Registers a visitor at the desk, by the rules of the public form but for the link in a mail.
 * @returns the id of the registration
 * @throws {errors.ValidationError}; a 409 with the id of the registration that the e-mail address has; a 410 after the fair
 */
export async function addAtDesk(
  strapi: Core.Strapi,
  who: Administrator,
  sent: Sent,
  now = new Date(),
): Promise<number> {
  const given = await readRegistration(strapi, sent, now);
  await requireFairAhead(strapi, overTexts.registration);
  const rejectKnown = async () => {
    const other = await findByEmail(strapi, given.email);
    if (other) throw new ErrorResponse(409, 'RegistrationKnown', staffErrors.known, { id: other.id });
  };
  await rejectKnown();
  try {
    return await strapi.db.transaction(async () => {
      const created = await createRegistration(strapi, given, now);
      if (sent.isMailed === true) await mailBadge(strapi, created);
      await record(strapi, { who, what: auditLines.added, about: auditLines.one(created.id) });
      return created.id;
    });
  } catch (error) {
    // Somebody else registered the address in the same moment.
    await rejectKnown();
    throw error;
  }
}

/** @throws a 409 where there is no badge */
export async function findWithBadge(strapi: Core.Strapi, id: number): Promise<Registration> {
  const registration = await findById(strapi, id);
  if (registration === null) throw new errors.NotFoundError(staffErrors.gone);
  if (registration.state === 'geannuleerd') throw conflict(staffErrors.cancelled);
  if (registration.state === 'aangemeld') throw conflict(staffErrors.unconfirmed);
  return registration;
}
