import type { CmsClient } from '../../content/client/client';
import { derive } from '../../content/client/list';
import { briefSession, type BriefSession } from '../../content/types/listed';
import { listSessions } from '../../content/types/session';
import { alternatives, neighbours, relatedSessions } from './related-sessions';

/** More than a page shows: it leaves out what is over by the time that somebody reads it. */
const mostRelated = 8;
const mostMeanwhile = 6;

interface Around {
  previous: BriefSession | null;
  next: BriefSession | null;
  related: BriefSession[];
  meanwhile: BriefSession[];
  hasMoreMeanwhile: boolean;
}

export const nothingAround: Around = {
  previous: null,
  next: null,
  related: [],
  meanwhile: [],
  hasMoreMeanwhile: false,
};

/** Other sessions that the page of one leads to: in the same room, akin to it, and at the same time. */
export function loadAround(cms: CmsClient, publicId: number): Promise<Around> {
  return derive(cms, `around session ${publicId}`, async (shared) => {
    const all = await listSessions(shared);
    const own = all.find((one) => one.publicId === publicId);
    if (!own) return nothingAround;
    const { previous, next } = neighbours(own, all);
    const meanwhile = alternatives(own, all);
    return {
      previous: previous && briefSession(previous),
      next: next && briefSession(next),
      related: relatedSessions(own, all, mostRelated).map(briefSession),
      meanwhile: meanwhile.slice(0, mostMeanwhile).map(briefSession),
      hasMoreMeanwhile: meanwhile.length > mostMeanwhile,
    };
  });
}
