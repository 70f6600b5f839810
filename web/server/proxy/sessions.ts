import type { IncomingMessage, ServerResponse } from 'node:http';
import { circuitTo } from '../../http-client/circuit';
import { callHttp } from '../../http-client/http-client';
import { requestIdHeader } from '../log/request-context';

export interface Tokens {
  access: string;
  refresh: string | null;
}

export interface HeldTokens {
  access: string | null;
  refresh: string | null;
  /** They were renewed for this request: the browser does not have them yet. */
  areRenewed?: boolean;
}

/** How tokens are stored in a browser; the app stores them the same way. What sets cookies gives Set-Cookie values. */
export interface TokenCookies {
  read: (cookieHeader: string | undefined) => HeldTokens;
  issue: (tokens: Tokens, secure: boolean) => string[];
  end: (secure: boolean) => string[];
  /** After the content backend answered 401 to the access token. */
  rejected: (tokens: HeldTokens, secure: boolean) => string[];
  unusable: (tokens: HeldTokens, secure: boolean) => string[];
  /** Makes the mark that scripts see agree with the tokens; null when it does. */
  missingMark: (cookieHeader: string | undefined, secure: boolean) => string | null;
  /** When a token ends, in ms since 1970, or null when it does not say. */
  endOf: (token: string) => number | null;
}

export interface Backend {
  contentUrl: URL;
  contentPrefix: string;
  siteUrl: URL;
}

/**
 * An access token is renewed when it has less than this left: it has to outlive the request, also where the clocks of the site and a
 * content backend are two minutes apart.
 */
const expiryMarginMs = 150_000;
/** A backend that is slower cannot answer for the page either. */
const renewalTimeoutMs = 5000;
const maxResponseBytes = 64 * 1024;

type Renewal = { is: 'renewed'; tokens: Tokens } | { is: 'over' } | { is: 'unknown' };

/**
 * Keeps visitors signed in: before a request is answered, an access token that is about to expire is renewed. Requests that come
 * with the same refresh token while it is being renewed share that renewal. Those that come with it later, sent before
 * the new cookies arrived, ask the content backend again, which gives the same tokens to any process of the site.
 */
export function createSessions(cookies: TokenCookies, backend: Backend) {
  const secure = backend.siteUrl.protocol === 'https:';
  const renewals = new Map<string, Promise<Renewal>>();

  function renew(refresh: string, ip: string): Promise<Renewal> {
    const running = renewals.get(refresh);
    if (running) return running;
    const renewal = requestTokens(refresh, ip, backend).finally(() => renewals.delete(refresh));
    renewals.set(refresh, renewal);
    return renewal;
  }

  return {
    cookies,
    secure,
    markFor: ({ headers }: IncomingMessage) => cookies.missingMark(headers.cookie, secure),
    /**
     * The visitor's tokens, renewed where that is due, for the browser as well. Of a sign-in that is over none are left.
     * @param ip the visitor's, for the content backend's limits
     */
    async currentTokens(
      req: IncomingMessage,
      res: ServerResponse,
      ip: string,
    ): Promise<{
      tokens: HeldTokens;
      setsCookies: boolean;
    }> {
      const tokens = cookies.read(req.headers.cookie);
      if (tokens.refresh === null) return { tokens, setsCookies: false };
      const end = tokens.access === null ? 0 : cookies.endOf(tokens.access);
      if (end === null || end > Date.now() + expiryMarginMs) return { tokens, setsCookies: false };

      const renewal = await renew(tokens.refresh, ip);
      if (renewal.is === 'unknown') return { tokens, setsCookies: false };
      const renewed = renewal.is === 'renewed' ? renewal.tokens : null;
      const values = renewed ? cookies.issue(renewed, secure) : cookies.end(secure);
      for (const value of values) res.appendHeader('Set-Cookie', value);
      const tokensNow = renewed ? { ...renewed, areRenewed: true } : { access: null, refresh: null };
      return { tokens: tokensNow, setsCookies: true };
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

async function requestTokens(
  refreshToken: string,
  ip: string,
  { contentUrl, contentPrefix }: Backend,
): Promise<Renewal> {
  try {
    const { status, body } = await callHttp(new URL(`${contentPrefix}/auth/refresh`, contentUrl), {
      method: 'POST',
      headers: { 'X-Forwarded-For': ip, ...requestIdHeader() },
      json: { refreshToken },
      timeoutMs: renewalTimeoutMs,
      maxBytes: maxResponseBytes,
      circuit: circuitTo(contentUrl),
    });
    if (status === 400 || status === 401 || status === 403) return { is: 'over' };
    const tokens = status === 200 ? tokensIn(JSON.parse(body.toString())) : null;
    return tokens ? { is: 'renewed', tokens } : { is: 'unknown' };
  } catch {
    return { is: 'unknown' };
  }
}

export function tokensIn(response: unknown): Tokens | null {
  if (typeof response !== 'object' || response === null || !('jwt' in response)) return null;
  const { jwt } = response;
  const refresh = 'refreshToken' in response ? response.refreshToken : null;
  if (typeof jwt !== 'string') return null;
  return { access: jwt, refresh: typeof refresh === 'string' ? refresh : null };
}
