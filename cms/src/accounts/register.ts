import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { wrongField } from '../errors/wrong-field';
import { mailEmailInUse, mailConfirmation, mailTo } from './email/send-emails';
import { readEmail } from './email/read-email';
import { bodyOf, type Context } from './context';
import { requireGoodPassword } from './passwords/new-password';
import { nameIn } from './profile/profile';
import { accountQuery, findAccount, pendingProvider, type Account } from './users';

/**
 * Registering an address that has an account looks just like registering a new one. What is made then is never of use: it
 * cannot be confirmed or signed in to again. The owner of the address is told.
 */
export async function register(strapi: Core.Strapi, ctx: Context, stock: () => unknown): Promise<void> {
  const sent = bodyOf(ctx);
  const { username } = sent;
  // An address as a name would tell, by being taken, whether it has an account.
  if (typeof username === 'string' && username.includes('@'))
    throw wrongField('username', 'In een gebruikersnaam kan geen @ staan.');
  const email = readEmail(sent.email);
  if (email === null) throw wrongField('email', 'Dit is geen geldig e-mailadres.');
  // The row has another address while it is made: see below.
  await requireGoodPassword(strapi, sent.password, { ...sent, email });
  ctx.request.body = {
    ...sent,
    // Stock registration refuses an address in use; it gets one that cannot be, and the row the real one.
    email: `${randomUUID()}@in-use.invalid`,
    ...(sent.name === undefined || sent.name === null ? {} : { name: nameIn(sent) }),
  };
  await stock();
  const { user, ...tokens } = ctx.body as { user: Account };
  const stored = { confirmed: false, email, provider: 'local' };
  // One at a time: the address belongs to the first account that has it, also when two are made at once.
  const known = await strapi.db.transaction(async () => {
    const holder = await findAccount(strapi, email);
    const data = holder ? { ...stored, provider: pendingProvider } : stored;
    await accountQuery(strapi).update({ where: { id: user.id }, data });
    return holder;
  });
  ctx.body = { ...tokens, user: { ...user, ...stored } };
  if (known) mailTo(strapi, known, mailEmailInUse);
  else mailTo(strapi, { ...user, ...stored }, mailConfirmation);
}
