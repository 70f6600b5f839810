import { redirect } from 'react-router';
import { cmsFor } from '../../content/client/context.server';
import type { RequestContext } from '../../content/client/visitor.server';
import { findExhibitor, listExhibitors } from '../../content/types/exhibitor';
import { listSessionsOfExhibitor } from '../../content/types/session';
import { notFound } from '../../errors/not-found';
import { publicIdIn } from '../../errors/public-id';
import { exhibitorPath } from '../kinds';
import { relatedExhibitors } from './related';

/** Exhibitors shown under "see also". */
const RELATED = 6;

/**
 * Everything the page of an exhibitor shows. The number in the address decides; a slug that is missing, old or wrong is
 * put right with a permanent redirect.
 */
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
  if (params.slug !== exhibitor.slug) throw redirect(exhibitorPath(exhibitor) + url.search, 301);
  return { exhibitor, sessions, related: relatedExhibitors(exhibitor, all, RELATED) };
}

export type ExhibitorDetailData = Awaited<ReturnType<typeof loadExhibitor>>;
