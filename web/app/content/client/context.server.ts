import { userActionOf } from 'beursvloer-domain/statistics';
import { redirectDocument } from 'react-router';
import { environment } from '../../environment.server';
import { unavailable } from '../../errors/page-errors';
import { pagePath, withoutLocale } from '../../messages/locale';
import { createCmsClient, type CachedContent, type CmsClient, type DraftRight } from './client';
import { contentHealthOf } from './content-health';
import { CmsError, CmsUnavailable } from './errors';
import { createContentCache } from '../cache/content-cache';
import { shareContent } from '../cache/share-content.server';
import { recordResponse } from '../cache/cache-tags.server';
import { fillInRows } from '../types/variables';
import { previewParam } from './visitor/preview-param';
import { rejectedTokenCookies } from './visitor/token-cookies';
import { visitorContext, type RequestContext } from './visitor/visitor.server';

/**
 * The content backend for one page request: with the visitor's token when there is one, gone when the visitor goes.
 * Content is the same for everybody, so cached content is for those who are signed in as well, but not for previews.
 * A backend that does not answer becomes the 503 that the error screen knows, and a token that it does not take any
 * more is taken away: the page is asked for once more without it.
 */
export function cmsFor(context: RequestContext): CmsClient {
  const client = visitorCms(context);
  const { signal, tokens, preview, requestId } = context.get(visitorContext);
  const forPage = async <Answer>(response: Promise<Answer>): Promise<Answer> => {
    try {
      return await response;
    } catch (error) {
      if (error instanceof CmsUnavailable) throw unavailable();
      const isRejected = error instanceof CmsError && error.status === 401;
      throw isRejected && tokens.access !== null ? withoutToken(context) : error;
    }
  };
  return {
    ...client,
    send: (method, path, options) => forPage(client.send(method, path, { signal, ...options })),
    read: (shape, method, path, options) => forPage(client.read(shape, method, path, { signal, ...options })),
    draft: draftFor(context),
    cached: preview === null ? cachedForPage(client.locale, requestId) : null,
  };
}

/** Cached content, for a page: a backend that does not answer becomes the 503 that the error screen knows. */
function cachedForPage(locale: string, requestId: string): CachedContent | null {
  const cached = cachedContent(locale, requestId);
  if (!cached) return null;
  return {
    get: (...asked) =>
      cached.get(...asked).catch((error: unknown) => {
        throw error instanceof CmsUnavailable ? unavailable() : error;
      }),
  };
}

/**
 * The content backend for what a visitor does with their account: with their token, and with where they are, for its
 * limits. Its errors come as they are.
 */
export function visitorCms(context: RequestContext): CmsClient {
  return clientFor(context, context.get(visitorContext).tokens.access);
}

/** The content backend for what anybody may send, signed in or not: a token that has ended must not stand in the way. */
export function anonymousCms(context: RequestContext): CmsClient {
  return clientFor(context, null);
}

function clientFor(context: RequestContext, token: string | null): CmsClient {
  const { ip, locale, requestId, userAgent, record } = context.get(visitorContext);
  const client = createCmsClient({
    url: environment.contentUrl,
    version: environment.contentVersion,
    prefix: environment.contentPrefix,
    timeoutMs: environment.contentTimeoutMs,
    token,
    locale,
    onAnswer: recordResponse,
    onError: report,
    onStatus(path, status) {
      const action = userActionOf(path, status);
      if (action !== null) record?.({ kind: `user.${action}` });
    },
    headers: {
      'x-forwarded-for': ip ?? '',
      'user-agent': userAgent ?? '',
      'x-request-id': requestId,
    },
  });
  return { ...client, fillIn: fillInRows };
}

export function isSecure(context: RequestContext): boolean {
  return (environment.siteOrigin ?? context.get(visitorContext).url.href).startsWith('https:');
}

/** The same page once more, without the token that the content backend rejected. */
function withoutToken(context: RequestContext): Response {
  const { tokens, url } = context.get(visitorContext);
  const headers = new Headers();
  for (const cookie of rejectedTokenCookies(tokens, isSecure(context))) headers.append('Set-Cookie', cookie);
  return redirectDocument(pagePathOf(url), { headers });
}

function pagePathOf(url: URL): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('_routes');
  const page = withoutLocale(pagePath(pathname));
  const query = searchParams.toString();
  return query === '' ? page : `${page}?${query}`;
}

/** A draft is read under the link's own proof, which the content backend judges again. */
function draftFor(context: RequestContext): DraftRight | null {
  const { preview, url } = context.get(visitorContext);
  if (preview?.is !== 'good' || preview.link.status !== 'draft') return null;
  const { collection, locale, documentId } = preview.link;
  const signedLink = url.searchParams.get(previewParam) ?? '';
  // The forms on a page are previewed with it: the content backend decides which those are.
  const paths = collection === 'pages' ? ['/pages', '/forms'] : [`/${collection}`];
  return { paths, locale, documentId, headers: { 'X-Beursvloer-Preview': signedLink } };
}

/**
 * The content backend as anybody sees it, bound to no visitor: for what is made once for all. Its errors come as they
 * are.
 */
export function publicCms(locale: string): CmsClient {
  return { ...anybodysCms(locale, null), cached: cachedContent(locale, null) };
}

function anybodysCms(locale: string, requestId: string | null): CmsClient {
  const {
    contentUrl: url,
    contentVersion: version,
    contentPrefix: prefix,
    contentTimeoutMs: timeoutMs,
  } = environment;
  const client = createCmsClient({
    url,
    version,
    prefix,
    timeoutMs,
    locale,
    onAnswer: recordResponse,
    onError: report,
    headers: requestId === null ? {} : { 'x-request-id': requestId },
  });
  return { ...client, fillIn: fillInRows };
}

/** The cached content of one language; what is not cached is asked for under this id. Null for backends without a feed. */
function cachedContent(locale: string, requestId: string | null): CachedContent | null {
  if (environment.contentVersion !== 'v5') return null;
  return shareContent(contentCache, locale, () => anybodysCms(locale, requestId));
}

export const contentCache = createContentCache();

export const contentHealth = contentHealthOf(environment.contentUrl);

/** A page handles a 4xx itself; only a backend that fails belongs in the log. */
function report(error: CmsError): void {
  if (error instanceof CmsUnavailable || error.status === 400 || error.status === 403)
    console.error(error.message);
}
