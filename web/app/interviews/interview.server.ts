import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { findInterview, listInterviews } from '../content/types/interview';
import { missingPage } from '../search/missing-page.server';
import { publicIdIn, requireOwnSlug } from '../errors/detail-url';
import { neighboursIn, relatedByTheme } from '../listing/related-by-theme';
import { interviewPath } from '../site/detail-paths';

const relatedCount = 3;

export async function loadInterview(
  context: RequestContext,
  url: URL,
  params: { id: string; slug?: string },
) {
  const publicId = publicIdIn(url, params.id);
  const cms = cmsFor(context);
  const [interview, all] = await Promise.all([findInterview(cms, publicId), listInterviews(cms)]);
  if (!interview) throw await missingPage(context, url);
  requireOwnSlug(url, params.slug, interview.slug, interviewPath(interview));
  const { before, after } = neighboursIn(all, publicId);
  return { interview, newer: before, older: after, related: relatedByTheme(interview, all, relatedCount) };
}

export type InterviewData = Awaited<ReturnType<typeof loadInterview>>;
