import type { Core } from '@strapi/strapi';
import { addressInUse, confirmAddress, passwordChanged, resetPassword } from '../mail/account-letters';
import { sendLetter } from '../mail/send';
import { lifetimes, makeSingleUse } from './single-use';
import { accountQuery, type Account } from './users';

/** Mails a link that lets the reader choose a new password. */
export async function mailReset(strapi: Core.Strapi, account: Account): Promise<void> {
  const { email, name } = account;
  await sendLetter(strapi, email, resetPassword(name, await resetLink(strapi, account)));
}

/** Mails a link that shows that the address is the reader's. */
export async function mailConfirmation(strapi: Core.Strapi, account: Account): Promise<void> {
  const { token, stored } = makeSingleUse(lifetimes.confirmation);
  await keep(strapi, account, { confirmationToken: stored });
  await sendLetter(
    strapi,
    account.email,
    confirmAddress(account.name, `${siteUrl(strapi)}/email-valideren?code=${token}`),
  );
}

/** Tells the owner of an address that somebody tried to register it. */
export async function mailAddressInUse(strapi: Core.Strapi, account: Account): Promise<void> {
  await sendLetter(strapi, account.email, addressInUse(account.name, await resetLink(strapi, account)));
}

/** Tells the owner of an account that its password is another one now. */
export async function mailPasswordChanged(strapi: Core.Strapi, account: Account): Promise<void> {
  const forgotten = `${siteUrl(strapi)}/wachtwoord-vergeten`;
  await sendLetter(strapi, account.email, passwordChanged(account.name, forgotten));
}

async function resetLink(strapi: Core.Strapi, account: Account): Promise<string> {
  const { token, stored } = makeSingleUse(lifetimes.reset);
  await keep(strapi, account, { resetPasswordToken: stored });
  return `${siteUrl(strapi)}/wachtwoord-herstellen?code=${token}`;
}

const siteUrl = (strapi: Core.Strapi): string => strapi.config.get('site.url');

async function keep(strapi: Core.Strapi, { id }: Account, data: Record<string, string>): Promise<void> {
  await accountQuery(strapi).update({ where: { id }, data });
}
