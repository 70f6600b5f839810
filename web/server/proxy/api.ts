import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { userActionOf } from 'beursvloer-domain/statistics';
import { parseCookie, stringifyCookie } from 'cookie';
import {
  callTooLarge,
  callUnavailable,
  foreignCall,
  noSuchCall,
  sendErrorJson,
  sendRedirectPage,
  tooManyCalls,
  wrongCallMethod,
} from '../http/error-responses';
import { findAllowed, type AllowedCall } from './api-allow-list';
import { BodyTooLarge } from '../http/body-limit';
import type { ServerEnvironment } from '../environment';
import { BackendDown, forward } from './forward';
import type { Target } from '../http/limits';
import type { RateLimits } from '../security/rate-limits';
import { isSameOrigin } from '../security/same-origin';
import type { RecordEvent } from '../statistics/statistics';
import { tokensIn, type HeldTokens, type Sessions } from './sessions';

/** No allowed call carries a file; a registration is a few hundred bytes. */
const maxBodyBytes = 64 * 1024;
/** Network timeout: docs/behaviour.md. */
const forwardTimeoutMs = 30_000;
const sessionCookies = ['koa.sess', 'koa.sess.sig'];

export interface CallParts {
  environment: ServerEnvironment;
  sessions: Sessions;
  limits: Pick<RateLimits, 'allowToken' | 'takeBackCall'>;
  record?: RecordEvent;
  ip: string;
}

export async function answerCall(
  req: IncomingMessage,
  res: ServerResponse,
  { path, search }: Target,
  { environment, sessions, limits, ip, record }: CallParts,
): Promise<void> {
  const rest = path.slice('/api'.length);
  const allowed = findAllowed(req.method ?? '', rest);
  if ('methods' in allowed) {
    const { methods } = allowed;
    if (methods.length === 0) return sendErrorJson(req, res, noSuchCall(path));
    return sendErrorJson(req, res, wrongCallMethod(methods));
  }
  const { call } = allowed;
  const ours = isSameOrigin(req.headers, environment.siteUrl);
  // A call that changes something, or signs this browser in, has to come from a page of ours.
  if (!ours && (call.method !== 'GET' || call.signsIn)) return sendErrorJson(req, res, foreignCall);
  const knowsUser = ours && !call.ofDevice;
  const mark = knowsUser ? sessions.markFor(req) : null;
  if (mark !== null) res.appendHeader('Set-Cookie', mark);
  const tokens = knowsUser ? (await sessions.currentTokens(req, res, ip)).tokens : noTokens;
  const userToken = call.loadsUser ? tokens.access : null;
  const waitSeconds = userToken === null ? 0 : await limits.allowToken(userToken, ip);
  if (waitSeconds > 0) return sendErrorJson(req, res, tooManyCalls(waitSeconds));
  try {
    await forward(req, res, {
      origin: environment.contentUrl,
      path: environment.contentPrefix + rest + search,
      headers: { ...headersFor(req, call, environment.siteUrl, ip), ...bearer(tokens.access) },
      maxBodyBytes,
      timeoutMs: forwardTimeoutMs,
      answerHeaders: (status, received) => {
        if (!speaksJson(status, received)) throw new BackendDown(`${path} answered ${status}, and no JSON`);
        if (tokens.access !== null) setCookies(res, endedBy(status, call, tokens, sessions));
        // Every page asks who is signed in, and a hall full of people has one IP address. A rejected token counts for that.
        if (userToken !== null && status < 400) void limits.takeBackCall(ip);
        setCookies(res, sessionOf(call, received));
        const action = userActionOf(rest, status);
        if (action !== null) record?.({ kind: `user.${action}` });
        return { 'Cache-Control': 'no-store', ...ownLocation(received, environment) };
      },
      // Away from here a page leads, and not a redirect: what follows a form may only end at this site.
      instead: (status, { location }) => {
        const away = status < 400 && location !== undefined && isOtherSite(location, environment);
        if (away) sendRedirectPage(req, res, location);
        return away;
      },
      ...(call.signsIn && {
        rewrite: (status, body) => (status < 300 ? moveTokensToCookies(res, body, sessions) : body),
      }),
    });
  } catch (error) {
    if (error instanceof BodyTooLarge) return sendErrorJson(req, res, callTooLarge);
    if (!(error instanceof BackendDown)) throw error;
    sendErrorJson(req, res, callUnavailable('The content backend does not answer'));
  }
}

function headersFor(req: IncomingMessage, call: AllowedCall, site: URL, ip: string): Record<string, string> {
  return {
    'X-Forwarded-For': ip,
    'X-Forwarded-Host': site.host,
    'X-Forwarded-Proto': site.protocol.slice(0, -1),
    ...(call.usesSession && sessionHeader(req.headers.cookie)),
    ...(call.ofDevice && deviceHeaders(req)),
  };
}

function deviceHeaders({ headers }: IncomingMessage): Record<string, string> {
  const { authorization, 'x-installation-auth': token } = headers;
  return {
    ...(authorization !== undefined && { Authorization: authorization }),
    ...(typeof token === 'string' && { 'X-Installation-Auth': token }),
  };
}

function sessionHeader(cookieHeader = ''): { Cookie?: string } {
  const cookies = parseCookie(cookieHeader, { decode: String });
  const session = Object.fromEntries(sessionCookies.map((name) => [name, cookies[name]]));
  const header = stringifyCookie(session, { encode: String });
  return header === '' ? {} : { Cookie: header };
}

/** A 401 ends the access token, and so does any other failure to load the user (docs/behaviour.md). */
function endedBy(
  status: number,
  call: AllowedCall,
  tokens: HeldTokens,
  { cookies, secure }: Sessions,
): string[] {
  if (status === 401) return cookies.rejected(tokens, secure);
  return call.loadsUser && status >= 400 ? cookies.unusable(tokens, secure) : [];
}

function bearer(token: string | null): Record<string, string> {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

function sessionOf(call: AllowedCall, received: IncomingHttpHeaders): string[] {
  if (!call.usesSession) return [];
  const cookies = received['set-cookie'] ?? [];
  return cookies.filter((cookie) => sessionCookies.some((name) => cookie.startsWith(`${name}=`)));
}

function moveTokensToCookies(res: ServerResponse, body: Buffer, sessions: Sessions): string {
  const response = objectIn(body);
  const tokens = tokensIn(response);
  if (tokens === null) return body.toString();
  setCookies(res, sessions.cookies.issue(tokens, sessions.secure));
  return JSON.stringify({ ...response, jwt: undefined, refreshToken: undefined });
}

/** The backend answers with JSON or a redirect; a page of HTML is a proxy's, and never for browsers under our name. */
function speaksJson(status: number, { 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  const isBodiless = status === 204 || (status >= 300 && status < 400);
  return isBodiless || /^application\/(?:[\w.+-]+\+)?json\b/i.test(type);
}

function objectIn(body: Buffer): object {
  try {
    const response: unknown = JSON.parse(body.toString());
    if (typeof response === 'object' && response !== null && !Array.isArray(response)) return response;
  } catch {
    // Said below, as for any other response that is none.
  }
  throw new BackendDown('a sign-in was answered with something else');
}

function setCookies(res: ServerResponse, values: readonly string[]): void {
  for (const value of values) res.appendHeader('Set-Cookie', value);
}

function isOtherSite(location: string, { contentUrl, siteUrl }: ServerEnvironment): boolean {
  if (!URL.canParse(location)) return false;
  const { origin, protocol } = new URL(location);
  return /^https?:$/.test(protocol) && origin !== contentUrl.origin && origin !== siteUrl.origin;
}

/** A redirect to the backend's own origin would lead visitors to a port they cannot reach. */
function ownLocation(
  { location }: IncomingHttpHeaders,
  { contentUrl, siteUrl }: ServerEnvironment,
): Record<string, string> {
  if (location === undefined || !URL.canParse(location)) return {};
  const url = new URL(location);
  if (url.origin !== contentUrl.origin) return {};
  return { Location: siteUrl.origin + url.pathname + url.search };
}

const noTokens: HeldTokens = { access: null, refresh: null };
