import type { Core } from '@strapi/strapi';
import { lockRow } from '../lock-row';
import { accountQuery, userUid, type Account } from '../users';

/** The columns that keep the secret of a mailed link. */
type LinkField = 'resetPasswordToken' | 'confirmationToken' | 'newAddressToken';

/** The account whose mailed link this is, by the form in which its secret is stored. A blocked account has no links. */
export async function findByLink(
  strapi: Core.Strapi,
  field: LinkField,
  stored: string,
): Promise<Account | null> {
  // Several links wait in one field, as of one address several may have been mailed.
  const held = field === 'confirmationToken' ? { $contains: stored } : stored;
  return accountQuery(strapi).findOne({ where: { [field]: held, blocked: { $ne: true } } });
}

/** Does what a link is for, once: of two that come at the same moment the second finds a link that was used. */
export async function withLink<T>(
  strapi: Core.Strapi,
  field: LinkField,
  stored: string,
  work: (account: Account | null) => Promise<T>,
): Promise<T> {
  return strapi.db.transaction(async () => {
    await lockRow(strapi, userUid, { [field]: stored });
    return work(await findByLink(strapi, field, stored));
  });
}
