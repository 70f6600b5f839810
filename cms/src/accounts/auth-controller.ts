import { randomUUID } from 'node:crypto';
import { errors, validateYupSchema, yup } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { mailAddressInUse, mailConfirmation, mailPasswordChanged, mailReset } from './account-mails';
import type { Limits } from './limits';
import { storedForm } from './single-use';
import { accountQuery, asSeen, findAccount, pendingProvider, type Account } from './users';

/** The part of a request that the account rules touch. */
export interface Context {
  params: Record<string, string>;
  query: Record<string, unknown>;
  path: string;
  request: { body?: unknown; ip: string };
  set(header: string, value: string): void;
  state: { user?: Account; session?: { id: string } };
  body: unknown;
  send(body: unknown): unknown;
  unauthorized(message: string): unknown;
  notFound(message: string): unknown;
}

export type AuthController = Record<string, (ctx: Context) => unknown>;

const addressOnly = validateYupSchema(yup.object({ email: yup.string().email().required() }).noUnknown());

/**
 * The sign-in actions as the site needs them, around the stock ones: the same answers, and none that tells whether an
 * address has an account; links that expire and work once; sessions that end when they are ended.
 */
export function withAccountRules(strapi: Core.Strapi, stock: AuthController, limits: Limits): AuthController {
  /** Mails an account that has not had too many mails; nobody is told that it had. */
  const mailTo = (account: Account | null, mail: (strapi: Core.Strapi, account: Account) => Promise<void>) =>
    inBackground(strapi, async () => {
      if (account && !account.blocked && (await limits.mayMail(account.email))) await mail(strapi, account);
    });
  const call = (name: string, ctx: Context) => {
    const action = stock[name];
    if (!action) throw new Error(`The users-permissions plugin has no action ${name}.`);
    return action.call(stock, ctx);
  };

  return {
    ...stock,

    async callback(ctx) {
      const { provider = 'local' } = ctx.params;
      if (provider === 'local') await spendTheSameTime(strapi, bodyOf(ctx));
      // One name for all tokens that follow from this sign-in, so that they can be ended together.
      ctx.request.body = { ...bodyOf(ctx), deviceId: randomUUID() };
      return call('callback', ctx);
    },

    /**
     * Registering an address that has an account looks just like registering a new one. What is made then is never of
     * use: it cannot be confirmed or signed in to again. The owner of the address is told.
     */
    async register(ctx) {
      const { username, email } = bodyOf(ctx);
      // An address as a name would tell, by being taken, whether it has an account.
      if (typeof username === 'string' && username.includes('@')) throw wrongField('username', 'has an @');
      const known = typeof email === 'string' ? await findAccount(strapi, email) : null;
      // Stock registration refuses an address in use; it gets one that cannot be, and the answer the real one.
      if (known) ctx.request.body = { ...bodyOf(ctx), email: `${randomUUID()}@in-use.invalid` };
      await call('register', ctx);
      const { user, ...tokens } = ctx.body as { user: Account };
      const kept = known
        ? { confirmed: false, email: known.email, provider: pendingProvider }
        : { confirmed: false };
      await accountQuery(strapi).update({ where: { id: user.id }, data: kept });
      ctx.body = { ...tokens, user: asSeen({ ...user, ...kept }) };
      if (known) mailTo(known, mailAddressInUse);
      else mailTo(user, mailConfirmation);
    },

    async forgotPassword(ctx) {
      const { email } = await addressOnly(bodyOf(ctx));
      mailTo(await findAccount(strapi, email), mailReset);
      ctx.send({ ok: true });
    },

    async resetPassword(ctx) {
      const code = storedForm(bodyOf(ctx).code);
      if (code === null) throw new errors.ValidationError('Incorrect code provided');
      ctx.request.body = { ...bodyOf(ctx), code };
      const account = await accountQuery(strapi).findOne({ where: { resetPasswordToken: code } });
      const answer = await call('resetPassword', ctx);
      // Who reads the mail of an address has shown that it is theirs.
      await accountQuery(strapi).update({ where: { id: account.id }, data: { confirmed: true } });
      inBackground(strapi, () => mailPasswordChanged(strapi, account));
      return answer;
    },

    async changePassword(ctx) {
      const answer = await call('changePassword', ctx);
      const { user } = ctx.state;
      if (user) inBackground(strapi, () => mailPasswordChanged(strapi, user));
      return answer;
    },

    async emailConfirmation(ctx) {
      const stored = storedForm(ctx.query.confirmation);
      const account =
        stored === null ? null : await accountQuery(strapi).findOne({ where: { confirmationToken: stored } });
      if (!account) throw new errors.ValidationError('Invalid token');
      await accountQuery(strapi).update({
        where: { id: account.id },
        data: { confirmed: true, confirmationToken: null },
      });
      ctx.send({ confirmed: true });
    },

    async sendEmailConfirmation(ctx) {
      const { email } = await addressOnly(bodyOf(ctx));
      const account = await findAccount(strapi, email);
      if (!account?.confirmed) mailTo(account, mailConfirmation);
      ctx.send({ email, sent: true });
    },

    async logout(ctx) {
      if (!ctx.state.user) return ctx.unauthorized('Missing authentication');
      if (bodyOf(ctx).scope === 'all') return call('logout', ctx);
      await endSession(strapi, String(ctx.state.user.id), ctx.state.session?.id);
      return ctx.send({ ok: true });
    },

    async revokeSession(ctx) {
      if (!ctx.state.user) return ctx.unauthorized('Missing authentication');
      const ended = await endSession(strapi, String(ctx.state.user.id), ctx.params.sessionId);
      return ended ? ctx.send({ data: {} }) : ctx.notFound('Session not found');
    },
  };
}

function bodyOf(ctx: Context): Record<string, unknown> {
  const { body } = ctx.request;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function wrongField(field: string, fault: string): Error {
  const message = `${field} ${fault}`;
  return new errors.ValidationError(message, {
    errors: [{ path: [field], name: 'ValidationError', message }],
  });
}

/** For what must not make an answer slower, or an error of it: how long it takes would tell who has an account. */
function inBackground(strapi: Core.Strapi, work: () => Promise<unknown>): void {
  setImmediate(() => {
    work().catch((error: unknown) =>
      strapi.log.error(error instanceof Error ? error.message : String(error)),
    );
  });
}

/** bcrypt of something that nobody knows any more, at the cost that passwords have. */
const nobodysHash = '$2a$10$WQxVZQU0kbBfUKMMOg/NJuhygrBX3lEixiYMfB/cYkIH91E0kGOGC';

/** Comparing a password takes most of the time of signing in; without an account it would be left out. */
async function spendTheSameTime(strapi: Core.Strapi, { identifier, password }: Record<string, unknown>) {
  if (typeof identifier !== 'string' || typeof password !== 'string') return;
  const account = await accountQuery(strapi).findOne({
    where: { provider: 'local', $or: [{ email: identifier.toLowerCase() }, { username: identifier }] },
  });
  if (account?.password) return;
  await strapi.plugin('users-permissions').service('user').validatePassword(password, nobodysHash);
}

/** Ends a sign-in with all tokens that followed from it; false when it is not this user's or ended already. */
async function endSession(strapi: Core.Strapi, userId: string, sessionId: unknown): Promise<boolean> {
  if (typeof sessionId !== 'string') return false;
  const session = await strapi.db
    .query('admin::session')
    .findOne({ where: { sessionId, userId, origin: 'users-permissions' } });
  if (!session) return false;
  const sessions = strapi.sessionManager('users-permissions');
  if (session.deviceId) await sessions.invalidateRefreshToken(userId, session.deviceId);
  else await sessions.revokeSessionById(userId, sessionId);
  return true;
}
