import type { CmsClient } from '../content/client/client';
import { derive } from '../content/client/list';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { findEdition } from '../content/types/edition';
import { briefSession, listedSpeaker } from '../content/types/listed';
import { listSessionsOfEdition } from '../content/types/session';
import { findSpeaker, listSpeakersOfEdition } from '../content/types/speaker';
import { missingPage } from '../search/missing-page.server';
import { publicIdIn, requireOwnSlug } from '../errors/detail-url';
import { speakerPath } from '../site/detail-paths';
import { relatedSpeakers } from './related-speakers';
import { rolesIn, sessionsOf, withSessionCount } from './sessions';

const relatedCount = 6;

export async function loadSpeaker(context: RequestContext, url: URL, params: { id: string; slug?: string }) {
  const publicId = publicIdIn(url, params.id);
  const cms = cmsFor(context);
  const speaker = await findSpeaker(cms, publicId);
  if (!speaker) throw await missingPage(context, url);
  requireOwnSlug(url, params.slug, speaker.slug, speakerPath(speaker));
  const [edition, around] = await Promise.all([
    findEdition(cms, speaker.edition),
    loadAround(cms, publicId, speaker.edition),
  ]);
  return { speaker, edition, ...around };
}

/** A speaker's sessions, and others whom somebody may want to hear too. */
function loadAround(cms: CmsClient, publicId: number, edition: number | null) {
  return derive(cms, `around speaker ${publicId} in ${edition}`, async (shared) => {
    const [all, sessions] = await Promise.all([
      listSpeakersOfEdition(shared, edition),
      listSessionsOfEdition(shared, edition),
    ]);
    // Of the past the page leads to its archive alone.
    const own = edition === null && all.find((one) => one.publicId === publicId);
    const related = own ? relatedSpeakers(own, all, sessions, relatedCount) : [];
    return {
      sessions: sessionsOf(publicId, sessions).map((session) => ({
        ...briefSession(session),
        roles: rolesIn(session, publicId),
      })),
      related: withSessionCount(related.map(listedSpeaker), sessions),
    };
  });
}

export type SpeakerDetailData = Awaited<ReturnType<typeof loadSpeaker>>;
