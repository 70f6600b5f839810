import type { IncomingMessage, ServerResponse } from 'node:http';
import { circuitTo } from '../../http-client/circuit';
import { callHttp } from '../../http-client/http-client';
import { requestIdHeader } from '../log/request-context';

/** What a sign-in gives. */
export interface Tokens {
  access: string;
  refresh: string | null;
}

/** How tokens are kept in a browser; server and pages keep them the same way. */
export interface TokenCookies {
  read: (cookieHeader: string | undefined) => { access: string | null; refresh: string | null };
  /** Set-Cookie values. */
  issue: (tokens: Tokens, secure: boolean) => string[];
  /** Set-Cookie values. */
  end: (secure: boolean) => string[];
  /** A Cookie header with other tokens, or with none. */
  replace: (cookieHeader: string | undefined, tokens: Tokens | null) => string;
  /** When a token ends, in ms since 1970, or null when it does not say. */
  endOf: (token: string) => number | null;
}

export interface Backend {
  contentUrl: URL;
  contentPrefix: string;
  siteUrl: URL;
}

/** An access token is renewed when it has less than this left, in ms: it has to outlive the request. */
const margin = 30_000;
/** Milliseconds for a renewal; a backend that is that slow cannot make the page either. */
const patience = 5000;
/** Bytes of its answer: two tokens and who they are for. */
const longestAnswer = 64 * 1024;

type Renewal = { is: 'renewed'; tokens: Tokens } | { is: 'over' } | { is: 'unknown' };

/**
 * Keeps visitors signed in: before a request is answered, an access token that is at its end is renewed. Requests that come
 * with the same refresh token while it is being renewed share that renewal. Those that come with it later, sent before
 * the new cookies arrived, ask the content backend again, which gives the same tokens to any process of the site.
 */
export function createSessions(cookies: TokenCookies, backend: Backend) {
  const secure = backend.siteUrl.protocol === 'https:';
  const renewals = new Map<string, Promise<Renewal>>();

  function renew(refresh: string, address: string): Promise<Renewal> {
    const running = renewals.get(refresh);
    if (running) return running;
    const renewal = askForTokens(refresh, address, backend).finally(() => renewals.delete(refresh));
    renewals.set(refresh, renewal);
    return renewal;
  }

  return {
    cookies,
    secure,
    /**
     * Renews what the request's cookies hold where that is due, in the request as well as in the browser. A sign-in
     * that is over is taken out of both.
     * @param address the visitor's, for the content backend's limits
     * @returns whether the answer carries cookies that must reach the visitor
     */
    async keep(req: IncomingMessage, res: ServerResponse, address: string): Promise<boolean> {
      const { access, refresh } = cookies.read(req.headers.cookie);
      if (refresh === null) return false;
      const end = access === null ? 0 : cookies.endOf(access);
      if (end === null || end > Date.now() + margin) return false;

      const renewal = await renew(refresh, address);
      if (renewal.is === 'unknown') return false;
      const tokens = renewal.is === 'renewed' ? renewal.tokens : null;
      req.headers.cookie = cookies.replace(req.headers.cookie, tokens);
      const values = tokens ? cookies.issue(tokens, secure) : cookies.end(secure);
      for (const value of values) res.appendHeader('Set-Cookie', value);
      return true;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

async function askForTokens(
  refreshToken: string,
  address: string,
  { contentUrl, contentPrefix }: Backend,
): Promise<Renewal> {
  try {
    const { status, body } = await callHttp(new URL(`${contentPrefix}/auth/refresh`, contentUrl), {
      method: 'POST',
      headers: { 'X-Forwarded-For': address, ...requestIdHeader() },
      json: { refreshToken },
      timeoutMs: patience,
      maxBytes: longestAnswer,
      circuit: circuitTo(contentUrl),
    });
    if (status === 400 || status === 401 || status === 403) return { is: 'over' };
    const tokens = status === 200 ? tokensIn(JSON.parse(body.toString())) : null;
    return tokens ? { is: 'renewed', tokens } : { is: 'unknown' };
  } catch {
    return { is: 'unknown' };
  }
}

/** The tokens in an answer of the content backend to a sign-in or a renewal, or null. */
export function tokensIn(answer: unknown): Tokens | null {
  if (typeof answer !== 'object' || answer === null || !('jwt' in answer)) return null;
  const { jwt } = answer;
  const refresh = 'refreshToken' in answer ? answer.refreshToken : null;
  if (typeof jwt !== 'string') return null;
  return { access: jwt, refresh: typeof refresh === 'string' ? refresh : null };
}
