import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listSessions } from '../content/types/session';
import { findSpeaker, listSpeakers } from '../content/types/speaker';
import { notFound } from '../errors/page-errors';
import { publicIdIn, requireOwnSlug } from '../errors/detail-url';
import { speakerPath } from '../site/detail-paths';
import { relatedSpeakers } from './related-speakers';
import { sessionsOf, withSessionCount } from './sessions';

const relatedCount = 6;

export async function loadSpeaker(context: RequestContext, url: URL, params: { id: string; slug?: string }) {
  const publicId = publicIdIn(url, params.id);
  const cms = cmsFor(context);
  const [speaker, all, sessions] = await Promise.all([
    findSpeaker(cms, publicId),
    listSpeakers(cms),
    listSessions(cms),
  ]);
  if (!speaker) throw notFound(url);
  requireOwnSlug(url, params.slug, speaker.slug, speakerPath(speaker));
  return {
    speaker,
    sessions: sessionsOf(publicId, sessions),
    related: withSessionCount(relatedSpeakers(speaker, all, sessions, relatedCount), sessions),
  };
}

export type SpeakerDetailData = Awaited<ReturnType<typeof loadSpeaker>>;
