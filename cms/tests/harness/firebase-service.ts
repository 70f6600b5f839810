import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';

/** A user as Firebase returns them. */
export interface FirebaseUser {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  displayName?: string;
  disabled?: boolean;
}

export const project = { projectId: 'beurs-vloer-1', apiKey: 'openbare-sleutel' };

/**
 * Stands in for Firebase on this machine: its keys, and the lookup of a token's user. It signs any token a test wants,
 * also tokens that Firebase never would. The site's browser tests use the real emulator.
 */
export async function startFirebaseService() {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'sleutel-1', alg: 'RS256', use: 'sig' };
  const asked: { path: string; referrer: string | undefined; idToken: unknown; body: unknown }[] = [];
  const running = {
    /** The response to a call: the users, or the code of an error. */
    says: [] as FirebaseUser[] | string,
    /** Calls that get an error of their own, by their path. */
    rejects: {} as Record<string, string>,
    keys: [jwk],
    asked,
    url: '',
    stop: () => void server.close(),

    claims(user: FirebaseUser, changed: JWTPayload = {}): JWTPayload {
      const now = Math.floor(Date.now() / 1000);
      return {
        iss: `https://securetoken.google.com/${project.projectId}`,
        aud: project.projectId,
        sub: user.localId,
        user_id: user.localId,
        email: user.email,
        email_verified: user.emailVerified,
        auth_time: now,
        iat: now,
        exp: now + 3600,
        ...changed,
      };
    },
    sign: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'sleutel-1' }).sign(keys.privateKey),
    forge: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'sleutel-1' }).sign(foreign.privateKey),
    /** A signature with the public key as if it were a shared secret. */
    confuse: (claims: JWTPayload) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'sleutel-1' })
        .sign(new TextEncoder().encode(JSON.stringify(jwk))),
    unsigned: (claims: JWTPayload) => new UnsecuredJWT(claims).encode(),
  };

  const server = createServer((request, response) => {
    const respond = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.url === '/keys') return respond(200, { keys: running.keys });
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text);
      const path = request.url ?? '';
      asked.push({ path, referrer: request.headers.referer, idToken: body.idToken, body });
      const says = running.rejects[path.replace(/^\/|\?.*$/g, '')] ?? running.says;
      if (typeof says === 'string') respond(400, { error: { code: 400, message: says } });
      else respond(200, { users: says });
    });
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return running;
}

export type FirebaseService = Awaited<ReturnType<typeof startFirebaseService>>;
