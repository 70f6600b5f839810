import type { Core } from '@strapi/strapi';
import {
  emailChanged,
  emailInUse,
  confirmEmail,
  confirmNewEmail,
  accountDeleted,
  passwordChanged,
  resetPassword,
  retainedLine,
  signInWith,
} from '../../platform/mail/texts';
import { sendEmail } from '../../platform/mail/send';
import { inBackground } from '../../platform/jobs/background';
import { getLabel, getSiteUrl } from '../oauth/services';
import { mayMail } from '../../platform/limits/mail-limits';
import type { RetainedData } from '../../platform/access/owned';
import { linkLifetimesMs, makeSingleUse, withPending } from '../../platform/links/single-use';
import type { Account } from '../../platform/http/account';
import { accountQuery } from '../users';

type MailKind = 'password' | 'confirmation' | 'email-in-use';
type Mail = (strapi: Core.Strapi, account: Account) => Promise<void>;

/** Mails an account, unless it had too many mails of this kind this hour. The response never shows that. */
export function mailTo(
  strapi: Core.Strapi,
  account: Account | null,
  { kind, ip, mail }: { kind: MailKind; ip: string; mail: Mail },
): void {
  inBackground(strapi, async () => {
    if (account && !account.blocked && (await mayMail(kind, account.email, ip))) await mail(strapi, account);
  });
}

export async function mailReset(strapi: Core.Strapi, account: Account): Promise<void> {
  if (account.provider !== 'local') return mailSignInWith(strapi, account);
  const { email, name } = account;
  const link = await resetLink(strapi, account);
  if (link !== null) await sendEmail(strapi, email, resetPassword(name, link));
}

/**
 * Mails a link that confirms the e-mail. Earlier links keep working: mails overtake each other, and people open the
 * first one they find.
 */
export async function mailConfirmation(strapi: Core.Strapi, account: Account): Promise<void> {
  const { token, stored } = makeSingleUse(linkLifetimesMs.confirmation);
  const row = await accountQuery(strapi).findOne({ where: { id: account.id } });
  const confirmationToken = withPending(row?.confirmationToken, stored);
  if (!(await storeToken(strapi, account, { confirmationToken }))) return;
  await sendEmail(strapi, account.email, confirmEmail(confirmLink(strapi, token)));
}

export async function mailEmailInUse(strapi: Core.Strapi, account: Account): Promise<void> {
  if (account.provider !== 'local') return mailSignInWith(strapi, account);
  const link = await resetLink(strapi, account);
  if (link !== null) await sendEmail(strapi, account.email, emailInUse(account.name, link));
}

export async function mailPasswordChanged(strapi: Core.Strapi, account: Account): Promise<void> {
  const forgotten = `${getSiteUrl(strapi)}/wachtwoord-vergeten`;
  await sendEmail(strapi, account.email, passwordChanged(account.name, forgotten));
}

export async function mailNewEmail(strapi: Core.Strapi, email: string, token: string): Promise<void> {
  await sendEmail(strapi, email, confirmNewEmail(confirmLink(strapi, token)));
}

export async function mailEmailChanged(strapi: Core.Strapi, { email, name }: Account): Promise<void> {
  await sendEmail(strapi, email, emailChanged(name));
}

/** Confirms that an account was deleted, and lists the data that stays. */
export async function mailAccountDeleted(
  strapi: Core.Strapi,
  { email, name }: Account,
  retained: RetainedData[],
): Promise<void> {
  await sendEmail(strapi, email, accountDeleted(name, retained.map(retainedLine)));
}

async function mailSignInWith(strapi: Core.Strapi, { email, name, provider }: Account): Promise<void> {
  const service = getLabel(strapi, provider) ?? provider;
  await sendEmail(strapi, email, signInWith(name, service, `${getSiteUrl(strapi)}/inloggen`));
}

/** A link for a new password; null when the account was deleted or blocked meanwhile. */
async function resetLink(strapi: Core.Strapi, account: Account): Promise<string | null> {
  const { token, stored } = makeSingleUse(linkLifetimesMs.reset);
  if (!(await storeToken(strapi, account, { resetPasswordToken: stored }))) return null;
  return `${getSiteUrl(strapi)}/wachtwoord-herstellen?code=${token}`;
}

const confirmLink = (strapi: Core.Strapi, token: string) =>
  `${getSiteUrl(strapi)}/email-valideren?code=${token}`;

async function storeToken(
  strapi: Core.Strapi,
  { id }: Account,
  data: Record<string, string>,
): Promise<boolean> {
  const retained = await accountQuery(strapi).update({ where: { id, blocked: { $ne: true } }, data });
  return retained !== null;
}
