import { errors } from '@strapi/utils';
import type { JWTPayload, JWTVerifyGetKey } from 'jose' with { 'resolution-mode': 'import' };
import { ErrorResponse } from '../error-responses';
import type { FirebaseProvider } from './provider';

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
const clockMarginSeconds = 5;
/** The provider's tokens last an hour. */
const maxTokenAge = '1 hour';
/** Milliseconds that the keys may take to arrive. */
const keysTimeoutMs = 5000;

/** Keys are kept as long as `jose` keeps them: ten minutes, and asked for again when a token has another one. */
const keySets = new Map<string, JWTVerifyGetKey>();

/**
 * Reads an ID token: signed by the issuer with RS256, of our project, and not expired. The emulator's tokens are not signed; they
 * count only when the configuration names an emulator, which has to be on this machine, and then no others do.
 */
export async function readIdToken(
  provider: FirebaseProvider,
  keysUrl: string,
  token: unknown,
): Promise<Proof> {
  if (typeof token !== 'string' || token.length > 8192) throw invalidToken();
  const issuer = `https://securetoken.google.com/${provider.projectId}`;
  const options = {
    issuer,
    audience: provider.projectId,
    clockTolerance: clockMarginSeconds,
    maxTokenAge,
    requiredClaims: ['exp', 'sub', 'auth_time'],
  };
  const jose = await import('jose');
  let claims: JWTPayload;
  try {
    claims =
      provider.emulator === null
        ? (await jose.jwtVerify(token, await getKeySet(keysUrl), { ...options, algorithms: ['RS256'] }))
            .payload
        : jose.UnsecuredJWT.decode(token, options).payload;
  } catch (error) {
    if (isTokenError(error)) throw invalidToken();
    throw unreachable();
  }
  const { sub, auth_time: signedIn } = claims;
  if (
    !sub ||
    sub.length > 128 ||
    typeof signedIn !== 'number' ||
    signedIn > Date.now() / 1000 + clockMarginSeconds
  )
    throw invalidToken();
  return { subject: `${issuer}\n${sub}`, localId: sub, signedInAt: signedIn * 1000 };
}

/** A token that proves nothing, or nothing any more. */
export function invalidToken(): errors.ValidationError {
  const message = 'Het inloggen duurde te lang of is ongeldig. Probeer het opnieuw.';
  return Object.assign(new errors.ValidationError(message), { name: 'SignInExpired' });
}

/** The provider, or where its keys are, does not answer as it should. */
export function unreachable(): ErrorResponse {
  const message = 'De inlogdienst antwoordt nu niet. Probeer het later opnieuw.';
  return new ErrorResponse(503, 'IdentityUnavailable', message);
}

async function getKeySet(keysUrl: string): Promise<JWTVerifyGetKey> {
  const { createRemoteJWKSet } = await import('jose');
  const known =
    keySets.get(keysUrl) ?? createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: keysTimeoutMs });
  keySets.set(keysUrl, known);
  return known;
}

/** Errors of `jose` about the token; what is left is about fetching the keys. */
function isTokenError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return (
    typeof code === 'string' &&
    /^ERR_(JWT_|JWS_|JOSE_ALG_|JOSE_NOT_|JWKS_NO_MATCHING_KEY|JWKS_MULTIPLE)/.test(code)
  );
}
