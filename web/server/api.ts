import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { refuseCall, retryAfter, tooLarge } from './answers';
import { findAllowed, type AllowedCall } from './api-allow-list';
import { BodyTooLarge } from './body-limit';
import type { ServerEnvironment } from './environment';
import { BackendDown, forward } from './forward';
import type { Target } from './limits';
import { isSameOrigin } from './same-origin';
import { readCookie, readToken } from './token-cookie';

/** No allowed call carries a file; a registration is a few hundred bytes. */
const bodyLimit = 256 * 1024;
/** Section 9: network timeout 30 s. */
const patience = 30_000;
/** What the backend's session middleware calls its cookie and that cookie's signature. */
const sessionCookies = ['koa.sess', 'koa.sess.sig'];

/** Passes an allowed call under `/api` on to the content backend; everything else there does not exist. */
export async function answerCall(
  req: IncomingMessage,
  res: ServerResponse,
  { path, search }: Target,
  environment: ServerEnvironment,
): Promise<void> {
  const rest = path.slice('/api'.length);
  const allowed = findAllowed(req.method ?? '', rest);
  if ('methods' in allowed) {
    const { methods } = allowed;
    if (methods.length === 0) return refuseCall(req, res, { ...noSuchCall, message: `Not found: ${path}` });
    return refuseCall(req, res, { ...wrongMethod, headers: { Allow: methods.join(', ') } });
  }
  try {
    await forward(req, res, {
      origin: environment.contentUrl,
      path: environment.contentPrefix + rest + search,
      headers: headersFor(req, allowed.call, environment.siteUrl),
      bodyLimit,
      patience,
      answerHeaders: (_status, received) => ({
        'Cache-Control': 'no-store',
        ...sessionOf(allowed.call, received),
        ...ownLocation(received, environment),
      }),
    });
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      return refuseCall(req, res, {
        ...tooLarge,
        name: 'PayloadTooLargeError',
        message: 'Request body is too large',
      });
    }
    if (!(error instanceof BackendDown)) throw error;
    refuseCall(req, res, backendDown);
  }
}

function headersFor(req: IncomingMessage, call: AllowedCall, site: URL): Record<string, string> {
  const token = isSameOrigin(req.headers, site) ? readToken(req.headers.cookie) : null;
  const session = call.keepsSession
    ? sessionCookies.flatMap((name) => {
        const value = readCookie(req.headers.cookie, name);
        return value === null ? [] : [`${name}=${value}`];
      })
    : [];
  return {
    'X-Forwarded-For': req.socket.remoteAddress ?? '',
    'X-Forwarded-Host': site.host,
    'X-Forwarded-Proto': site.protocol.slice(0, -1),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(session.length > 0 && { Cookie: session.join('; ') }),
  };
}

function sessionOf(call: AllowedCall, received: IncomingHttpHeaders): Record<string, string[]> {
  const cookies = received['set-cookie'] ?? [];
  const kept = cookies.filter((cookie) => sessionCookies.some((name) => cookie.startsWith(`${name}=`)));
  return call.keepsSession && kept.length > 0 ? { 'Set-Cookie': kept } : {};
}

/** A redirect to the backend's own address would lead visitors to a port they cannot reach. */
function ownLocation(
  { location }: IncomingHttpHeaders,
  { contentUrl, siteUrl }: ServerEnvironment,
): Record<string, string> {
  if (location === undefined || !URL.canParse(location)) return {};
  const address = new URL(location);
  if (address.origin !== contentUrl.origin) return {};
  return { Location: siteUrl.origin + address.pathname + address.search };
}

const noSuchCall = { status: 404, name: 'NotFoundError', title: '' };
const wrongMethod = { status: 405, name: 'MethodNotAllowedError', title: '', message: 'Method not allowed' };
const backendDown = {
  status: 503,
  name: 'ServiceUnavailableError',
  title: '',
  message: 'The content backend does not answer',
  headers: { 'Retry-After': retryAfter },
};
