import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { refuse, tooManyRequests, unavailable } from '../http/answers';
import type { ServerEnvironment } from '../environment';
import { rememberLanguage, type Languages } from '../pages/languages';
import { hostOf, type Target } from '../http/limits';
import { answeredAs, withinRequest } from '../log/request-context';
import type { PagePolicy } from '../security/page-policy';
import { isHtml, makeNonce, visitOfAnybody, type RenderPage } from '../pages/pages';
import { sealPage } from '../security/script-hashes';
import { protectiveHeaders } from '../security/security-headers';
import type { Sessions } from '../proxy/sessions';
import type { WholeAnswer } from './kept-page';
import { TooBusy, type PageCache } from './page-cache';
import { sendKept } from './send-kept';

/**
 * How a page is named in the cache: its path as redirects know it, and its query in one order, without what does not
 * matter. Null for what is not kept. The pages themselves know which they are.
 */
export type KeptAs = (path: string, search: string) => { path: string; search: string } | null;

export interface KeptPagesParts {
  cache: PageCache;
  environment: ServerEnvironment;
  render: RenderPage;
  policy: PagePolicy;
  keptAs: KeptAs;
  sessions: Pick<Sessions, 'markFor'>;
  languages: Languages;
  onRendered?: OnRendered;
}

/** Hears of a page that was made, with its path and the status of the answer. */
export type OnRendered = (path: string, status: number, ms: number) => void;

/** What a written address stands for. */
interface Named {
  key: string;
  target: Target;
}
const mostNames = 5000;

/** How long making a page may take, in ms; longer than the content backend is given for an answer. */
const renderTimeout = 30_000;

/**
 * Answers requests for pages that are the same for everybody. Such a page is rendered for nobody in particular: nothing
 * of the visitor who happened to ask first can get into it.
 */
export function createKeptPages(parts: KeptPagesParts) {
  const { cache, render, policy, keptAs, sessions, languages } = parts;
  const { siteUrl, tellTags } = parts.environment;

  /** The page as anybody would see it, with all headers that it is sent with. */
  async function renderWhole(address: string, robot: boolean, requestId: string): Promise<WholeAnswer> {
    const request = new Request(new URL(address, siteUrl), {
      headers: { accept: '*/*', host: siteUrl.host },
      signal: AbortSignal.timeout(renderTimeout),
    });
    const nonce = makeNonce();
    const response = await render(request, { ...visitOfAnybody(robot, requestId), nonce });
    const headers = new Headers(protectiveHeaders(siteUrl));
    for (const [name, value] of response.headers)
      if (name === 'set-cookie') headers.append(name, value);
      else headers.set(name, value);
    if (!isHtml(headers)) {
      return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
    }
    const { html, scriptSources } = sealPage(await response.text(), nonce);
    headers.set('content-security-policy', policy(scriptSources));
    return { status: response.status, headers, body: Buffer.from(html) };
  }

  /** Several visitors may wait for it, so it counts as a request of its own: the log tells it by an id of its own. */
  function renderForAll(target: Target, key: string, robot: boolean): Promise<WholeAnswer> {
    const requestId = randomUUID();
    return withinRequest({ requestId, answered: 'miss' }, async () => {
      const began = performance.now();
      const answer = await renderWhole(key, robot, requestId);
      parts.onRendered?.(target.path, answer.status, performance.now() - began);
      return answer;
    });
  }

  /** How addresses that were answered are named, as they were written: to find that out takes longer than to answer. */
  const names = new LRUCache<string, Named>({ max: mostNames });

  return {
    /** Answers at once when the page is there, the address was seen before, and nothing else has to be looked at. */
    answerAtOnce(req: IncomingMessage, res: ServerResponse): boolean {
      const named = names.get(req.url ?? '');
      if (!named || !isRead(req) || hostOf(req) === null) return false;
      const page = cache.fresh(named.key);
      if (!page) return false;
      const { cookie, redirect } = rememberLanguage(req, named.target, languages);
      if (cookie !== null || redirect !== null || sessions.markFor(req) !== null) return false;
      cache.figures.atOnce += 1;
      sendKept(req, res, page, tellTags);
      return true;
    },
    /**
     * Answers a request for a page that is the same for everybody; false when this is none.
     * @param how.mayMake says after how many seconds a page may be made for this visitor; 0 is now
     * @param how.pass answers with what was rendered, when that cannot be kept
     */
    async answer(
      req: IncomingMessage,
      res: ServerResponse,
      target: Target,
      how: {
        isRobot: boolean;
        mayMake: () => Promise<number>;
        pass: (response: Response) => Promise<void>;
      },
    ): Promise<boolean> {
      if (!isRead(req)) return false;
      const kept = keptAs(target.path, target.search);
      if (kept === null) return false;
      const key = target.path + kept.search;
      // A robot gets what went wrong as one line of text.
      const robot = how.isRobot;
      const flight = robot ? `robot ${key}` : key;
      const render = () => renderForAll(target, key, robot);
      if (!cache.costsNothing({ key, flight })) {
        const wait = await how.mayMake();
        if (wait > 0) {
          refuse(req, res, tooManyRequests(wait));
          return true;
        }
      }
      let got;
      try {
        got = await cache.get({ key, flight, path: kept.path, render });
      } catch (error) {
        if (!(error instanceof TooBusy)) throw error;
        refuse(req, res, unavailable);
        return true;
      }
      if (res.closed) return true;
      answeredAs('kept' in got ? got.from : 'miss');
      if ('kept' in got) {
        names.set(target.path + target.search, { key, target });
        sendKept(req, res, got.kept, tellTags);
        return true;
      }
      const { status, headers, body } = got.answer;
      // Where it leads, and what it sets, depends on who asks.
      if (headers.has('location') || headers.has('set-cookie')) return false;
      const bodiless = status === 204 || status === 304 || body.length === 0;
      await how.pass(new Response(bodiless ? null : body, { status, headers }));
      return true;
    },
  };
}

/** Nothing of the visitor decides what a cached page looks like, so whoever reads one may have it. */
function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
