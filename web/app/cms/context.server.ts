import { environment } from '../environment.server';
import { unavailable } from '../errors/unavailable';
import { localeOf } from '../messages/locale';
import {
  createCmsClient,
  type CmsCall,
  type CmsClient,
  type CmsRequestOptions,
  type DraftRight,
} from './client';
import { CmsUnavailable, type CmsError } from './errors';
import { openPreviewLink, type OpenedLink } from './preview-link.server';
import { previewParam } from './preview-param';
import { readToken } from './token';

/**
 * The content backend for one page request: with the visitor's token when there is one, gone when the visitor goes.
 * A backend that does not answer becomes the 503 that the error screen knows.
 */
export function cmsFor(request: Request): CmsClient {
  const client = createCmsClient({
    url: environment.contentUrl,
    version: environment.contentVersion,
    prefix: environment.contentPrefix,
    timeout: environment.contentTimeout,
    token: readToken(request.headers.get('cookie')),
    locale: localeOf(new URL(request.url).pathname),
    onError: report,
  });
  const forPage =
    (call: CmsCall): CmsCall =>
    async (method, path, options: CmsRequestOptions = {}) => {
      try {
        return await call(method, path, { signal: request.signal, ...options });
      } catch (error) {
        throw error instanceof CmsUnavailable ? unavailable() : error;
      }
    };
  return {
    ...client,
    send: forPage(client.send),
    request: forPage(client.request),
    draft: draftFor(request),
  };
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
  const {
    contentUrl: url,
    contentVersion: version,
    contentPrefix: prefix,
    contentTimeout: timeout,
  } = environment;
  return createCmsClient({ url, version, prefix, timeout, locale, onError: report });
}

/** True when the content backend answers at all within `timeout` milliseconds, whatever it says. */
export async function contentAnswers(timeout: number): Promise<boolean> {
  try {
    await fetch(environment.contentUrl, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    return true;
  } catch {
    return false;
  }
}

/** A refusal or absence is the page's business; only a backend that fails belongs in the log. */
function report(error: CmsError): void {
  if (error instanceof CmsUnavailable || error.status === 400 || error.status === 403)
    console.error(error.message);
}
