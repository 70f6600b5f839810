import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { sendErrorPage, tooManyRequests, unavailable } from '../http/error-responses';
import type { ServerEnvironment } from '../environment';
import { rememberLanguage, type Languages } from '../pages/languages';
import { hostOf, type Target } from '../http/limits';
import { answeredAs, withinRequest } from '../log/request-context';
import type { PagePolicy } from '../security/page-policy';
import { isHtml, makeNonce, visitOfAnybody, type RenderPage } from '../pages/pages';
import { replaceNoncesByHashes } from '../security/script-hashes';
import { protectiveHeaders } from '../security/security-headers';
import type { Sessions } from '../proxy/sessions';
import { dataDigestHeader } from '../../caching/data-digest';
import type { FindUnchanged } from '../../caching/staleness';
import type { CachedPage, Rendered, RecordUsed, WholeResponse } from './cached-page';
import type { ChangeLog } from '../../caching/change-log';
import { dataPathOf } from '../../router-internals/data-path';
import type { StoredPage } from './page-store';
import { TooBusy, type Asked, type Got, type PageCache } from './page-cache';
import { createRenderAhead } from './render-ahead';
import { sendCached } from './send-cached';

/**
 * The key of a page in the cache: its path, and its query in one order, without what does not matter. Null for what is not
 * cached. The pages themselves know which they are.
 */
export type CacheKeyFor = (path: string, search: string) => { path: string; search: string } | null;

export interface OpenPageCache {
  cache: PageCache;
  log: ChangeLog;
  onStale?: (stored: StoredPage) => void;
  onChecked?: () => void;
}

export interface CachedPagesParts extends OpenPageCache {
  environment: ServerEnvironment;
  render: RenderPage;
  record: RecordUsed;
  findUnchanged: FindUnchanged;
  policy: PagePolicy;
  cacheKeyFor: CacheKeyFor;
  sessions: Pick<Sessions, 'markFor'>;
  languages: Languages;
  onRendered?: OnRendered;
}

export type OnRendered = (path: string, status: number, ms: number) => void;

interface KnownUrl {
  key: string;
  target: Target;
}
const maxKnownUrls = 5000;

/** The parameter that names a change; the content backend makes such URLs: cms/src/platform/preview/preview-url.ts. */
const changeParam = 'na';
const changeTimeoutMs = 3000;

/** Longer than the content backend is given for a response. */
const renderTimeoutMs = 30_000;

interface How {
  isRobot: boolean;
  /** Says after how many seconds a page may be rendered for this visitor; 0 is now. */
  mayRender: () => Promise<number>;
  pass: (response: Response) => Promise<void>;
}

/**
 * Answers requests for pages that are the same for everybody. Such a page is rendered for nobody in particular: nothing
 * of the visitor who happened to ask first can get into it.
 */
export function createCachedPages(parts: CachedPagesParts) {
  const { cache, log, cacheKeyFor, findUnchanged, sessions, languages, onStale, onChecked } = parts;
  const { sendsTags } = parts.environment;
  const renderForAll = createRenderer(parts);

  /** The keys of URLs that were answered, as they were written: to find one out takes longer than to answer. */
  const knownUrls = new LRUCache<string, KnownUrl>({ max: maxKnownUrls });

  const renderAhead = createRenderAhead({
    cache,
    onStale,
    onChecked,
    render: (key, last) => renderForAll(key, false, last),
    findUnchanged,
  });
  const unsubscribe = log.onChange(renderAhead.start);

  /** Gets a page, as it is after a change when one is named; null when too many are being rendered. */
  async function getPage(asked: Asked, change: number | null): Promise<Got | null> {
    try {
      if (change !== null) await log.waitUntilSeq(log.seqOf(change), changeTimeoutMs);
      return await cache.get({ ...asked, isFreshOnly: change !== null });
    } catch (error) {
      if (error instanceof TooBusy) return null;
      throw error;
    }
  }

  return {
    /** Renders the data of a page for nobody in particular, past the cache. */
    renderData: (page: string): Promise<Rendered> => renderForAll(dataPathOf(page), false),
    end(): void {
      unsubscribe();
      renderAhead.end();
    },
    /** Answers at once when the page is there, the URL was seen before, and nothing else has to be looked at. */
    answerAtOnce(req: IncomingMessage, res: ServerResponse): boolean {
      const known = knownUrls.get(req.url ?? '');
      if (!known || !isRead(req) || hostOf(req) === null) return false;
      const page = cache.fresh(known.key);
      if (!page) return false;
      const { cookie, redirect } = rememberLanguage(req, known.target, languages);
      if (cookie !== null || redirect !== null || sessions.markFor(req) !== null) return false;
      cache.figures.atOnce += 1;
      sendCached(req, res, page, sendsTags);
      return true;
    },
    /** Answers a request for a page that is the same for everybody; false when this is none. */
    async answer(req: IncomingMessage, res: ServerResponse, target: Target, how: How): Promise<boolean> {
      if (!isRead(req)) return false;
      const { search, change } = splitChange(target.search);
      const cacheKey = cacheKeyFor(target.path, search);
      if (cacheKey === null) return false;
      const key = target.path + cacheKey.search;
      // A robot gets what went wrong as one line of text.
      const flight = how.isRobot ? `robot ${key}` : key;
      const wait = cache.costsNothing({ key, flight }) ? 0 : await how.mayRender();
      if (wait > 0) {
        sendErrorPage(req, res, tooManyRequests(wait));
        return true;
      }
      const render = (last: CachedPage | null) => renderForAll(key, how.isRobot, last);
      const got = await getPage({ key, flight, render, findUnchanged }, change);
      if (got === null) sendErrorPage(req, res, unavailable);
      if (got === null || res.closed) return true;
      answeredAs('page' in got ? got.from : 'miss');
      if (!('page' in got)) return passUncached(got.response, how.pass);
      // The first copy of a page that was rendered while something changed: what to render again was listed without it.
      if (got.from === 'miss' && log.isStale(got.page.tags, got.page.seq)) renderAhead.start();
      if (change === null) knownUrls.set(target.path + target.search, { key, target });
      sendCached(req, res, got.page, sendsTags);
      return true;
    },
  };
}

function createRenderer({ environment, render, record, policy, onRendered }: CachedPagesParts) {
  const { siteUrl } = environment;

  async function renderWhole(
    pageUrl: string,
    { isRobot, requestId, lastData }: { isRobot: boolean; requestId: string; lastData: string | null },
  ): Promise<WholeResponse & Pick<Rendered, 'dataDigest' | 'isSame'>> {
    const request = new Request(new URL(pageUrl, siteUrl), {
      headers: { accept: '*/*', host: siteUrl.host },
      signal: AbortSignal.timeout(renderTimeoutMs),
    });
    const nonce = makeNonce();
    const response = await render(request, { ...visitOfAnybody(isRobot, requestId), nonce, lastData });
    const headers = new Headers(protectiveHeaders(siteUrl));
    for (const [name, value] of response.headers)
      if (name === 'set-cookie') headers.append(name, value);
      else headers.set(name, value);
    const dataDigest = headers.get(dataDigestHeader);
    headers.delete(dataDigestHeader);
    if (response.status === 304) return { status: 304, headers, body: Buffer.alloc(0), isSame: true };
    if (!isHtml(headers)) {
      return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
    }
    const { html, scriptSources } = replaceNoncesByHashes(await response.text(), nonce);
    headers.set('content-security-policy', policy(scriptSources));
    return { status: response.status, headers, body: Buffer.from(html), dataDigest };
  }

  /** Several visitors may wait for it, so it counts as a request of its own: it has its own id in the log. */
  return (key: string, isRobot: boolean, last: CachedPage | null = null): Promise<Rendered> => {
    const requestId = randomUUID();
    const how = { isRobot, requestId, lastData: last?.dataDigest ?? null };
    return withinRequest({ requestId, answered: 'miss' }, async () => {
      const began = performance.now();
      const { value, ...used } = await record(() => renderWhole(key, how));
      if (!value.isSame) onRendered?.(key.split('?', 1)[0] ?? key, value.status, performance.now() - began);
      return { ...value, ...used };
    });
  };
}

/** Passes a response on that is not cached; false for one whose redirect or cookie depends on the visitor. */
async function passUncached({ status, headers, body }: Rendered, pass: How['pass']): Promise<boolean> {
  if (headers.has('location') || headers.has('set-cookie')) return false;
  const bodiless = status === 204 || status === 304 || body.length === 0;
  await pass(new Response(bodiless ? null : body, { status, headers }));
  return true;
}

/** Nothing of the visitor decides what a cached page looks like, so whoever reads one may have it. */
function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * A query without the number of the change that the page must show: `?na=12`, as the admin's link to the site has it. It
 * says nothing about the page, so it is no part of the key.
 */
function splitChange(search: string): { search: string; change: number | null } {
  const params = new URLSearchParams(search);
  const [number = ''] = params.getAll(changeParam);
  if (!/^\d{1,15}$/.test(number)) return { search, change: null };
  params.delete(changeParam);
  const rest = params.toString();
  return { search: rest === '' ? '' : `?${rest}`, change: Number(number) };
}
