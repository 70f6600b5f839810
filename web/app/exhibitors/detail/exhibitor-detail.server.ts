import { cmsFor } from '../../content/client/context.server';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { findExhibitor, listExhibitors } from '../../content/types/exhibitor';
import { listSessionsOfExhibitor } from '../../content/types/session';
import { notFound } from '../../errors/page-errors';
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
  const [exhibitor, all, sessions] = await Promise.all([
    findExhibitor(cms, publicId),
    listExhibitors(cms),
    listSessionsOfExhibitor(cms, publicId),
  ]);
  if (!exhibitor) throw notFound(url);
  requireOwnSlug(url, params.slug, exhibitor.slug, exhibitorPath(exhibitor));
  return { exhibitor, sessions, related: relatedExhibitors(exhibitor, all, relatedCount) };
}

export type ExhibitorDetailData = Awaited<ReturnType<typeof loadExhibitor>>;
