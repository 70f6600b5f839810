import { redirect, redirectDocument, type MiddlewareFunction } from 'react-router';
import type { CmsClient } from '../cms/client';
import { cmsFor } from '../cms/context.server';
import { findRedirect, type Redirect } from '../cms/redirect';
import { localeOf, localePath, withoutLocale, type Locale } from '../messages/locale';
import { isInternal, isPage, withQuery } from './location';

/** Milliseconds that a page waits for the look-up; after that it is shown as if there were no redirect. */
const patience = 2000;

/**
 * Asks on every navigation, of a document or of data inside the app, whether editors gave the path a redirect. It wins
 * over the page. The question travels beside the page's own loaders, so that it costs a visitor no time; a form waits
 * for it, because what a form does cannot be undone. A look-up that fails is no redirect: it never costs a page.
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  if (!isPage(withoutLocale(url.pathname))) return next();
  const lookup = lookUp(cmsFor(request), url.pathname, request.signal);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const found = await lookup;
    return found ? answer(found, request, url) : next();
  }
  const page = next();
  const found = await lookup;
  if (!found) return page;
  // Nobody reads this page; read to its end, so that what makes it is not cut off halfway and does not complain.
  page.then((response) => response.arrayBuffer()).catch(() => undefined);
  return answer(found, request, url);
};

/**
 * The redirect of a whole path. In another language than the default one, a redirect of that language's own path comes
 * first; one of the path without language counts for all languages, and stays in the visitor's.
 */
async function lookUp(cms: CmsClient, pathname: string, gone: AbortSignal): Promise<Redirect | null> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(patience)]);
  const path = withoutLocale(pathname);
  try {
    const [own, shared] = await Promise.all([
      findRedirect(cms, pathname, signal),
      path === pathname ? null : findRedirect(cms, path, signal),
    ]);
    const found = own ?? (shared && inLanguage(localeOf(pathname), shared));
    // Leading everybody from /oud to /en/oud must not lead /en/oud to itself.
    return found && pathOf(found.target) === pathname ? null : found;
  } catch (error) {
    // The gateway says itself when the backend does not answer or refuses.
    if (signal.aborted && !gone.aborted)
      console.error(`Looking up a redirect took over ${patience} ms:`, error);
    return null;
  }
}

function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? '';
}

function inLanguage(locale: Locale, found: Redirect): Redirect {
  const path = pathOf(found.target);
  const stays = isInternal(path) && isPage(path) && withoutLocale(path) === path;
  return stays ? { ...found, target: localePath(locale, path) + found.target.slice(path.length) } : found;
}

function answer({ target, code }: Redirect, request: Request, url: URL): Response {
  const address = withQuery(target, url.searchParams);
  if (!isInternal(target)) return redirect(address, code);
  const { pathname } = new URL(address, url);
  const insideApp = localeOf(pathname) === localeOf(url.pathname) && isPage(withoutLocale(pathname));
  if (insideApp) return redirect(address, code);
  // The app would look for it among its own pages: only a whole address makes it leave.
  const asked = new URL(request.url).pathname;
  return redirectDocument(asked.endsWith('.data') ? new URL(address, url).href : address, code);
}
