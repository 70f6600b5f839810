import type { CmsClient } from '../../content/client/client';
import { derive } from '../../content/client/list';
import { findEdition } from '../../content/types/edition';
import { listedExhibitor, listedSession, type ListedExhibitor } from '../../content/types/listed';
import { cmsFor } from '../../content/client/context.server';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { findExhibitor, listExhibitors } from '../../content/types/exhibitor';
import { listSessionsOfExhibitor } from '../../content/types/session';
import { missingPage } from '../../search/missing-page.server';
import { publicIdIn, requireOwnSlug } from '../../errors/detail-url';
import { exhibitorPath } from '../kinds';
import { relatedExhibitors } from './rank-related';

const relatedCount = 6;

export async function loadExhibitor(
  context: RequestContext,
  url: URL,
  params: { id: string; slug?: string },
) {
  const publicId = publicIdIn(url, params.id);
  const cms = cmsFor(context);
  const [exhibitor, related] = await Promise.all([findExhibitor(cms, publicId), listRelated(cms, publicId)]);
  if (!exhibitor) throw await missingPage(context, url);
  requireOwnSlug(url, params.slug, exhibitor.slug, exhibitorPath(exhibitor));
  const [edition, sessions] = await Promise.all([
    findEdition(cms, exhibitor.edition),
    listSessionsOfExhibitor(cms, publicId, exhibitor.edition),
  ]);
  return { exhibitor, edition, sessions: sessions.map(listedSession), related };
}

function listRelated(cms: CmsClient, publicId: number): Promise<ListedExhibitor[]> {
  return derive(cms, `exhibitors related to ${publicId}`, async (shared) => {
    const all = await listExhibitors(shared);
    const own = all.find((one) => one.publicId === publicId);
    return own ? relatedExhibitors(own, all, relatedCount).map(listedExhibitor) : [];
  });
}

export type ExhibitorDetailData = Awaited<ReturnType<typeof loadExhibitor>>;
