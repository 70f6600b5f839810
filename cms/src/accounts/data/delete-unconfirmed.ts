import type { Core } from '@strapi/strapi';
import { deleteWithData } from './delete-account';
import { accountQuery, pendingProvider, type Account } from '../users';

const dayMs = 24 * 60 * 60 * 1000;

/** How long an account waits for its address to be confirmed, in ms. */
const unconfirmedGraceMs = 30 * dayMs;

/**
 * Deletes accounts that nobody confirmed and nobody is signed in to: addresses that were mistyped, or somebody else's. What is
 * made when an address in use is registered goes at the same moment, as the difference would tell of the address.
 * Accounts made by the organisation, blocked ones and those of exhibitors stay. Answers how many went; any number of
 * processes may do this at once.
 */
export async function deleteUnconfirmed(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  const candidates: Account[] = await accountQuery(strapi).findMany({
    where: {
      confirmed: false,
      blocked: false,
      provider: { $in: ['local', pendingProvider] },
      role: { type: 'visitor' },
      createdBy: { id: { $null: true } },
      createdAt: { $lt: new Date(now - unconfirmedGraceMs) },
    },
  });
  let deleted = 0;
  for (const account of candidates) {
    const signedIn = await strapi.db.query('admin::session').count({
      where: {
        userId: String(account.id),
        origin: 'users-permissions',
        status: 'active',
        expiresAt: { $gt: new Date(now) },
      },
    });
    if (signedIn > 0) continue;
    if (await deleteWithData(strapi, account)) deleted += 1;
  }
  return deleted;
}
