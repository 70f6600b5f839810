import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { accountBlocked } from '../error-responses';
import { userUid, type Account } from '../../platform/http/account';
import { accountQuery, pendingProvider } from '../users';

const noLinks = {
  resetPasswordToken: null,
  confirmationToken: null,
  newAddressToken: null,
  pendingEmail: null,
};

/**
 * Ends the sessions and links of an account that is blocked or deleted, by whatever path, and keeps it from getting
 * new ones. Every sign-in creates a session: with a password, OAuth, Firebase, a renewed token or a new password.
 */
export function endWithAccount(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    async afterUpdate({ params, result }) {
      if (params.data.blocked !== true) return;
      await endSessions(strapi, result.id);
      await accountQuery(strapi).update({ where: { id: result.id }, data: noLinks });
    },
    async afterDelete({ result }) {
      await endSessions(strapi, result.id);
      await deletePending(strapi, { email: result.email, provider: result.provider });
    },
  });
  strapi.db.lifecycles.subscribe({
    models: ['admin::session'],
    // After, not before: an account that is deleted at the same moment is gone now, or finds this session and ends it.
    async afterCreate({ result }) {
      const problem = await problemWith(strapi, { origin: result.origin, userId: result.userId });
      if (problem === null) return;
      await strapi.db.query('admin::session').delete({ where: { id: result.id } });
      throw problem;
    },
  });
}

/** Why this user cannot get or continue a session; null when they can. */
export async function problemWith(
  strapi: Core.Strapi,
  { origin, userId }: { origin: string; userId: string },
): Promise<Error | null> {
  const where = { id: Number(userId) };
  if (origin === 'admin') {
    const administrator: { isActive: boolean } | null = await strapi.db
      .query('admin::user')
      .findOne({ where, select: ['isActive'] });
    return administrator?.isActive === true ? null : new errors.UnauthorizedError('Invalid credentials');
  }
  const account: Account | null = await accountQuery(strapi).findOne({ where });
  if (!account) return new errors.ValidationError('Invalid identifier or password');
  return account.blocked ? accountBlocked() : null;
}

async function endSessions(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.sessionManager('users-permissions').invalidateRefreshToken(String(id));
}

async function deletePending(
  strapi: Core.Strapi,
  { email, provider }: Pick<Account, 'email' | 'provider'>,
): Promise<void> {
  if (provider === pendingProvider) return;
  const query = accountQuery(strapi);
  const waiting: Account[] = await query.findMany({ where: { email, provider: pendingProvider } });
  for (const { id } of waiting) await query.delete({ where: { id } });
  await query.updateMany({
    where: { pendingEmail: email },
    data: { pendingEmail: null, newAddressToken: null },
  });
}
