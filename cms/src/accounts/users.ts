import type { Core } from '@strapi/strapi';

/** The part of a site user that the account rules look at. */
export interface Account {
  id: number;
  email: string;
  name: string | null;
  provider: string;
  confirmed: boolean;
  blocked: boolean;
}

/** Marks what is made when an address is registered that has an account already. */
export const pendingProvider = 'pending';

/** The rows of the accounts, whatever their fields. */
export const accountQuery = (strapi: Core.Strapi) => strapi.db.query('plugin::users-permissions.user');

/** The account with this address and a password of ours, or null. */
export async function findAccount(strapi: Core.Strapi, email: string): Promise<Account | null> {
  return accountQuery(strapi).findOne({
    where: { email: email.toLowerCase(), provider: { $ne: pendingProvider } },
  });
}

/** A user as their own answers show it: nobody can see from them that the address had an account. */
export function asSeen<T extends { provider?: string }>(user: T): T {
  return user.provider === pendingProvider ? { ...user, provider: 'local' } : user;
}
