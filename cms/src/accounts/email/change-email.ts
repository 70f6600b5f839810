import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { wrongField } from '../../platform/errors/wrong-field';
import { newEmailInUse } from '../../platform/mail/texts';
import { sendEmail } from '../../platform/mail/send';
import { mailEmailChanged, mailNewEmail } from './send-emails';
import { readEmail } from '../../platform/mail/read-email';
import { inBackground } from '../../platform/jobs/background';
import { mayMail } from '../../platform/limits/mail-limits';
import { passwordMissing, WrongPassword } from '../error-responses';
import { withLink } from '../links/links';
import { linkLifetimesMs, makeSingleUse } from '../../platform/links/single-use';
import { emailErrors } from '../texts';
import { accountQuery, findAccount, getAccount, isPasswordOf, pendingProvider } from '../users';

/**
 * Mails a link to the new e-mail. Nothing changes until it is opened. When the new e-mail has an account, the response
 * is the same and its owner gets another e-mail.
 */
export async function requestEmailChange(
  strapi: Core.Strapi,
  userId: number,
  sent: Record<string, unknown>,
  ip: string,
): Promise<void> {
  const account = await getAccount(strapi, userId);
  if (!account.password) throw passwordMissing(emailErrors.noPassword);
  const email = readEmail(sent.email);
  if (email === null) throw wrongField('email', emailErrors.invalid);
  if (!(await isPasswordOf(strapi, account, sent.password))) throw new WrongPassword('password');
  if (email === account.email) throw wrongField('email', emailErrors.alreadyYours);

  const { token, stored } = makeSingleUse(linkLifetimesMs.newEmail);
  await accountQuery(strapi).update({
    where: { id: userId },
    data: { pendingEmail: email, newAddressToken: stored },
  });
  inBackground(strapi, async () => {
    if (!(await mayMail('new-email', email, ip))) return;
    const owner = await findAccount(strapi, email);
    if (!owner) await mailNewEmail(strapi, email, token);
    else if (!owner.blocked) await sendEmail(strapi, email, newEmailInUse(owner.name));
  });
}

/** Gives the account of this link its new e-mail. False when the link belongs to nobody. */
export async function applyEmailChange(strapi: Core.Strapi, stored: string): Promise<boolean> {
  const before = await withLink(strapi, 'newAddressToken', stored, async (account) => {
    if (!account?.pendingEmail) return null;
    if (await findAccount(strapi, account.pendingEmail)) throw new errors.ValidationError(emailErrors.taken);
    await accountQuery(strapi).update({
      where: { id: account.id },
      data: {
        email: account.pendingEmail,
        confirmed: true,
        pendingEmail: null,
        newAddressToken: null,
        // Links that were mailed to the old e-mail stop working.
        confirmationToken: null,
        resetPasswordToken: null,
        ...(account.provider === pendingProvider ? { provider: 'local' } : {}),
      },
    });
    return account;
  });
  // An unconfirmed e-mail gets no message: it may be somebody else's.
  if (before?.confirmed) inBackground(strapi, () => mailEmailChanged(strapi, before));
  return before !== null;
}
