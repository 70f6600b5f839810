import { isPage } from 'beursvloer-domain/redirects';
import type { MiddlewareFunction } from 'react-router';
import { startDeadline } from '../../http-client/deadline';
import type { CmsClient } from '../content/client/client';
import { cmsFor } from '../content/client/context.server';
import { recordUse } from '../content/cache/cache-tags.server';
import { findRedirect, type Redirect } from '../content/types/redirects/redirect';
import { respond } from './respond';

/** How long a page waits for the look-up. After that it is shown as if there were no redirect. */
const lookupTimeoutMs = 2000;

/**
 * Asks on every navigation, of a document or of data inside the app, whether editors gave the path a redirect. It wins
 * over the page. The question travels beside the page's own loaders, so that it costs a visitor no time; a form waits
 * for it, because what a form does cannot be undone. A look-up that fails is no redirect: it never costs a page.
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  if (!isPage(url.pathname)) return next();
  const lookup = lookUp(cmsFor(context), url.pathname, request.signal);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const found = await lookup;
    return found ? respond(found, request, url) : next();
  }
  const page = next();
  const found = await lookup;
  if (!found) return page;
  // Read the unused page to its end, so that its rendering is not aborted with an error.
  page.then((response) => response.arrayBuffer()).catch(() => undefined);
  return respond(found, request, url);
};

async function lookUp(
  cms: CmsClient,
  pathname: string,
  requestSignal: AbortSignal,
): Promise<Redirect | null> {
  const deadline = startDeadline(lookupTimeoutMs, requestSignal);
  try {
    return await findRedirect(cms, pathname, deadline.signal);
  } catch (error) {
    // The gateway logs its own failures; only the timeout is logged here.
    if (deadline.isOver()) console.error(`Looking up a redirect took over ${lookupTimeoutMs} ms:`, error);
    // There may have been a redirect: the page is sent, but not cached.
    recordUse({ isDegraded: true });
    return null;
  } finally {
    deadline.clear();
  }
}
