import { listProviders } from '../content/types/account';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { nextPage } from './next-page';
import { requireSignedOut } from './user.server';

export async function loadEntrance(context: RequestContext, url: URL) {
  const next = nextPage(url.searchParams.get('naar'));
  requireSignedOut(context, next);
  // The page works without the providers' buttons.
  const providers = await listProviders(cmsFor(context)).catch(() => []);
  return { next, providers };
}
