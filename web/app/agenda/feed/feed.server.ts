import { now } from '../../clock/clock.server';
import { anonymousCms, cmsFor } from '../../content/client/context.server';
import { rejectionIn } from '../../content/client/rejection';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { readAgendaFeed, tellAgendaFeed, type FeedAccess, type Told } from '../../content/types/agenda-feed';
import { listSessions } from '../../content/types/session';
import { environment } from '../../environment.server';
import type { CalendarEvent } from '../../listing/files/list-file';
import { sessionEvent } from '../../programme/list/programme-file.server';
import { sessionPath } from '../../site/detail-paths';
import { isSameTold, nextTold } from './feed-events';

const tokenShape = /^[0-9a-z]{8,9}-[\w-]{43}$/;
/** Two calendars that read one address at once wait for each other so often. */
const maxTries = 3;

/**
 * The events of a feed, as its calendar has to know them now; null for an address that there is not.
 * @param siteUrl the public address of the site in the language of the feed
 */
export async function loadFeedEvents(
  context: RequestContext,
  token: string,
  siteUrl: string,
): Promise<CalendarEvent[] | null> {
  const secret = environment.purgeSecret;
  if (secret === null || !tokenShape.test(token)) return null;
  const sessions = await listSessions(cmsFor(context));
  const events = new Map(
    sessions.map((session) => [session.publicId, sessionEvent(session, siteUrl + sessionPath(session))]),
  );
  try {
    return await tell(context, { secret, token }, events);
  } catch (error) {
    if (rejectionIn(error).status === 404) return null;
    throw error;
  }
}

async function tell(
  context: RequestContext,
  access: FeedAccess,
  events: ReadonlyMap<number, CalendarEvent>,
): Promise<CalendarEvent[]> {
  const cms = anonymousCms(context);
  for (let tries = 1; ; tries += 1) {
    const feed = await readAgendaFeed(cms, access);
    const current = feed.sessions.flatMap((publicId) => {
      const event = events.get(publicId);
      return event ? [{ publicId, event: toldOf(event) }] : [];
    });
    const told = nextTold(feed.told, current, now().getTime());
    const isStored =
      isSameTold(feed.told, told) || (await tellAgendaFeed(cms, access, { version: feed.version, told }));
    if (isStored || tries === maxTries) return told.map((each) => eventOf(each, events, feed.alarmMinutes));
  }
}

const toldOf = ({ uid, title, start, end, place, url }: CalendarEvent): Told['event'] => ({
  uid,
  title,
  start,
  end,
  place,
  url,
});

function eventOf(
  { publicId, sequence, cancelledAt, event }: Told,
  events: ReadonlyMap<number, CalendarEvent>,
  alarmMinutes: number | null,
): CalendarEvent {
  const { text = '', categories = [] } = events.get(publicId) ?? {};
  const isCancelled = cancelledAt !== null;
  return {
    ...event,
    text,
    categories,
    sequence,
    isCancelled,
    alarmMinutes: isCancelled ? null : alarmMinutes,
  };
}
