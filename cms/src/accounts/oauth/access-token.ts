import type { Configuration } from 'openid-client' with { 'resolution-mode': 'import' };
import { ErrorResponse } from '../../platform/http/error-responses';
import { serviceErrors } from '../texts';
import type { Identity } from './identity';
import { getConfiguration, identityIn } from './oidc';
import type { Service } from './services';

const maxTokenLength = 8192;

/**
 * The user of an access token in the URL. Any site could have been given it, so the issuer has to say (RFC 7662) that
 * it was issued to us, and for whom. Tokens of services that cannot say so are rejected.
 */
export async function identityByToken(service: Service, token: unknown): Promise<Identity> {
  if (typeof token !== 'string' || token === '' || token.length > maxTokenLength) throw tokenNotOurs();
  const configuration = await getConfiguration(service);
  const {
    introspection_endpoint: endpoint,
    userinfo_endpoint: userinfo,
    issuer,
  } = configuration.serverMetadata();
  if (endpoint === undefined || userinfo === undefined) throw tokenNotCheckable();
  const subject = await subjectOf(configuration, service, token);
  const { fetchUserInfo } = await import('openid-client');
  return identityIn(service, issuer, await fetchUserInfo(configuration, token, subject));
}

async function subjectOf(configuration: Configuration, { key }: Service, token: string): Promise<string> {
  const { tokenIntrospection } = await import('openid-client');
  const { active, client_id: client, sub } = await tokenIntrospection(configuration, token);
  if (!active || client !== key || sub === undefined) throw tokenNotOurs();
  return sub;
}

/** Without the cookie of a sign-in that began here, somebody else's link would sign a visitor in as them. */
export function signInNotBegun(): ErrorResponse {
  return new ErrorResponse(403, 'SignInNotBegun', serviceErrors.notBegun);
}

function tokenNotOurs(): ErrorResponse {
  return new ErrorResponse(403, 'TokenNotOurs', serviceErrors.tokenNotOurs);
}

export function tokenNotCheckable(): ErrorResponse {
  return new ErrorResponse(403, 'TokenNotToCheck', serviceErrors.tokenNotCheckable);
}
