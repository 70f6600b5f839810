import { redirectDocument } from 'react-router';
import { circuitTo } from '../../../http-client/circuit';
import { callHttp } from '../../../http-client/http-client';
import { environment } from '../../environment.server';
import { unavailable } from '../../errors/unavailable';
import { localeOf, pagePath, withoutLocale } from '../../messages/locale';
import { createCmsClient, type CmsClient, type DraftRight, type KeptForAll } from './client';
import { CmsError, CmsUnavailable } from './errors';
import { createKeptContent, type Kept } from '../cache/content-cache';
import { collectMadeOf, noteAnswer, noteTags } from '../cache/cache-tags.server';
import { openPreviewLink, type OpenedLink } from './preview-link.server';
import { previewParam } from './preview-param';
import { readTokens, refusedTokenCookies } from './token-cookies';

/**
 * The content backend for one page request: with the visitor's token when there is one, gone when the visitor goes.
 * Content is the same for everybody, so that what is kept of it is for those who are signed in as well, but not for previews.
 * A backend that does not answer becomes the 503 that the error screen knows, and a token that it does not take any
 * more is taken away: the page is asked for once more without it.
 */
export function cmsFor(request: Request): CmsClient {
  const client = visitorCms(request);
  const cookies = request.headers.get('cookie');
  const forPage = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof CmsUnavailable) throw unavailable();
      const refused = error instanceof CmsError && error.status === 401;
      throw refused && readTokens(cookies).access !== null ? withoutToken(request) : error;
    }
  };
  const { signal } = request;
  return {
    ...client,
    send: (method, path, options) => forPage(client.send(method, path, { signal, ...options })),
    read: (shape, method, path, options) => forPage(client.read(shape, method, path, { signal, ...options })),
    draft: draftFor(request),
    kept: previewIn(request) === null ? keptForPage(client.locale, request) : null,
  };
}

/** Content that is kept, for a page: a backend that does not answer becomes the 503 that the error screen knows. */
function keptForPage(locale: string, request: Request): KeptForAll | null {
  const kept = keptForAll(locale, request.headers.get('x-request-id'));
  if (!kept) return null;
  const forPage = (error: unknown) => {
    throw error instanceof CmsUnavailable ? unavailable() : error;
  };
  return {
    answer: (...asked) => kept.answer(...asked).catch(forPage),
    list: (...asked) => kept.list(...asked).catch(forPage),
  };
}

/**
 * The content backend for what a visitor does with their account: with their token, and with where they are, for its
 * limits. Its errors come as they are.
 */
export function visitorCms(request: Request): CmsClient {
  const { headers } = request;
  return createCmsClient({
    url: environment.contentUrl,
    version: environment.contentVersion,
    prefix: environment.contentPrefix,
    timeout: environment.contentTimeout,
    token: readTokens(headers.get('cookie')).access,
    locale: localeOf(new URL(request.url).pathname),
    onAnswer: noteAnswer,
    onError: report,
    headers: {
      // Set by our own server; see web/server/site.ts.
      'x-forwarded-for': headers.get('x-forwarded-for') ?? '',
      'user-agent': headers.get('user-agent') ?? '',
      'x-request-id': headers.get('x-request-id') ?? '',
    },
  });
}

/** Whether cookies of this request may only travel over https. */
export function isSecure(request: Request): boolean {
  return (environment.siteOrigin ?? request.url).startsWith('https:');
}

/** The same page once more, without the token that the content backend refused. */
export function withoutToken(request: Request): Response {
  const headers = new Headers();
  for (const cookie of refusedTokenCookies(request.headers.get('cookie'), isSecure(request)))
    headers.append('Set-Cookie', cookie);
  return redirectDocument(pageAddress(request), { headers });
}

/** The page that a request is for, also when it asks for its data, as a redirect wants it: without its language. */
function pageAddress(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const page = withoutLocale(pagePath(pathname));
  const query = searchParams.toString();
  return query === '' ? page : `${page}?${query}`;
}

/** What the address of a request says about a preview, or null when it says nothing. */
export function previewIn(request: Request): OpenedLink | null {
  const sealed = new URL(request.url).searchParams.get(previewParam);
  return sealed === null ? null : openPreviewLink(sealed, environment.previewSecret, Date.now());
}

/** A draft is read under the link's own proof, which the content backend judges again. */
function draftFor(request: Request): DraftRight | null {
  const opened = previewIn(request);
  if (opened?.is !== 'good' || opened.link.status !== 'draft') return null;
  const { collection, locale, documentId } = opened.link;
  const sealed = new URL(request.url).searchParams.get(previewParam) ?? '';
  return { path: `/${collection}`, locale, documentId, headers: { 'X-Beursvloer-Preview': sealed } };
}

/**
 * The content backend as anybody sees it, bound to no visitor: for what is made once for all. Its errors come as they
 * are.
 */
export function publicCms(locale: string): CmsClient {
  return { ...anybodysCms(locale, null), kept: keptForAll(locale, null) };
}

function anybodysCms(locale: string, requestId: string | null): CmsClient {
  const {
    contentUrl: url,
    contentVersion: version,
    contentPrefix: prefix,
    contentTimeout: timeout,
  } = environment;
  return createCmsClient({
    ...{ url, version, prefix, timeout, locale },
    onAnswer: noteAnswer,
    onError: report,
    headers: requestId === null ? {} : { 'x-request-id': requestId },
  });
}

/** What is kept of one language; what is not, is asked for under this id. Null where changes could not be told of. */
function keptForAll(locale: string, requestId: string | null): KeptForAll | null {
  if (environment.contentVersion !== 'v5') return null;
  const cms = () => anybodysCms(locale, requestId);
  const noted = <Value>({ value, tags }: Kept<Value>): Value => {
    noteTags(tags);
    return value;
  };
  return {
    answer: async (question, load, alsoTags) =>
      noted(
        await keptContent.answer(`${locale} ${question}`, () => collectMadeOf(() => load(cms())), alsoTags),
      ),
    list: async (question, source) => {
      const { all, some, ...rest } = source(cms());
      const unheard = async <Rows>(ask: () => Promise<Rows>) => (await collectMadeOf(ask)).value;
      return noted(
        await keptContent.list(`${locale} ${question}`, {
          ...rest,
          all: () => unheard(all),
          some: (documentIds) => unheard(() => some(documentIds)),
        }),
      );
    },
  };
}

/** The content that this process keeps. */
export const keptContent = createKeptContent();

/** True when the content backend answers at all within `timeout` milliseconds, whatever it says. */
export async function contentAnswers(timeout: number): Promise<boolean> {
  const { contentUrl } = environment;
  const how = { method: 'HEAD', redirect: 'manual', maxBytes: 0, circuit: circuitTo(contentUrl) } as const;
  return callHttp(contentUrl, { ...how, timeoutMs: timeout }).then(
    () => true,
    () => false,
  );
}

/** A refusal or absence is the page's business; only a backend that fails belongs in the log. */
function report(error: CmsError): void {
  if (error instanceof CmsUnavailable || error.status === 400 || error.status === 403)
    console.error(error.message);
}
