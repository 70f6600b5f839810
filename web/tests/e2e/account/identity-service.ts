import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** The service's response to a call to revoke: accepted, rejected with this status, or none. */
export type Revoking = 'accepted' | 400 | 500 | 'silent';

export interface AppleUser {
  localId: string;
  email: string;
  displayName: string;
}

const body = z.object({
  idToken: z.string().optional(),
  continueUri: z.string().optional(),
  requestUri: z.string().optional(),
  sessionId: z.string().optional(),
  postBody: z.string().optional(),
  providerId: z.string().optional(),
  tokenType: z.string().optional(),
  token: z.string().optional(),
});
type Body = z.output<typeof body>;

export const projectId = 'demo-beursvloer';

/**
 * Stands in for Firebase, at the paths of its emulator, and for Apple's page: the emulator can neither revoke nor send
 * somebody to Apple. It answers the calls that our pages, the content backend and the SDK make.
 */
export async function startIdentityService() {
  const people = new Map<string, AppleUser>();
  /** The addresses that somebody may come back to, by the session that began. */
  const begun = new Map<string, string>();
  let counter = 0;
  const next = (what: string) => `${what}-${(counter += 1)}`;
  const noor: AppleUser = { localId: 'noor', email: 'noor@apple.example', displayName: 'Noor' };
  const service = {
    atScreen: noor,
    revoking: 'accepted' as Revoking,
    isAway: false,
    people,
    /** Calls so far, as `delete noor`. */
    calls: [] as string[],
    /** The tokens of Apple that were given, the last one last. */
    given: [] as string[],
    revoked: [] as string[],
    host: '',
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  const responses: Record<string, (sent: Body) => [number, object] | null> = {
    'v1/accounts:createAuthUri'({ continueUri = '', providerId }) {
      if (service.isAway || providerId !== 'apple.com') return failure(503, 'UNAVAILABLE');
      const sessionId = next('sessie');
      begun.set(sessionId, continueUri);
      const query = new URLSearchParams({ state: sessionId, redirect_uri: continueUri });
      return [200, { sessionId, authUri: `http://${service.host}/auth/authorize?${query.toString()}` }];
    },
    'v1/accounts:signInWithIdp'({ sessionId = '', requestUri, postBody = '' }) {
      const form = new URLSearchParams(postBody);
      const isOwn = begun.get(sessionId) === requestUri && form.get('state') === sessionId;
      if (!isOwn || !form.has('code')) return failure(400, 'INVALID_IDP_RESPONSE');
      begun.delete(sessionId);
      const user = service.atScreen;
      people.set(user.localId, user);
      const oauthAccessToken = next('token-van-apple');
      service.given.push(oauthAccessToken);
      return [200, { ...tokensOf(user), localId: user.localId, providerId: 'apple.com', oauthAccessToken }];
    },
    'v1/accounts:lookup'({ idToken }) {
      const user = people.get(subjectOf(idToken));
      if (!user) return failure(400, 'USER_NOT_FOUND');
      const providerUserInfo = [{ providerId: 'apple.com', rawId: user.localId, email: user.email }];
      return [200, { users: [{ ...user, emailVerified: true, providerUserInfo }] }];
    },
    'v1/accounts:delete'({ idToken }) {
      return people.delete(subjectOf(idToken)) ? [200, {}] : failure(400, 'USER_NOT_FOUND');
    },
    'v2/accounts:revokeToken'({ idToken, providerId, tokenType, token = '' }) {
      if (service.revoking === 'silent') return null;
      if (service.revoking !== 'accepted') return failure(service.revoking, 'INVALID_IDP_RESPONSE');
      const isRight =
        providerId === 'apple.com' && tokenType === 'ACCESS_TOKEN' && people.has(subjectOf(idToken));
      if (!isRight || !service.given.includes(token)) return failure(400, 'INVALID_REQ_TYPE');
      service.revoked.push(token);
      return [200, {}];
    },
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/auth/authorize') return showApplePage(response, url.searchParams);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return response.end();
    // Browsers ask for an icon of Apple's page.
    if (request.method !== 'POST') return response.writeHead(404).end();
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const call = url.pathname.replace('/identitytoolkit.googleapis.com/', '');
      const sent = body.parse(JSON.parse(text));
      service.calls.push(`${call.replace(/^.*:/, '')} ${subjectOf(sent.idToken)}`.trim());
      const result = responses[call]?.(sent);
      if (result === null) return;
      const [status, json] = result ?? failure(404, call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

export type IdentityService = Awaited<ReturnType<typeof startIdentityService>>;

const failure = (code: number, message: string): [number, object] => [code, { error: { code, message } }];

/** Apple's page, which posts a form to where the visitor came from. */
function showApplePage(response: ServerResponse, query: URLSearchParams): void {
  const [state, action] = [query.get('state') ?? '', query.get('redirect_uri') ?? ''];
  const form = (button: string, field: string) =>
    `<form method="post" action="${action}"><input type="hidden" name="state" value="${state}">${field}<button>${button}</button></form>`;
  response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><title>Apple</title>
    ${form('Ga door', '<input type="hidden" name="code" value="c0de.van+apple/=">')}
    ${form('Annuleer', '<input type="hidden" name="error" value="user_cancelled_authorize">')}`);
}

/** Unsigned, as the emulator's. */
function tokensOf({ localId, email }: AppleUser) {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: localId,
    email,
    auth_time: nowSeconds,
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    firebase: { sign_in_provider: 'apple.com' },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const idToken = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  return { idToken, refreshToken: `vernieuwen-${localId}`, expiresIn: '3600' };
}

function subjectOf(idToken = ''): string {
  const claims = idToken.split('.')[1];
  if (claims === undefined) return '';
  return z.object({ sub: z.string() }).parse(JSON.parse(Buffer.from(claims, 'base64url').toString())).sub;
}
