import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readEmail } from '../email/read-email';
import type { Context } from '../context';
import { signInAs } from '../oauth/sign-in';
import type { Identity } from '../oauth/identity';
import { getSiteUrl } from '../oauth/services';
import { readName } from '../profile/names';
import { recentLoginRequired, ErrorResponse } from '../error-responses';
import type { Account } from '../users';
import { readIdToken } from './id-token';
import { getServiceUrls, firebaseName, getFirebaseProvider, type FirebaseProvider } from './provider';
import { deleteUser, lookUp, type Calls } from './service';

/** A token this recent counts as a fresh sign-in. */
const recentSignInMs = 10 * 60 * 1000;

/** `POST /auth/firebase/callback { idToken }`: tokens and the user, as after signing in here. */
export async function signInWithFirebase(strapi: Core.Strapi, ctx: Context, sent: Record<string, unknown>) {
  const provider = getFirebaseProvider(strapi);
  if (!provider) throw new errors.ApplicationError('This provider is disabled');
  const { idToken } = sent;
  const { subject, localId } = await readIdToken(provider, getServiceUrls(strapi, provider).keys, idToken);
  const user = await lookUp(callsOf(strapi, provider), String(idToken));
  const email = readEmail(user.email);
  if (user.localId !== localId || email === null || !user.emailVerified)
    throw new ErrorResponse(
      403,
      'EmailNotConfirmed',
      'Bevestig eerst uw e-mailadres, met de link in de mail.',
    );
  const identity: Identity = { subject, email, name: nameIn(user.displayName) };
  await signInAs(strapi, ctx, firebaseName, identity);
}

/**
 * Deletes the Firebase user of an account that is about to be deleted, for whoever proves with a recent token that it
 * is theirs. Returns false when Firebase is not configured: there is nothing to delete.
 */
export async function deleteFirebaseUser(
  strapi: Core.Strapi,
  account: Account,
  idToken: unknown,
): Promise<boolean> {
  const provider = account.provider === firebaseName ? getFirebaseProvider(strapi) : null;
  if (!provider) return false;
  if (idToken === undefined) throw recentLoginRequired();
  const { subject, signedInAtMs } = await readIdToken(
    provider,
    getServiceUrls(strapi, provider).keys,
    idToken,
  );
  const own = createHash('sha256').update(subject).digest('hex') === account.providerSubject;
  if (!own || Date.now() - signedInAtMs > recentSignInMs) throw recentLoginRequired();
  await deleteUser(callsOf(strapi, provider), String(idToken));
  return true;
}

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
