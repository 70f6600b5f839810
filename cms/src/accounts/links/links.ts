import type { Core } from '@strapi/strapi';
import { takeTurn } from '../../platform/storage/take-turn';
import { lockRow } from '../../platform/storage/lock-row';
import { userUid, type Account } from '../../platform/http/account';
import { accountQuery } from '../users';

type LinkField = 'resetPasswordToken' | 'confirmationToken' | 'newAddressToken';

/** The account of a mailed link, by the stored form of its secret. Blocked accounts have no links. */
export async function findByLink(
  strapi: Core.Strapi,
  field: LinkField,
  stored: string,
): Promise<Account | null> {
  // One field holds several links: an account may have been mailed several.
  const held = field === 'confirmationToken' ? { $contains: stored } : stored;
  return accountQuery(strapi).findOne({ where: { [field]: held, blocked: { $ne: true } } });
}

/** Runs the work of a link once. Of two calls at once, the second finds a used link. */
export async function withLink<T>(
  strapi: Core.Strapi,
  field: LinkField,
  stored: string,
  work: (account: Account | null) => Promise<T>,
): Promise<T> {
  return strapi.db.transaction(async () => {
    // This link gives its account another e-mail, which nobody else may get meanwhile.
    if (field === 'newAddressToken') await takeTurn(strapi, 'accounts');
    await lockRow(strapi, userUid, { [field]: stored });
    return work(await findByLink(strapi, field, stored));
  });
}
