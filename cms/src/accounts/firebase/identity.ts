import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readAddress } from '../email/read-email';
import type { Context } from '../context';
import { enterAs } from '../oauth/sign-in';
import type { Identity } from '../oauth/identity';
import { siteUrl } from '../oauth/services';
import { readName } from '../profile/names';
import { recentLoginRequired, Refusal } from '../error-responses';
import type { Account } from '../users';
import { readIdToken } from './id-token';
import { addressesOf, hostedName, hostedProvider, type HostedProvider } from './provider';
import { deleteAt, lookUp, type Calls } from './service';

/** How long showing at the provider who you are counts as having done so just now, in ms. */
const recent = 10 * 60 * 1000;

/** `POST /auth/firebase/callback { idToken }`: tokens and the user, as after signing in here. */
export async function enterHosted(strapi: Core.Strapi, ctx: Context, sent: Record<string, unknown>) {
  const provider = hostedProvider(strapi);
  if (!provider) throw new errors.ApplicationError('This provider is disabled');
  const { idToken } = sent;
  const { subject, localId } = await readIdToken(provider, addressesOf(strapi, provider).keys, idToken);
  const user = await lookUp(callsOf(strapi, provider), String(idToken));
  const email = readAddress(user.email);
  if (user.localId !== localId || email === null || !user.emailVerified)
    throw new Refusal(403, 'EmailNotConfirmed', 'Bevestig eerst uw e-mailadres, met de link in de mail.');
  const identity: Identity = { subject, email, name: nameIn(user.displayName) };
  await enterAs(strapi, ctx, hostedName, identity);
}

/**
 * Deletes at the provider the identity of an account that is about to go, for whoever proves with a token of minutes ago that it
 * is theirs. Without the provider in the configuration there is nothing to delete, and false is answered.
 */
export async function deleteHosted(
  strapi: Core.Strapi,
  account: Account,
  idToken: unknown,
): Promise<boolean> {
  const provider = account.provider === hostedName ? hostedProvider(strapi) : null;
  if (!provider) return false;
  if (idToken === undefined) throw recentLoginRequired();
  const { subject, signedInAt } = await readIdToken(provider, addressesOf(strapi, provider).keys, idToken);
  const own = createHash('sha256').update(subject).digest('hex') === account.providerSubject;
  if (!own || Date.now() - signedInAt > recent) throw recentLoginRequired();
  await deleteAt(callsOf(strapi, provider), String(idToken));
  return true;
}

function callsOf(strapi: Core.Strapi, provider: HostedProvider): Calls {
  return {
    address: addressesOf(strapi, provider).calls,
    apiKey: provider.apiKey,
    referrer: siteUrl(strapi),
  };
}

function nameIn(name: unknown): string | null {
  try {
    return readName(name);
  } catch {
    return null;
  }
}
