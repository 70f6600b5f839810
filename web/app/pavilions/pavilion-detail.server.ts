import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listExhibitors } from '../content/types/exhibitor';
import { findPavilion, listPavilions } from '../content/types/pavilion';
import { listSessions } from '../content/types/session';
import { notFound } from '../errors/page-errors';
import { publicIdIn, requireOwnSlug } from '../errors/detail-url';
import { pavilionPath } from '../site/detail-paths';
import { membersOf, standsOf, withCounts } from './members';

/** Exhibitors on the page of a pavilion; their own list has them all. */
const mostExhibitors = 24;

export async function loadPavilion(context: RequestContext, url: URL, params: { id: string; slug?: string }) {
  const publicId = publicIdIn(url, params.id);
  const cms = cmsFor(context);
  const [pavilion, all, exhibitors, sessions] = await Promise.all([
    findPavilion(cms, publicId),
    listPavilions(cms),
    listExhibitors(cms),
    listSessions(cms),
  ]);
  if (!pavilion) throw notFound(url);
  requireOwnSlug(url, params.slug, pavilion.slug, pavilionPath(pavilion));
  const members = membersOf(publicId, exhibitors);
  return {
    pavilion,
    exhibitors: members.slice(0, mostExhibitors),
    exhibitorCount: members.length,
    stands: standsOf(members),
    sessions: membersOf(publicId, sessions),
    others: withCounts(
      all.filter((other) => other.publicId !== publicId),
      exhibitors,
      sessions,
    ),
  };
}

export type PavilionDetailData = Awaited<ReturnType<typeof loadPavilion>>;
