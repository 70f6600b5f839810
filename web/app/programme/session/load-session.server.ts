import { cmsFor } from '../../content/client/context.server';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { findSession, findWithdrawnSession } from '../../content/types/session';
import { publicIdIn } from '../../errors/detail-url';
import { missingPage } from '../../search/missing-page.server';
import { loadAround } from './around-session.server';

export async function loadSession(context: RequestContext, url: URL, number: string) {
  const publicId = publicIdIn(url, number);
  const cms = cmsFor(context);
  const [session, around] = await Promise.all([findSession(cms, publicId), loadAround(cms, publicId)]);
  if (!session) throw await missingPage(context, url, () => findWithdrawnSession(cms, publicId));
  return { session, ...around };
}
