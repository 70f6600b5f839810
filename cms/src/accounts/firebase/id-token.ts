import { errors } from '@strapi/utils';
import type { JWTPayload, JWTVerifyGetKey } from 'jose' with { 'resolution-mode': 'import' };
import { Refusal } from '../error-responses';
import type { HostedProvider } from './provider';

/** What a token of the provider proves. */
export interface Proof {
  /** Issuer and what it calls somebody: as with OpenID Connect. */
  subject: string;
  /** What the provider calls them. */
  localId: string;
  /** When they last showed who they are, in ms since 1970. */
  signedInAt: number;
}

/** Seconds that clocks may differ. */
const tolerance = 5;
/** The provider's tokens last an hour. */
const lifetime = '1 hour';
/** Milliseconds that the keys may take to arrive. */
const patience = 5000;

/** Keys are kept as long as `jose` keeps them: ten minutes, and asked for again when a token has another one. */
const keySets = new Map<string, JWTVerifyGetKey>();

/**
 * Reads an ID token: signed by the issuer with RS256, of our project, and not expired. The emulator's tokens are not signed; they
 * count only when the configuration names an emulator, which has to be on this machine, and then no others do.
 */
export async function readIdToken(provider: HostedProvider, keysAt: string, token: unknown): Promise<Proof> {
  if (typeof token !== 'string' || token.length > 8192) throw invalidToken();
  const issuer = `https://securetoken.google.com/${provider.projectId}`;
  const options = {
    issuer,
    audience: provider.projectId,
    clockTolerance: tolerance,
    maxTokenAge: lifetime,
    requiredClaims: ['exp', 'sub', 'auth_time'],
  };
  const jose = await import('jose');
  let claims: JWTPayload;
  try {
    claims =
      provider.emulator === null
        ? (await jose.jwtVerify(token, await keySet(keysAt), { ...options, algorithms: ['RS256'] })).payload
        : jose.UnsecuredJWT.decode(token, options).payload;
  } catch (error) {
    if (saysOfToken(error)) throw invalidToken();
    throw unreachable();
  }
  const { sub, auth_time: signedIn } = claims;
  if (!sub || sub.length > 128 || typeof signedIn !== 'number' || signedIn > Date.now() / 1000 + tolerance)
    throw invalidToken();
  return { subject: `${issuer}\n${sub}`, localId: sub, signedInAt: signedIn * 1000 };
}

/** A token that proves nothing, or nothing any more. */
export function invalidToken(): errors.ValidationError {
  const message = 'Het inloggen duurde te lang of is ongeldig. Probeer het opnieuw.';
  return Object.assign(new errors.ValidationError(message), { name: 'SignInExpired' });
}

/** The provider, or where its keys are, does not answer as it should. */
export function unreachable(): Refusal {
  const message = 'De inlogdienst antwoordt nu niet. Probeer het later opnieuw.';
  return new Refusal(503, 'IdentityUnavailable', message);
}

async function keySet(keysAt: string): Promise<JWTVerifyGetKey> {
  const { createRemoteJWKSet } = await import('jose');
  const known = keySets.get(keysAt) ?? createRemoteJWKSet(new URL(keysAt), { timeoutDuration: patience });
  keySets.set(keysAt, known);
  return known;
}

/** Errors of `jose` about the token; what is left is about fetching the keys. */
function saysOfToken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return (
    typeof code === 'string' &&
    /^ERR_(JWT_|JWS_|JOSE_ALG_|JOSE_NOT_|JWKS_NO_MATCHING_KEY|JWKS_MULTIPLE)/.test(code)
  );
}
