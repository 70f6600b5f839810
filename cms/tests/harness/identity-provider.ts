import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A user as the identity provider knows them. */
export interface Somebody {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface IdentityProvider {
  issuer: string;
  /** The person at the screen of the provider signs in at once, or presses cancel. */
  atScreen: Somebody | 'cancels';
  /** An access token as the provider gives it to a client for somebody who signed in there. */
  tokenFor(person: Somebody, clientId: string): Promise<string>;
  stop(): void;
}

/** Another site that signs people in at the same provider. */
export const otherClient = { id: 'elders', secret: 'een geheim van een andere site en de dienst' };

export const client = { id: 'beurs', secret: 'een geheim van de beurs en de dienst' };

/** A real OpenID Connect provider on this machine, where one client may send people to. */
export async function startIdentityProvider(redirectUri: string): Promise<IdentityProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, Somebody>();
  const running: IdentityProvider = {
    issuer,
    atScreen: 'cancels',
    async tokenFor(person, clientId) {
      people.set(person.sub, person);
      const grant = new provider.Grant({ clientId, accountId: person.sub });
      grant.addOIDCScope('openid email profile');
      const grantId = await grant.save();
      const found = await provider.Client.find(clientId);
      if (!found) throw new Error(`There is no client ${clientId}.`);
      const token = new provider.AccessToken({
        accountId: person.sub,
        client: found,
        grantId,
        gty: 'authorization_code',
        scope: 'openid email profile',
      } as ConstructorParameters<typeof provider.AccessToken>[0]);
      return token.save();
    },
    stop: () => void server.close(),
  };

  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
      {
        client_id: otherClient.id,
        client_secret: otherClient.secret,
        redirect_uris: ['https://elders.example/terug'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of the cookies of the test'] },
    features: { devInteractions: { enabled: false }, introspection: { enabled: true } },
    interactions: { url: (_ctx, { uid }) => `/screen/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ ...people.get(sub), sub }),
    }),
    // Nobody is asked whether the site may know who they are.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/screen/')) return void handle(request, response);
    const { atScreen } = running;
    if (atScreen === 'cancels')
      return void provider.interactionFinished(request, response, { error: 'access_denied' });
    people.set(atScreen.sub, atScreen);
    return void provider.interactionFinished(request, response, { login: { accountId: atScreen.sub } });
  });
  return running;
}
