import { errors } from '@strapi/utils';
import type { JWTPayload, JWTVerifyGetKey } from 'jose' with { 'resolution-mode': 'import' };
import { ErrorResponse } from '../../platform/http/error-responses';
import { serviceErrors } from '../texts';
import { appleId, type FirebaseProvider } from './provider';

export interface Proof {
  /** The issuer and its id of the user, as in OpenID Connect. */
  subject: string;
  localId: string;
  signedInAtMs: number;
  isApple: boolean;
}

const clockMarginSeconds = 5;
/** Firebase's tokens live for an hour. */
const maxTokenAge = '1 hour';
const keysTimeoutMs = 5000;

/** `jose` caches the keys for ten minutes, and fetches them again when a token names another key. */
const keySets = new Map<string, JWTVerifyGetKey>();

/**
 * Reads an ID token: signed by the issuer with RS256, for our project, not expired. The emulator signs nothing, so its
 * tokens count only when the configuration names an emulator, which has to run on this machine; no other tokens count
 * then.
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
  const { sub, auth_time: authTimeSeconds, firebase } = claims;
  if (
    !sub ||
    sub.length > 128 ||
    typeof authTimeSeconds !== 'number' ||
    authTimeSeconds > Date.now() / 1000 + clockMarginSeconds
  )
    throw invalidToken();
  const isApple =
    typeof firebase === 'object' &&
    firebase !== null &&
    'sign_in_provider' in firebase &&
    firebase.sign_in_provider === appleId;
  return { subject: `${issuer}\n${sub}`, localId: sub, signedInAtMs: authTimeSeconds * 1000, isApple };
}

export function invalidToken(): errors.ValidationError {
  return Object.assign(new errors.ValidationError(serviceErrors.expired), { name: 'SignInExpired' });
}

export function unreachable(): ErrorResponse {
  return new ErrorResponse(503, 'IdentityUnavailable', serviceErrors.unavailable);
}

async function getKeySet(keysUrl: string): Promise<JWTVerifyGetKey> {
  const { createRemoteJWKSet } = await import('jose');
  const known =
    keySets.get(keysUrl) ?? createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: keysTimeoutMs });
  keySets.set(keysUrl, known);
  return known;
}

/** True for `jose`'s errors about the token; its other errors are about fetching the keys. */
function isTokenError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return (
    typeof code === 'string' &&
    /^ERR_(JWT_|JWS_|JOSE_ALG_|JOSE_NOT_|JWKS_NO_MATCHING_KEY|JWKS_MULTIPLE)/.test(code)
  );
}
