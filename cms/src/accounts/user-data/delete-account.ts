import type { Core } from '@strapi/strapi';
import { mailAccountDeleted } from '../email/send-emails';
import { inBackground } from '../../platform/jobs/background';
import { deleteOwned, getRetainedData, getOwner, type RetainedData } from '../../platform/access/owned';
import { deleteFirebaseUser, type Revoked } from '../firebase/identity';
import { recentLoginRequired, WrongPassword } from '../error-responses';
import { getSignInAgeMs } from '../sessions/sessions';
import { lockRow } from '../../platform/storage/lock-row';
import { userUid, type Account } from '../../platform/http/account';
import { getAccount, isPasswordOf } from '../users';

const recentSignInMs = 10 * 60 * 1000;

/**
 * Deletes an account with its sessions and its data. The user proves again who they are: with the password; with a
 * Firebase token of a moment ago, which deletes the Firebase user as well; or, without either, with a recent sign-in.
 * Returns the data that stays, and why, and whether what Apple allowed us was revoked.
 */
export async function deleteAccount(
  strapi: Core.Strapi,
  userId: number,
  sessionId: string | undefined,
  sent: Record<string, unknown>,
): Promise<{ retained: RetainedData[]; revoked: Revoked }> {
  let revoked: Revoked = null;
  const account = await getAccount(strapi, userId);
  if (account.password) {
    if (!(await isPasswordOf(strapi, account, sent.password))) throw new WrongPassword('password');
  } else {
    const deleted = await deleteFirebaseUser(strapi, account, sent);
    if (deleted) {
      revoked = deleted.revoked;
      strapi.log.info('A Firebase user was deleted with its account.');
    } else if ((await getSignInAgeMs(strapi, userId, sessionId)) > recentSignInMs) {
      throw recentLoginRequired();
    }
  }
  const retained = await deleteWithData(strapi, account);
  // Two calls at once: the second finds nothing to delete.
  if (retained === null) return { retained: [], revoked };
  if (account.confirmed) inBackground(strapi, () => mailAccountDeleted(strapi, account, retained));
  return { retained, revoked };
}

/**
 * Deletes an account without an e-mail. Null when it was gone already. What waits for it is deleted too: see
 * `sessions/end-with-account.ts`.
 */
export async function deleteWithData(strapi: Core.Strapi, { id }: Account): Promise<RetainedData[] | null> {
  return strapi.db.transaction(async () => {
    if (!(await lockRow(strapi, userUid, { id }))) return null;
    const owner = await getOwner(strapi, id);
    const retained = await getRetainedData(strapi, owner);
    await deleteOwned(strapi, owner);
    // Rows that stay lose their link to the account.
    await strapi.plugin('users-permissions').service('user').remove({ id });
    return retained;
  });
}
