import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listExhibitors, type ExhibitorSummary } from '../content/types/exhibitor';
import { briefSession } from '../content/types/listed';
import { listSessions } from '../content/types/session';
import { listSpeakers, type SpeakerSummary } from '../content/types/speaker';

/**
 * Everything of the fair that can be saved, as little of each as the page shows. The page is the same for everybody: what of
 * it somebody has saved, only their device knows.
 */
export async function loadOffer(context: RequestContext) {
  const cms = cmsFor(context);
  const [sessions, exhibitors, speakers] = await Promise.all([
    listSessions(cms),
    listExhibitors(cms),
    listSpeakers(cms),
  ]);
  return {
    sessions: sessions.map(briefSession),
    exhibitors: exhibitors.map(exhibitorOf),
    speakers: speakers.map(speakerOf),
  };
}

const exhibitorOf = ({ publicId, name, slug, stands }: ExhibitorSummary) => ({
  publicId,
  name,
  slug,
  stands: stands.map(({ code, hall }) => ({ code, hall: hall && { slug: hall.slug, name: hall.name } })),
});

const speakerOf = ({ publicId, name, slug, organisation }: SpeakerSummary) => ({
  publicId,
  name,
  slug,
  organisation,
});
