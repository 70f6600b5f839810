import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { readEmail } from './email/read-email';

/** The part of a site user that the account rules look at. */
export interface Account {
  id: number;
  username: string;
  email: string;
  name: string | null;
  provider: string;
  confirmed: boolean;
  blocked: boolean;
  /** The hash of the password; null for somebody who signs in elsewhere. */
  password: string | null;
  /** The address that the owner wants to have, until they have shown that it is theirs. */
  pendingEmail: string | null;
  /** What the service where they sign in calls them, hashed. */
  providerSubject: string | null;
  createdAt: string | Date;
  updatedAt: string | Date;
  role?: { type: string } | null;
}

/** Marks what is made when an address is registered that has an account already. */
export const pendingProvider = 'pending';

export const userUid = 'plugin::users-permissions.user';

/** The rows of the accounts, whatever their fields. */
export const accountQuery = (strapi: Core.Strapi) => strapi.db.query(userUid);

/** The account of somebody who is signed in; rejects them when it was deleted since the call began. */
export async function getAccount(strapi: Core.Strapi, id: number, populate: string[] = []): Promise<Account> {
  const account: Account | null = await accountQuery(strapi).findOne({ where: { id }, populate });
  if (!account) throw new errors.UnauthorizedError('Invalid credentials');
  return account;
}

/** The account with this address, or null. */
export async function findAccount(strapi: Core.Strapi, email: unknown): Promise<Account | null> {
  const readable = readEmail(email);
  if (readable === null) return null;
  return accountQuery(strapi).findOne({ where: { email: readable, provider: { $ne: pendingProvider } } });
}

/** Whether this is the password of the account; takes as long when the account has none. */
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

/** A user as their own answers show it: nobody can see from them that the address had an account. */
export function asSeen<T extends { provider?: string }>(user: T): T {
  return user.provider === pendingProvider ? { ...user, provider: 'local' } : user;
}
