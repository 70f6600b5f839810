import { cmsFor } from '../../content/client/context.server';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { findEdition } from '../../content/types/edition';
import { findSession, findWithdrawnSession } from '../../content/types/session';
import { publicIdIn } from '../../errors/detail-url';
import { missingPage } from '../../search/missing-page.server';
import { loadAround, nothingAround } from './around-session.server';

export async function loadSession(context: RequestContext, url: URL, number: string) {
  const publicId = publicIdIn(url, number);
  const cms = cmsFor(context);
  const [session, around] = await Promise.all([findSession(cms, publicId), loadAround(cms, publicId)]);
  if (!session) throw await missingPage(context, url, () => findWithdrawnSession(cms, publicId));
  // Of the past the page leads to its archive alone.
  if (session.edition === null) return { session, edition: null, ...around };
  return { session, edition: await findEdition(cms, session.edition), ...nothingAround };
}
