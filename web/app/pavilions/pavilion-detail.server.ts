import type { CmsClient } from '../content/client/client';
import { cmsFor } from '../content/client/context.server';
import { derive } from '../content/client/list';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listExhibitors } from '../content/types/exhibitor';
import { listedExhibitor, listedSession } from '../content/types/listed';
import { findPavilion, listPavilions } from '../content/types/pavilion';
import { listSessions } from '../content/types/session';
import { missingPage } from '../search/missing-page.server';
import { publicIdIn, requireOwnSlug } from '../errors/detail-url';
import { pavilionPath } from '../site/detail-paths';
import { membersOf, standsOf, withCounts } from './members';

/** Exhibitors on the page of a pavilion; their own list has them all. */
const mostExhibitors = 24;

export async function loadPavilion(context: RequestContext, url: URL, params: { id: string; slug?: string }) {
  const publicId = publicIdIn(url, params.id);
  const cms = cmsFor(context);
  const [pavilion, around] = await Promise.all([findPavilion(cms, publicId), loadAround(cms, publicId)]);
  if (!pavilion) throw await missingPage(context, url);
  requireOwnSlug(url, params.slug, pavilion.slug, pavilionPath(pavilion));
  return { pavilion, ...around };
}

/** A pavilion's exhibitors and sessions, and the other pavilions. */
function loadAround(cms: CmsClient, publicId: number) {
  return derive(cms, `around pavilion ${publicId}`, async (shared) => {
    const [all, exhibitors, sessions] = await Promise.all([
      listPavilions(shared),
      listExhibitors(shared),
      listSessions(shared),
    ]);
    const members = membersOf(publicId, exhibitors);
    const others = all.filter((other) => other.publicId !== publicId);
    return {
      exhibitors: members.slice(0, mostExhibitors).map(listedExhibitor),
      exhibitorCount: members.length,
      stands: standsOf(members),
      sessions: membersOf(publicId, sessions).map(listedSession),
      others: withCounts(others, exhibitors, sessions),
    };
  });
}

export type PavilionDetailData = Awaited<ReturnType<typeof loadPavilion>>;
