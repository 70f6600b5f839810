import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readEmail } from '../accounts/email/read-email';
import { limits } from '../accounts/limits/limits';
import { badgeCode } from '../badges/code';
import { wrongField } from '../errors/wrong-field';
import { getVisitorChoices } from './choices';
import { readLink } from './links';
import { mailAlreadyRegistered, mailBadge, mailConfirmation, mailWithdrawn } from './mails';
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

const secretOf = (strapi: Core.Strapi): string => strapi.config.get('site.badgeSecret');

/**
 * Registers somebody as a visitor. A second registration of one e-mail address changes nothing, and the response is the same:
 * it would reveal who comes. The owner of the address gets an e-mail either way.
 */
export async function register(
  strapi: Core.Strapi,
  sent: Record<string, unknown>,
  now = new Date(),
): Promise<void> {
  const { email: written, ...data } = readProfile(sent, await getVisitorChoices(strapi), now);
  const email = readEmail(written);
  if (email === null) throw wrongField('email', 'Dit is geen geldig e-mailadres.');
  const language = sent.language === 'en' ? 'en' : 'nl';
  const mayMail = await limits.mayMail(`visitor ${email}`);
  const isStored = await store(strapi, { ...data, email, language }, mayMail);
  if (isStored || !mayMail) return;
  const known = await findByEmail(strapi, email);
  if (known) await (known.state === 'aangemeld' ? mailConfirmation : mailAlreadyRegistered)(strapi, known);
}

/**
 * Stores a registration with its mail, unless its e-mail address has one: of two at once one is stored, because the address is
 * unique in the database. Returns whether it is stored.
 */
async function store(strapi: Core.Strapi, data: NewRegistration, mayMail: boolean): Promise<boolean> {
  try {
    await strapi.db.transaction(async () => {
      const created = await createRegistration(strapi, data);
      if (mayMail) await mailConfirmation(strapi, created);
    });
    return true;
  } catch (error) {
    if (await findByEmail(strapi, data.email)) return false;
    throw error;
  }
}

/** Confirms a registration with the link of its mail; the first time the badge is mailed. */
export async function confirm(strapi: Core.Strapi, token: unknown, now = new Date()): Promise<OwnVisit> {
  const badgeId = readLink('confirm', token, secretOf(strapi), now.getTime());
  return strapi.db.transaction(async () => {
    const isFirst = badgeId !== null && (await confirmRegistration(strapi, badgeId, now));
    const registration = badgeId === null ? null : await findByBadge(strapi, badgeId);
    if (registration === null) throw unusable();
    if (isFirst) await mailBadge(strapi, registration);
    return ownVisit(strapi, registration);
  });
}

/** A visitor's own registration. */
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

/** The registration that a link in a mail is about. */
export async function findOwn(strapi: Core.Strapi, token: unknown, now = new Date()): Promise<Registration> {
  const badgeId = readLink('manage', token, secretOf(strapi), now.getTime());
  const registration = badgeId === null ? null : await findByBadge(strapi, badgeId);
  if (registration === null) throw unusable();
  return registration;
}

export async function show(strapi: Core.Strapi, token: unknown): Promise<OwnVisit> {
  return ownVisit(strapi, await findOwn(strapi, token));
}

/** Changes everything but the e-mail address, which only its owner could confirm. Whoever has the link has read its mail. */
export async function change(
  strapi: Core.Strapi,
  token: unknown,
  sent: Record<string, unknown>,
  now = new Date(),
): Promise<OwnVisit> {
  const own = await findOwn(strapi, token, now);
  const { profile, needs } = readProfile({ ...sent, email: own.email }, await getVisitorChoices(strapi), now);
  await changeRegistration(strapi, own.badgeId, { profile, needs });
  return show(strapi, token);
}

/** Withdraws a registration: nothing of it stays. */
export async function withdraw(strapi: Core.Strapi, token: unknown): Promise<void> {
  const own = await findOwn(strapi, token);
  await strapi.db.transaction(async () => {
    if (await deleteRegistration(strapi, own.badgeId)) await mailWithdrawn(strapi, own);
  });
}

function unusable(): Error {
  return new errors.NotFoundError('Deze link werkt niet (meer).');
}
