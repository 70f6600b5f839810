import { now } from '../clock/clock.server';
import { timeOf, toWallClock } from '../clock/wall-clock';
import { cmsFor, visitorCms } from '../content/client/context.server';
import { CmsError } from '../content/client/errors';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { getBelongings } from '../content/types/account';
import { getOwnFigures } from '../content/types/own-figures';
import { listSessions, type SessionSummary } from '../content/types/session';
import { getOwnVisit } from '../content/types/visitor';

/** How the signed-in user stands with each thing of theirs; undefined for what is not known now, which gets no card. */
export async function loadOverview(context: RequestContext) {
  const cms = cmsFor(context);
  const [visit, belongings, figures, sessions] = await Promise.all([
    ifKnown(getOwnVisit(visitorCms(context), null), null),
    ifKnown(getBelongings(cms)),
    ifKnown(getOwnFigures(cms)),
    ifKnown(listSessions(cms)),
  ]);
  const week = figures?.periods.find(({ name }) => name === 'week');
  return {
    visit: visit && { isConfirmed: visit.code !== null, days: visit.profile.days },
    programme: belongings && sessions && programmeOf(sessions, belongings.sessions, now()),
    orders: belongings?.orders,
    contracts: belongings?.contracts,
    views: week?.figures.view.own,
  };
}

export type OverviewData = Awaited<ReturnType<typeof loadOverview>>;

type Timed = Pick<SessionSummary, 'publicId' | 'title' | 'locale' | 'day' | 'startTime' | 'endTime'>;

/** How many sessions are saved, and the next one that has not ended. */
export function programmeOf(sessions: readonly Timed[], saved: readonly number[], instant: Date) {
  const { day, minutes } = toWallClock(instant);
  const moment = `${day} ${timeOf(minutes)}`;
  const own = sessions.filter(({ publicId }) => saved.includes(publicId));
  const next = own.find((session) => `${session.day} ${session.endTime}` > moment);
  return {
    count: own.length,
    next: next && {
      title: next.title,
      locale: next.locale,
      day: next.day,
      startTime: next.startTime,
      endTime: next.endTime,
    },
  };
}

/** The overview stands without what the content backend does not say now. */
async function ifKnown<Value, Missing = undefined>(
  answer: Promise<Value>,
  missing?: Missing,
): Promise<Value | Missing | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return error.status === 404 ? missing : undefined;
  }
}
