import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { wrongField } from '../../errors/wrong-field';
import { newEmailInUse } from '../../mail/account-emails';
import { sendEmail } from '../../mail/send';
import { mailEmailChanged, mailNewEmail } from './send-emails';
import { readEmail } from './read-email';
import { inBackground } from '../background';
import { limits } from '../limits/limits';
import { passwordMissing, WrongPassword } from '../error-responses';
import { withLink } from '../links/links';
import { linkLifetimesMs, makeSingleUse } from '../links/single-use';
import { accountQuery, findAccount, getAccount, isPasswordOf, pendingProvider } from '../users';

/**
 * Mails a link to the address that somebody wants to have; until that is opened nothing changes. Does the same, as far as
 * anybody can see, for an address that has an account: its owner gets another letter.
 */
export async function requestEmailChange(
  strapi: Core.Strapi,
  userId: number,
  sent: Record<string, unknown>,
): Promise<void> {
  const account = await getAccount(strapi, userId);
  if (!account.password)
    throw passwordMissing(
      'U logt in via een andere dienst en hebt hier geen wachtwoord. Uw e-mailadres kunt u hier niet wijzigen.',
    );
  const email = readEmail(sent.email);
  if (email === null) throw wrongField('email', 'Dit is geen geldig e-mailadres.');
  if (!(await isPasswordOf(strapi, account, sent.password))) throw new WrongPassword('password');
  if (email === account.email) throw wrongField('email', 'Dit is al uw e-mailadres.');

  const { token, stored } = makeSingleUse(linkLifetimesMs.newEmail);
  await accountQuery(strapi).update({
    where: { id: userId },
    data: { pendingEmail: email, newAddressToken: stored },
  });
  inBackground(strapi, async () => {
    if (!(await limits.mayMail(email))) return;
    const owner = await findAccount(strapi, email);
    if (!owner) await mailNewEmail(strapi, email, token);
    else if (!owner.blocked) await sendEmail(strapi, email, newEmailInUse(owner.name));
  });
}

/** Gives the account whose link this is the address it was mailed to; false when it is nobody's link. */
export async function applyEmailChange(strapi: Core.Strapi, stored: string): Promise<boolean> {
  const before = await withLink(strapi, 'newAddressToken', stored, async (account) => {
    if (!account?.pendingEmail) return null;
    if (await findAccount(strapi, account.pendingEmail))
      throw new errors.ValidationError('Bij dit e-mailadres hoort inmiddels een ander account.');
    await accountQuery(strapi).update({
      where: { id: account.id },
      data: {
        email: account.pendingEmail,
        confirmed: true,
        pendingEmail: null,
        newAddressToken: null,
        // Links in the mail of the old address open nothing any more.
        confirmationToken: null,
        resetPasswordToken: null,
        ...(account.provider === pendingProvider ? { provider: 'local' } : {}),
      },
    });
    return account;
  });
  // An address that nobody confirmed is not told: it may be somebody else's.
  if (before?.confirmed) inBackground(strapi, () => mailEmailChanged(strapi, before));
  return before !== null;
}
