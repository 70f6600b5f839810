import type { Configuration, IDToken, UserInfoResponse } from 'openid-client' with {
  'resolution-mode': 'import',
};
import { readEmail } from '../../platform/mail/read-email';
import { readName } from '../profile/names';
import { SignInFailed, type Identity } from './identity';
import type { Service } from './services';

/** Values that tie the service's response to this browser. The signed cookie holds them meanwhile. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

const discoveryTtlMs = 60 * 60 * 1000;
const issuerTimeoutSeconds = 10;

const discovered = new Map<string, { fetchedAtMs: number; configuration: Promise<Configuration> }>();

export async function beginOidc(
  service: Service,
  returnTo: string,
): Promise<{ url: string; expected: Expected }> {
  const client = await import('openid-client');
  const configuration = await getConfiguration(service);
  const verifier = client.randomPKCECodeVerifier();
  const expected = { state: client.randomState(), nonce: client.randomNonce(), verifier };
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: returnTo,
    scope: 'openid email profile',
    state: expected.state,
    nonce: expected.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, expected };
}

/**
 * Finishes a sign-in: exchanges the code for tokens and reads the identity. The ID token must be signed by the issuer,
 * for us, and for this sign-in. A token that was issued to somebody else does not work.
 */
export async function finishOidc(service: Service, returned: URL, expected: Expected): Promise<Identity> {
  const client = await import('openid-client');
  const configuration = await getConfiguration(service);
  const tokens = await client.authorizationCodeGrant(configuration, returned, {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new SignInFailed('failed', 'The issuer gave no ID token.');
  // Many issuers give the e-mail only on a second call.
  const profile =
    claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
  return identityIn(service, claims.iss, { ...profile, sub: claims.sub });
}

export function identityIn(service: Service, issuer: string, profile: IDToken | UserInfoResponse): Identity {
  return { subject: `${issuer}\n${profile.sub}`, email: emailIn(service, profile), name: nameIn(profile) };
}

function emailIn(
  { trustsEmail }: Service,
  { email, email_verified: verified }: IDToken | UserInfoResponse,
): string {
  const readable = readEmail(email);
  if (readable === null) throw new SignInFailed('email', 'The issuer gave no usable e-mail.');
  if (verified === true || (verified === undefined && trustsEmail)) return readable;
  throw new SignInFailed('email', 'The issuer does not say that the e-mail is confirmed.');
}

function nameIn({ name }: IDToken | UserInfoResponse): string | null {
  try {
    return readName(name);
  } catch {
    return null;
  }
}

export async function getConfiguration(service: Service): Promise<Configuration> {
  const known = discovered.get(service.name);
  if (known && Date.now() - known.fetchedAtMs < discoveryTtlMs) return known.configuration;
  const configuration = discover(service);
  discovered.set(service.name, { fetchedAtMs: Date.now(), configuration });
  configuration.catch(() => discovered.delete(service.name));
  return configuration;
}

async function discover({ issuer, key, secret }: Service): Promise<Configuration> {
  const client = await import('openid-client');
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  const url = new URL(issuer ?? '');
  return client.discovery(
    url,
    key,
    undefined,
    (server, metadata, body, headers) => {
      const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
      const send = methods.includes('client_secret_basic') ? basic : post;
      return send(server, metadata, body, headers);
    },
    {
      timeout: issuerTimeoutSeconds,
      execute: [
        client.enableNonRepudiationChecks,
        // The environment allows http for this machine only.
        ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    },
  );
}
