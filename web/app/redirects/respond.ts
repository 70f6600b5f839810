import { isPage } from 'beursvloer-domain/redirects';
import { redirect, redirectDocument } from 'react-router';
import type { Redirect } from '../content/types/redirects/redirect';
import { localeOf } from '../messages/locale';
import { isInternal, withQuery } from './location';

/** Leads on from a path, of a document or of data inside the app. */
export function respond({ target, code }: Redirect, request: Request, url: URL): Response {
  const location = withQuery(target, url.searchParams);
  if (!isInternal(target)) return redirect(location, code);
  const { pathname } = new URL(location, url);
  const insideApp = localeOf(pathname) === localeOf(url.pathname) && isPage(pathname);
  if (insideApp) return redirect(location, code);
  // The client router would match a path to its own routes; only an absolute URL leaves the app.
  const asked = new URL(request.url).pathname;
  return redirectDocument(asked.endsWith('.data') ? new URL(location, url).href : location, code);
}
