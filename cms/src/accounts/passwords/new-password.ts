import type { Core } from '@strapi/strapi';
import { wrongField } from '../../platform/errors/wrong-field';
import { checkPassword, WeakPassword } from './passwords';

/** The longest e-mail (RFC 5321). */
const maxWordLength = 254;

export type Person = Partial<Record<'email' | 'name' | 'username' | 'firstname' | 'lastname', unknown>>;

/**
 * Rejects a new password that is too weak for this person, wherever it comes from: visitors and administrators alike.
 * @throws an error about the field `password`, with a sentence in Dutch
 */
export async function requireGoodPassword(
  strapi: Core.Strapi,
  password: unknown,
  { email, name, username, firstname, lastname }: Person,
): Promise<void> {
  // Strapi rejects what is no text.
  if (typeof password !== 'string') return;
  const fullName = [firstname, lastname].filter(isText).join(' ');
  // Cut, as nobody has checked the length of some of these yet.
  const personalWords = [email, name, username, fullName]
    .filter(isText)
    .map((text) => text.slice(0, maxWordLength));
  try {
    checkPassword(password, [...personalWords, ...(await namesOfFair(strapi))]);
  } catch (error) {
    throw error instanceof WeakPassword ? wrongField('password', error.message, error.fault) : error;
  }
}

async function namesOfFair(strapi: Core.Strapi): Promise<string[]> {
  const rows: { name: unknown }[] = await strapi.db
    .query('api::site-setting.site-setting')
    .findMany({ select: ['name'] });
  return [...new Set(rows.map(({ name }) => name).filter(isText))];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
