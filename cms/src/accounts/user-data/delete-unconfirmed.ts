import type { Core } from '@strapi/strapi';
import { deleteWithData } from './delete-account';
import type { Account } from '../../platform/http/account';
import { accountQuery, pendingProvider } from '../users';

const dayMs = 24 * 60 * 60 * 1000;

const unconfirmedGraceMs = 30 * dayMs;

/**
 * Deletes unconfirmed accounts without a session: their e-mails were mistyped or belong to somebody else. Accounts
 * that came from registering a taken e-mail go at the same moment, as a difference would reveal that it was taken.
 * Accounts of the organisation, blocked accounts and exhibitors stay. Returns how many were deleted. Any number of
 * processes may run this at once.
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
