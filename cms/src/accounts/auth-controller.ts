import { randomUUID } from 'node:crypto';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { wrongField } from '../platform/errors/wrong-field';
import { mailConfirmation, mailPasswordChanged, mailReset, mailTo } from './email/send-emails';
import { readEmail } from '../platform/mail/read-email';
import { inBackground } from '../platform/jobs/background';
import { applyEmailChange } from './email/change-email';
import { revokeAfterSignOut } from './firebase/identity';
import { bodyOf, type Context } from '../platform/http/context';
import { connect } from './oauth/connect';
import { signInWithService } from './oauth/sign-in';
import { findByLink, withLink } from './links/links';
import { requireGoodPassword } from './passwords/new-password';
import { enforceLimits } from './limits/enforce-limits';
import { checkRobots } from './limits/robots';
import { passwordMissing } from './error-responses';
import { refresh } from './sessions/refresh';
import { register } from './register';
import { describeSessions, endSession, listSignIns } from './sessions/sessions';
import { accountErrors, emailErrors, fieldErrors } from './texts';
import { storedForm } from '../platform/links/single-use';
import type { Account } from '../platform/http/account';
import { accountQuery, asSeen, findAccount, getAccount, isPasswordOf } from './users';

export type AuthController = Record<string, (ctx: Context) => unknown>;

/**
 * The sign-in actions, around Strapi's own. Responses are the same and never show whether an e-mail has an account.
 * Links expire and work once. A session that is ended has ended.
 */
export function withAccountRules(strapi: Core.Strapi, stock: AuthController): AuthController {
  const call = (name: string, ctx: Context) => {
    const action = stock[name];
    if (!action) throw new Error(`The users-permissions plugin has no action ${name}.`);
    return action.call(stock, ctx);
  };

  return {
    ...stock,

    async callback(ctx) {
      // Strapi's own route has no limit, and a token in the URL costs two requests to another service.
      if ((ctx.params.provider ?? 'local') !== 'local')
        return enforceLimits(ctx, () => signInWithService(strapi, ctx));
      await beforePassword(strapi, ctx);
      // One name for all tokens that follow from this sign-in, so that they can be ended together.
      ctx.request.body = { ...bodyOf(ctx), deviceId: randomUUID() };
      return call('callback', ctx);
    },

    connect: (ctx) => connect(strapi, ctx, () => call('connect', ctx)),

    async register(ctx) {
      await checkRobots(strapi, ctx, 'register');
      await register(strapi, ctx, () => call('register', ctx));
    },

    refresh: (ctx) => refresh(strapi, ctx),

    async forgotPassword(ctx) {
      await checkRobots(strapi, ctx, 'forgot_password');
      const account = await findAccount(strapi, emailIn(ctx));
      mailTo(strapi, account, { kind: 'password', ip: ctx.request.ip, mail: mailReset });
      ctx.send({ ok: true });
    },

    async resetPassword(ctx) {
      const { code: sent, password } = bodyOf(ctx);
      const code = storedForm(sent);
      if (code === null) throw new errors.ValidationError('Incorrect code provided');
      ctx.request.body = { ...bodyOf(ctx), code };
      const account = await withLink(strapi, 'resetPasswordToken', code, async (found) => {
        if (!found) throw new errors.ValidationError('Incorrect code provided');
        await requireGoodPassword(strapi, password, found);
        await call('resetPassword', ctx);
        // Whoever reads this mail has shown that the e-mail is theirs.
        await accountQuery(strapi).update({ where: { id: found.id }, data: { confirmed: true } });
        return { ...found, confirmed: true };
      });
      await afterNewPassword(strapi, ctx, account);
    },

    async changePassword(ctx) {
      if (ctx.state.user && !ctx.state.user.password) throw passwordMissing(accountErrors.noPassword);
      if (ctx.state.user) await requireGoodPassword(strapi, bodyOf(ctx).password, ctx.state.user);
      await call('changePassword', ctx);
      const { user, ...tokens } = ctx.body as { user: Account };
      ctx.body = { ...tokens, user: asSeen(user) };
      if (ctx.state.user) await afterNewPassword(strapi, ctx, ctx.state.user);
    },

    async emailConfirmation(ctx) {
      const stored = storedForm(ctx.query.confirmation);
      if (stored === null) throw new errors.ValidationError('Invalid token');
      const account = await findByLink(strapi, 'confirmationToken', stored);
      if (account) {
        const data = { confirmed: true, confirmationToken: null };
        await accountQuery(strapi).update({ where: { id: account.id }, data });
        return ctx.send({ confirmed: true });
      }
      if (!(await applyEmailChange(strapi, stored))) throw new errors.ValidationError('Invalid token');
      return ctx.send({ confirmed: true, emailChanged: true });
    },

    async sendEmailConfirmation(ctx) {
      await checkRobots(strapi, ctx, 'confirm_email');
      const email = emailIn(ctx);
      const account = await findAccount(strapi, email);
      if (!account?.confirmed)
        mailTo(strapi, account, { kind: 'confirmation', ip: ctx.request.ip, mail: mailConfirmation });
      ctx.send({ email, sent: true });
    },

    async logout(ctx) {
      if (!ctx.state.user) return ctx.unauthorized('Missing authentication');
      if (bodyOf(ctx).scope === 'all') {
        await call('logout', ctx);
        const revoked = await revokeAfterSignOut(
          strapi,
          await getAccount(strapi, ctx.state.user.id),
          bodyOf(ctx),
        );
        return ctx.send({ ok: true, ...(revoked !== null && { revoked }) });
      }
      await endSession(strapi, ctx.state.user.id, ctx.state.session?.id);
      return ctx.send({ ok: true });
    },

    async getSessions(ctx) {
      if (!ctx.state.user) return ctx.unauthorized('Missing authentication');
      return ctx.send({ data: await listSignIns(strapi, ctx.state.user.id, ctx.state.session?.id) });
    },

    async revokeSession(ctx) {
      if (!ctx.state.user) return ctx.unauthorized('Missing authentication');
      const ended = await endSession(strapi, ctx.state.user.id, ctx.params.sessionId);
      return ended ? ctx.send({ data: {} }) : ctx.notFound('Session not found');
    },
  };
}

function emailIn(ctx: Context): string {
  const { email: sent, ...others } = bodyOf(ctx);
  const [other] = Object.keys(others);
  if (other !== undefined) throw wrongField(other, fieldErrors.unexpected);
  const email = readEmail(sent);
  if (email === null) throw wrongField('email', emailErrors.invalid);
  return email;
}

/**
 * Comparing the password takes most of the time of signing in. We compare without an account as well, so that the time
 * reveals nothing. Unconfirmed accounts cannot sign in; registering a taken e-mail creates one of these, so that
 * reveals nothing either. Whoever knows the password of one is mailed the link again.
 */
async function beforePassword(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { identifier, password } = bodyOf(ctx);
  if (typeof identifier !== 'string' || typeof password !== 'string') return;
  const email = readEmail(identifier);
  if (email !== null) ctx.request.body = { ...bodyOf(ctx), identifier: email };
  const account: Account | null = await accountQuery(strapi).findOne({
    where: {
      provider: 'local',
      $or: [{ email: email ?? identifier.toLowerCase() }, { username: identifier }],
    },
  });
  if (account?.password && account.confirmed) return;
  const right = await isPasswordOf(strapi, account, password);
  if (right) mailTo(strapi, account, { kind: 'confirmation', ip: ctx.request.ip, mail: mailConfirmation });
  throw new errors.ValidationError('Invalid identifier or password');
}

async function afterNewPassword(strapi: Core.Strapi, ctx: Context, account: Account): Promise<void> {
  // Somebody with the old password may have asked for a link or another e-mail: those end with it.
  const ended = { resetPasswordToken: null, newAddressToken: null, pendingEmail: null };
  await accountQuery(strapi).update({ where: { id: account.id }, data: ended });
  const userAgent = ctx.request.headers['user-agent'];
  await describeSessions(strapi, account.id, typeof userAgent === 'string' ? userAgent : undefined);
  // An unconfirmed e-mail may belong to somebody who has nothing to do with the account.
  if (account.confirmed) inBackground(strapi, () => mailPasswordChanged(strapi, account));
}
