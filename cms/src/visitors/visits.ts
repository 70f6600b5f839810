import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { languageFor } from '../platform/documents/languages-of-fair';
import { readEmail } from '../platform/mail/read-email';
import type { Account } from '../platform/http/account';
import { ErrorResponse } from '../platform/http/error-responses';
import { mayMail } from '../platform/limits/mail-limits';
import { badgeCode } from '../fair/badge-code';
import { wrongField } from '../platform/errors/wrong-field';
import { requireFairAhead } from '../fair/phase';
import { overTexts } from '../fair/texts';
import { getVisitorChoices } from '../fair/visitor-choices';
import { readLink, signLink } from '../fair/signed-link';
import { requireSender } from '../platform/captcha/require-sender';
import { mailAlreadyRegistered, mailBadge, mailCancelled, mailConfirmation, mailWithdrawn } from './mails';
import { readProfile } from './read-profile';
import {
  changeRegistration,
  confirmRegistration,
  createRegistration,
  deleteRegistration,
  findByBadge,
  findByEmail,
  type NewRegistration,
  type Registration,
} from './registrations';
import { visitErrors } from './texts';

const secretOf = (strapi: Core.Strapi): string => strapi.config.get('site.badgeSecret');

/**
 * Registers somebody as a visitor. A second registration of one e-mail address changes nothing, and the response is the same:
 * it would reveal who comes. The owner of the address gets an e-mail either way.
 * @throws a 410 when the fair is over
 */
export async function register(
  strapi: Core.Strapi,
  sent: Record<string, unknown>,
  ip: string,
  now = new Date(),
): Promise<void> {
  await requireFairAhead(strapi, overTexts.registration);
  const { email: written, ...data } = readProfile(sent, await getVisitorChoices(strapi), now);
  const email = readEmail(written);
  if (email === null) throw wrongField('email', visitErrors.email);
  // Last: whoever has to correct a field sends the same token again.
  await requireSender(strapi, sent, ip, 'visitor_profile');
  const language = await languageFor(strapi, sent.language);
  const isMailed = await mayMail('visit', email, ip);
  const isStored = await store(strapi, { ...data, email, language }, isMailed);
  if (isStored || !isMailed) return;
  const known = await findByEmail(strapi, email);
  if (known) await mailForState[known.state](strapi, known);
}

/** The mail to who registers an address once more. */
const mailForState = {
  aangemeld: mailConfirmation,
  bevestigd: mailAlreadyRegistered,
  geannuleerd: mailCancelled,
} as const;

/**
 * Stores a registration with its mail, unless its e-mail address has one: of two at once one is stored, because the address is
 * unique in the database. Returns whether it is stored.
 */
async function store(strapi: Core.Strapi, data: NewRegistration, isMailed: boolean): Promise<boolean> {
  try {
    await strapi.db.transaction(async () => {
      const created = await createRegistration(strapi, data);
      if (isMailed) await mailConfirmation(strapi, created);
    });
    return true;
  } catch (error) {
    if (await findByEmail(strapi, data.email)) return false;
    throw error;
  }
}

/**
 * Confirms a registration with the link of its mail; the first time the badge is mailed.
 * @returns the registration, and the token of the link with which it is changed
 */
export async function confirm(
  strapi: Core.Strapi,
  token: unknown,
  now = new Date(),
): Promise<OwnVisit & { link: string }> {
  const badgeId = readLink('confirm', token, secretOf(strapi), now.getTime());
  return strapi.db.transaction(async () => {
    const isFirst = badgeId !== null && (await confirmRegistration(strapi, badgeId, now));
    const registration = badgeId === null ? null : await findByBadge(strapi, badgeId);
    if (registration === null) throw unusable();
    if (isFirst) await mailBadge(strapi, registration);
    const link = signLink('manage', registration.badgeId, secretOf(strapi), now.getTime());
    return { ...ownVisit(strapi, registration), link };
  });
}

export interface OwnVisit {
  email: string;
  state: Registration['state'];
  profile: Registration['profile'];
  needs: Registration['needs'];
  /** See `badgeCode`; null until the e-mail address is confirmed. */
  code: string | null;
}

function ownVisit(strapi: Core.Strapi, { email, state, profile, needs, badgeId }: Registration): OwnVisit {
  const code = state === 'bevestigd' ? badgeCode(badgeId, secretOf(strapi)) : null;
  return { email, state, profile, needs, code };
}

export interface Proof {
  link: unknown;
  /** The signed-in visitor, when there is no link: the registration of their own e-mail is theirs. */
  user: Account | undefined;
}

/**
 * The registration that somebody may see and change.
 * @throws {errors.NotFoundError} for a link that does not work, or when there is none
 */
export async function findOwn(
  strapi: Core.Strapi,
  { link, user }: Proof,
  now = new Date(),
): Promise<Registration> {
  const registration =
    link === undefined && user?.confirmed === true
      ? await findByEmail(strapi, user.email)
      : await findByLink(strapi, link, now);
  if (registration === null) throw unusable();
  return registration;
}

function findByLink(strapi: Core.Strapi, link: unknown, now: Date): Promise<Registration | null> {
  const badgeId = readLink('manage', link, secretOf(strapi), now.getTime());
  return badgeId === null ? Promise.resolve(null) : findByBadge(strapi, badgeId);
}

export async function show(strapi: Core.Strapi, proof: Proof): Promise<OwnVisit> {
  return ownVisit(strapi, await findOwn(strapi, proof));
}

/** Changes everything but the e-mail address, which only its owner could confirm. Whoever has the link has read its mail. */
export async function change(
  strapi: Core.Strapi,
  proof: Proof,
  sent: Record<string, unknown>,
  now = new Date(),
): Promise<OwnVisit> {
  const own = await findOwn(strapi, proof, now);
  if (own.state === 'geannuleerd')
    throw new ErrorResponse(409, 'RegistrationCancelled', visitErrors.cancelled);
  const { profile, needs } = readProfile({ ...sent, email: own.email }, await getVisitorChoices(strapi), now);
  await changeRegistration(strapi, own, { profile, needs });
  return show(strapi, proof);
}

export async function withdraw(strapi: Core.Strapi, proof: Proof): Promise<void> {
  const own = await findOwn(strapi, proof);
  await strapi.db.transaction(async () => {
    if (await deleteRegistration(strapi, own.badgeId)) await mailWithdrawn(strapi, own);
  });
}

export function unusable(): Error {
  return new errors.NotFoundError(visitErrors.link);
}
