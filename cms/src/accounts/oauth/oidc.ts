import type { Configuration, IDToken, UserInfoResponse } from 'openid-client' with {
  'resolution-mode': 'import',
};
import { readEmail } from '../email/read-email';
import { readName } from '../profile/names';
import { SignInFailed, type Identity } from './identity';
import type { Service } from './services';

/** What has to come back from the service, kept meanwhile in the signed cookie. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

/** How long what an issuer says of itself is believed, in ms. */
const discoveryTtlMs = 60 * 60 * 1000;
/** Seconds that an issuer has to answer. */
const issuerTimeoutSeconds = 10;

const discovered = new Map<string, { at: number; configuration: Promise<Configuration> }>();

/** Begins a sign-in at an OpenID Connect issuer: where to send the browser, and what to expect back. */
export async function beginOidc(
  service: Service,
  returnTo: string,
): Promise<{ address: string; expected: Expected }> {
  const client = await import('openid-client');
  const configuration = await getConfiguration(service);
  const verifier = client.randomPKCECodeVerifier();
  const expected = { state: client.randomState(), nonce: client.randomNonce(), verifier };
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: returnTo,
    scope: 'openid email profile',
    state: expected.state,
    nonce: expected.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { address: address.href, expected };
}

/**
 * Ends a sign-in: changes the code for tokens and reads who it is. The ID token must be signed by the issuer, for us, and
 * for this very sign-in; so a token that was given to somebody else is of no use here.
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
  // Many issuers tell the address only when asked once more.
  const profile =
    claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
  return identityIn(service, claims.iss, { ...profile, sub: claims.sub });
}

/** Somebody as an issuer tells of them. */
export function identityIn(service: Service, issuer: string, profile: IDToken | UserInfoResponse): Identity {
  return { subject: `${issuer}\n${profile.sub}`, email: emailIn(service, profile), name: nameIn(profile) };
}

function emailIn(
  { trustsEmail }: Service,
  { email, email_verified: verified }: IDToken | UserInfoResponse,
): string {
  const address = readEmail(email);
  if (address === null) throw new SignInFailed('email', 'The issuer gave no usable address.');
  if (verified === true || (verified === undefined && trustsEmail)) return address;
  throw new SignInFailed('email', 'The issuer does not say that the address is confirmed.');
}

function nameIn({ name }: IDToken | UserInfoResponse): string | null {
  try {
    return readName(name);
  } catch {
    return null;
  }
}

/** The issuer's own description, with our key and secret. */
export async function getConfiguration(service: Service): Promise<Configuration> {
  const known = discovered.get(service.name);
  if (known && Date.now() - known.at < discoveryTtlMs) return known.configuration;
  const configuration = discover(service);
  discovered.set(service.name, { at: Date.now(), configuration });
  // An issuer that did not answer is asked again the next time.
  configuration.catch(() => discovered.delete(service.name));
  return configuration;
}

async function discover({ issuer, key, secret }: Service): Promise<Configuration> {
  const client = await import('openid-client');
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  const address = new URL(issuer ?? '');
  return client.discovery(
    address,
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
        // The configuration lets no address without https through but of this machine.
        ...(address.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    },
  );
}
