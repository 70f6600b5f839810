import { listProviders } from '../content/types/account';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor.server';
import { nextPage } from './next-page';
import { requireSignedOut } from './user.server';

/** What the pages on the way in need: where to go afterwards, and the services one can sign in with. */
export async function loadEntrance(context: RequestContext, url: URL) {
  const next = nextPage(url.searchParams.get('naar'));
  requireSignedOut(context, next);
  // A page to sign in with is of use without the buttons of others.
  const providers = await listProviders(cmsFor(context)).catch(() => []);
  return { next, providers };
}
