import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { buildSessionMetadata, errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { mailEmailChanged } from '../email/send-emails';
import { inBackground } from '../../platform/jobs/background';
import type { Context } from '../../platform/http/context';
import { takeTurn } from '../../platform/storage/take-turn';
import { ErrorResponse } from '../../platform/http/error-responses';
import { accountBlocked } from '../error-responses';
import type { Account } from '../../platform/http/account';
import { accountErrors, serviceErrors } from '../texts';
import { accountQuery, findAccount } from '../users';
import { identityByToken, signInNotBegun, tokenNotCheckable } from './access-token';
import { getExpected, secureCookies } from './connect';
import { SignInFailed, type Identity } from './identity';
import { findService, getLabel, type Service } from './services';

const returnTimeoutMs = 5 * 60 * 1000;

/**
 * `GET /auth/{name}/callback`: tokens and the user, as after any sign-in, for the identity in the signed cookie. Works
 * once. An access token in the URL, as in older versions of Strapi, counts when this browser began to sign in with
 * this service and the service confirms that the token is ours: see docs/decisions/0093.
 */
export async function signInWithService(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const service = findService(strapi, ctx.params.provider);
  if (!service) throw new errors.ApplicationError('This provider is disabled');
  secureCookies(strapi, ctx);
  const { access_token: token } = ctx.query;
  if (token === undefined) return signInAs(strapi, ctx, service.name, getIdentity(service, ctx));
  if (service.issuer === null) throw tokenNotCheckable();
  const begun = getExpected(ctx)?.service === service.name;
  ctx.session = null;
  if (!begun) throw signInNotBegun();
  await signInAs(strapi, ctx, service.name, await byToken(strapi, service, token));
}

/** Nobody is redirected here, so the reasons of a failed sign-in become error responses. */
async function byToken(strapi: Core.Strapi, service: Service, token: unknown): Promise<Identity> {
  try {
    return await identityByToken(service, token);
  } catch (error) {
    if (error instanceof ErrorResponse) throw error;
    if (error instanceof SignInFailed && error.reason === 'email')
      throw new ErrorResponse(403, 'EmailNotConfirmed', serviceErrors.noConfirmedEmail(service.label));
    const message = error instanceof Error ? error.message : String(error);
    strapi.log.warn(`Signing in with a token of ${service.label} failed: ${message}`);
    throw new ErrorResponse(503, 'IdentityUnavailable', serviceErrors.unavailable);
  }
}

export async function signInAs(
  strapi: Core.Strapi,
  ctx: Context,
  provider: string,
  identity: Identity,
): Promise<void> {
  const account = await strapi.db.transaction(async () => {
    await takeTurn(strapi, 'accounts');
    return getAccountFor(strapi, provider, identity);
  });
  if (account.blocked) throw accountBlocked();

  const sessions = strapi.sessionManager('users-permissions');
  const userAgent = ctx.request.headers['user-agent'];
  const metadata = buildSessionMetadata({
    userAgent: typeof userAgent === 'string' ? userAgent : undefined,
  });
  const refresh = await sessions.generateRefreshToken(String(account.id), randomUUID(), {
    type: 'refresh',
    metadata,
  });
  const access = await sessions.generateAccessToken(refresh.token);
  if ('error' in access) throw new Error('A new session gave no access token.');
  const schema = strapi.contentType('plugin::users-permissions.user');
  const user = await strapi.contentAPI.sanitize.output(account, schema, { auth: ctx.state.auth });
  ctx.body = { jwt: access.token, refreshToken: refresh.token, user };
}

function getIdentity(service: Service, ctx: Context): Identity {
  const signIn = ctx.session?.signIn;
  ctx.session = null;
  if (isSignIn(signIn) && signIn.service === service.name && Date.now() - signIn.at < returnTimeoutMs)
    return signIn.identity;
  throw Object.assign(new errors.ValidationError(serviceErrors.interrupted), { name: 'SignInExpired' });
}

/** The account of this identity, created when there is none. An account from another source is never taken over. */
async function getAccountFor(strapi: Core.Strapi, provider: string, identity: Identity): Promise<Account> {
  const { email } = identity;
  const query = accountQuery(strapi);
  const subject =
    identity.subject === null ? null : createHash('sha256').update(identity.subject).digest('hex');
  const known: Account | null = await query.findOne({
    where: { provider, ...(subject === null ? { email } : { providerSubject: subject }) },
  });
  const holder = await findAccount(strapi, email);
  if (known) return holder === null ? updateEmail(strapi, known, email) : known;
  if (holder === null) return createAccount(strapi, provider, identity, subject);
  // Created before this service gave us its id of the user.
  if (holder.provider === provider && subject !== null && !holder.providerSubject)
    return query.update({ where: { id: holder.id }, data: { providerSubject: subject } });
  throw accountExists(strapi, holder);
}

async function updateEmail(strapi: Core.Strapi, account: Account, email: string): Promise<Account> {
  const changed: Account = await accountQuery(strapi).update({ where: { id: account.id }, data: { email } });
  inBackground(strapi, () => mailEmailChanged(strapi, account));
  return changed;
}

async function createAccount(
  strapi: Core.Strapi,
  provider: string,
  { email, name }: Identity,
  providerSubject: string | null,
): Promise<Account> {
  const role: { id: number } = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'visitor' } });
  return strapi
    .plugin('users-permissions')
    .service('user')
    .add({
      // Nobody signs in with this name, and nobody can register it first.
      username: `${provider}-${randomBytes(9).toString('hex')}`,
      email,
      name,
      provider,
      providerSubject,
      confirmed: true,
      role: role.id,
    });
}

/** The visitor has proved that the e-mail is theirs, so this reveals nothing. */
function accountExists(strapi: Core.Strapi, { provider }: Account): ErrorResponse {
  const other = getLabel(strapi, provider);
  const how = other === undefined ? accountErrors.signInWithPassword : accountErrors.signInWith(other);
  return new ErrorResponse(409, 'AccountExists', accountErrors.exists(how));
}

function isSignIn(value: unknown): value is { service: string; at: number; identity: Identity } {
  return typeof value === 'object' && value !== null && 'identity' in value && 'at' in value;
}
