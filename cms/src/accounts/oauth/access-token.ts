import type { Configuration } from 'openid-client' with { 'resolution-mode': 'import' };
import { Refusal } from '../error-responses';
import type { Identity } from './identity';
import { configurationOf, identityIn } from './oidc';
import type { Service } from './services';

/** No access token is longer; what is, is not sent on. */
const longestToken = 8192;

/**
 * Who an access token from the address is of. It could have been given to anybody by any site, so the issuer itself has to
 * say that it gave it to us (RFC 7662), and to whom; a service that cannot say so is refused.
 */
export async function identityByToken(service: Service, token: unknown): Promise<Identity> {
  if (typeof token !== 'string' || token === '' || token.length > longestToken) throw notOurs();
  const configuration = await configurationOf(service);
  const {
    introspection_endpoint: endpoint,
    userinfo_endpoint: userinfo,
    issuer,
  } = configuration.serverMetadata();
  if (endpoint === undefined || userinfo === undefined) throw notToCheck();
  const subject = await subjectOf(configuration, service, token);
  const { fetchUserInfo } = await import('openid-client');
  return identityIn(service, issuer, await fetchUserInfo(configuration, token, subject));
}

async function subjectOf(configuration: Configuration, { key }: Service, token: string): Promise<string> {
  const { tokenIntrospection } = await import('openid-client');
  const { active, client_id: client, sub } = await tokenIntrospection(configuration, token);
  if (!active || client !== key || sub === undefined) throw notOurs();
  return sub;
}

/** Without the cookie that says that this browser began, a link of somebody else would sign a visitor in as them. */
export function notBegun(): Refusal {
  const message = 'Dit inloggen is niet in deze browser begonnen. Begin opnieuw op de inlogpagina.';
  return new Refusal(403, 'SignInNotBegun', message);
}

function notOurs(): Refusal {
  return new Refusal(403, 'TokenNotOurs', 'Dit token is niet aan deze site gegeven, of niet meer geldig.');
}

/** The service cannot be asked. */
export function notToCheck(): Refusal {
  const message = 'Deze dienst zegt niet aan wie een token gegeven is. Log in met de knop van de dienst.';
  return new Refusal(403, 'TokenNotToCheck', message);
}
