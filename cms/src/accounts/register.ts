import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { wrongField } from '../platform/errors/wrong-field';
import { mailEmailInUse, mailConfirmation, mailTo } from './email/send-emails';
import { readEmail } from '../platform/mail/read-email';
import { takeTurn } from '../platform/storage/take-turn';
import { bodyOf, type Context } from '../platform/http/context';
import { requireGoodPassword } from './passwords/new-password';
import { nameIn } from './profile/profile';
import type { Account } from '../platform/http/account';
import { emailErrors, nameErrors, namesOfPeople } from './texts';
import { accountQuery, findAccount, pendingProvider } from './users';

/**
 * Registering a taken e-mail looks just like registering a new one. The account it creates can never be confirmed or
 * signed in to. The owner of the e-mail gets a message.
 */
export async function register(strapi: Core.Strapi, ctx: Context, stock: () => unknown): Promise<void> {
  const sent = bodyOf(ctx);
  const { username } = sent;
  // An e-mail as username would reveal, by being taken, that it has an account.
  if (typeof username === 'string' && username.includes('@')) throw wrongField('username', nameErrors.atSign);
  if (typeof username === 'string') nameIn(sent, 'username', namesOfPeople.username);
  const email = readEmail(sent.email);
  if (email === null) throw wrongField('email', emailErrors.invalid);
  // The row has another e-mail at first: see below.
  await requireGoodPassword(strapi, sent.password, { ...sent, email });
  ctx.request.body = {
    ...sent,
    // Strapi rejects a taken e-mail. It gets one that cannot exist, and the row gets the real one below.
    email: `${randomUUID()}@in-use.invalid`,
    ...(sent.name === undefined || sent.name === null ? {} : { name: nameIn(sent) }),
  };
  await stock();
  const { user, ...tokens } = ctx.body as { user: Account };
  const stored = { confirmed: false, email, provider: 'local' };
  // One at a time: of two at once, the first account gets the e-mail.
  const known = await strapi.db.transaction(async () => {
    await takeTurn(strapi, 'accounts');
    const holder = await findAccount(strapi, email);
    const data = holder ? { ...stored, provider: pendingProvider } : stored;
    await accountQuery(strapi).update({ where: { id: user.id }, data });
    return holder;
  });
  ctx.body = { ...tokens, user: { ...user, ...stored } };
  const { ip } = ctx.request;
  if (known) mailTo(strapi, known, { kind: 'email-in-use', ip, mail: mailEmailInUse });
  else mailTo(strapi, { ...user, ...stored }, { kind: 'confirmation', ip, mail: mailConfirmation });
}
