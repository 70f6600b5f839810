import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readEmail } from '../../platform/mail/read-email';
import type { Context } from '../../platform/http/context';
import { signInAs } from '../oauth/sign-in';
import type { Identity } from '../oauth/identity';
import { getSiteUrl } from '../oauth/services';
import { readName } from '../profile/names';
import { ErrorResponse } from '../../platform/http/error-responses';
import { recentLoginRequired } from '../error-responses';
import type { Account } from '../../platform/http/account';
import { serviceErrors } from '../texts';
import { accountQuery } from '../users';
import { readIdToken } from './id-token';
import { getServiceUrls, firebaseName, getFirebaseProvider, type FirebaseProvider } from './provider';
import { deleteUser, lookUp, revokeAppleToken, type Calls } from './service';

const recentSignInMs = 10 * 60 * 1000;

/** `POST /auth/firebase/callback { idToken }`: tokens and the user, as after signing in here. */
export async function signInWithFirebase(strapi: Core.Strapi, ctx: Context, sent: Record<string, unknown>) {
  const provider = getFirebaseProvider(strapi);
  if (!provider) throw new errors.ApplicationError('This provider is disabled');
  const { idToken } = sent;
  const { subject, localId, isApple } = await readIdToken(
    provider,
    getServiceUrls(strapi, provider).keys,
    idToken,
  );
  const user = await lookUp(callsOf(strapi, provider), String(idToken));
  const email = readEmail(user.email);
  if (user.localId !== localId || email === null || !user.emailVerified)
    throw new ErrorResponse(403, 'EmailNotConfirmed', serviceErrors.confirmEmailFirst);
  const identity: Identity = { subject, email, name: nameIn(user.displayName) };
  await signInAs(strapi, ctx, firebaseName, identity);
  if (isApple) await recordApple(strapi, hashed(subject), true);
}

/** The outcome of revoking at Apple; null when Apple allowed us nothing. */
export type Revoked = boolean | null;

/**
 * Deletes the Firebase user of an account that is about to be deleted, for whoever proves with a recent token that it
 * is theirs, after revoking what they allowed us at Apple. Returns null when Firebase is not configured: there is
 * nothing to delete.
 */
export async function deleteFirebaseUser(
  strapi: Core.Strapi,
  account: Account,
  { idToken, appleToken }: Record<string, unknown>,
): Promise<{ revoked: Revoked } | null> {
  const provider = findProvider(strapi, account);
  if (!provider) return null;
  if (idToken === undefined) throw recentLoginRequired();
  const { subject, signedInAtMs } = await readIdToken(
    provider,
    getServiceUrls(strapi, provider).keys,
    idToken,
  );
  if (hashed(subject) !== account.providerSubject || Date.now() - signedInAtMs > recentSignInMs)
    throw recentLoginRequired();
  const calls = callsOf(strapi, provider);
  const revoked = await revokeApple(strapi, account, () => revoke(calls, String(idToken), appleToken));
  await deleteUser(calls, String(idToken));
  return { revoked };
}

export async function revokeAfterSignOut(
  strapi: Core.Strapi,
  account: Account,
  { idToken, appleToken }: Record<string, unknown>,
): Promise<Revoked> {
  const provider = findProvider(strapi, account);
  if (!provider) return null;
  return revokeApple(strapi, account, async () => {
    if (idToken === undefined) throw new Error('the visitor did not come back from Apple');
    const { subject } = await readIdToken(provider, getServiceUrls(strapi, provider).keys, idToken);
    if (hashed(subject) !== account.providerSubject) throw new Error('somebody else signed in at Apple');
    await revoke(callsOf(strapi, provider), String(idToken), appleToken);
  });
}

/** Tries to revoke. A failure is logged and keeps nobody from leaving. */
async function revokeApple(
  strapi: Core.Strapi,
  { appleGranted, providerSubject }: Account,
  work: () => Promise<void>,
): Promise<Revoked> {
  if (!appleGranted) return null;
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error.message) : error;
    strapi.log.warn(`A token of Apple could not be revoked: ${String(reason)}`);
    return false;
  }
  await recordApple(strapi, providerSubject, false);
  return true;
}

async function revoke(calls: Calls, idToken: string, appleToken: unknown): Promise<void> {
  if (typeof appleToken !== 'string' || appleToken === '' || appleToken.length > 8192)
    throw new Error('no token of Apple was sent');
  await revokeAppleToken(calls, idToken, appleToken);
}

async function recordApple(strapi: Core.Strapi, providerSubject: string | null, appleGranted: boolean) {
  await accountQuery(strapi).updateMany({
    where: { provider: firebaseName, providerSubject },
    data: { appleGranted },
  });
}

const hashed = (subject: string) => createHash('sha256').update(subject).digest('hex');

const findProvider = (strapi: Core.Strapi, { provider }: Account) =>
  provider === firebaseName ? getFirebaseProvider(strapi) : null;

function callsOf(strapi: Core.Strapi, provider: FirebaseProvider): Calls {
  return {
    url: getServiceUrls(strapi, provider).calls,
    apiKey: provider.apiKey,
    referrer: getSiteUrl(strapi),
  };
}

function nameIn(name: unknown): string | null {
  try {
    return readName(name);
  } catch {
    return null;
  }
}
