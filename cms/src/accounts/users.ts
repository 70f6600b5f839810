import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { userUid, type Account } from '../platform/http/account';
import { readEmail } from '../platform/mail/read-email';

/** Marks an account that came from registering a taken e-mail. */
export const pendingProvider = 'pending';

export const accountQuery = (strapi: Core.Strapi) => strapi.db.query(userUid);

/** The account of somebody who is signed in; rejects them when it was deleted since the call began. */
export async function getAccount(strapi: Core.Strapi, id: number, populate: string[] = []): Promise<Account> {
  const account: Account | null = await accountQuery(strapi).findOne({ where: { id }, populate });
  if (!account) throw new errors.UnauthorizedError('Invalid credentials');
  return account;
}

export async function findAccount(strapi: Core.Strapi, email: unknown): Promise<Account | null> {
  const readable = readEmail(email);
  if (readable === null) return null;
  return accountQuery(strapi).findOne({ where: { email: readable, provider: { $ne: pendingProvider } } });
}

/** Takes as long without an account or a password, so that the duration reveals nothing. */
export async function isPasswordOf(
  strapi: Core.Strapi,
  account: Account | null,
  password: unknown,
): Promise<boolean> {
  const hash = account?.password ?? nobodysHash;
  const { validatePassword } = strapi.plugin('users-permissions').service('user');
  const right: boolean = await validatePassword(typeof password === 'string' ? password : '', hash);
  return right && Boolean(account?.password);
}

/** bcrypt of something that nobody knows any more, at the cost that passwords have. */
export const nobodysHash = '$2a$10$WQxVZQU0kbBfUKMMOg/NJuhygrBX3lEixiYMfB/cYkIH91E0kGOGC';

/** A user as they see themselves. Nothing shows that the e-mail had an account already. */
export function asSeen<T extends { provider?: string }>(user: T): T {
  return user.provider === pendingProvider ? { ...user, provider: 'local' } : user;
}
