import { toIsoWithOffset } from '../../clock/wall-clock';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import type { SessionSummary } from '../../content/types/session';
import type { CalendarEvent, ListFile } from '../../listing/files/list-file';
import { localeOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import type { Messages } from '../../messages/nl';
import { sessionPath } from '../../site/detail-paths';
import type { ProgrammePage } from '../pages';
import { hasEnd, spanOf } from '../session-time';
import { loadSelectedSessions } from './list-page.server';
import { siteUrlOf } from '../../site/site-url.server';

const minuteMs = 60_000;

export async function loadProgrammeFile(context: RequestContext, url: URL, slug: string | undefined) {
  const { page, sessions } = await loadSelectedSessions(context, url, slug);
  const messages = messagesFor(localeOf(url.pathname));
  return programmeFile(sessions, { page, messages, siteUrl: siteUrlOf(url) });
}

interface FileContext {
  page: Pick<ProgrammePage, 'kind' | 'path'>;
  messages: Messages;
  /** The public address of the site in this language, without a slash at the end. */
  siteUrl: string;
}

export function programmeFile(sessions: readonly SessionSummary[], { page, messages, siteUrl }: FileContext) {
  const { programme: m, format } = messages;
  const words = messages.listFiles.headings;
  const urlOf = (session: SessionSummary) => siteUrl + sessionPath(session);
  return {
    path: page.path,
    title: page.kind?.plural ?? m.title,
    headings: {
      id: words.id,
      title: words.title,
      kind: words.kind,
      day: words.day,
      start: words.start,
      end: words.end,
      room: words.room,
      hall: words.hall,
      speakers: words.speakers,
      exhibitors: words.exhibitors,
      themes: words.themes,
      audiences: words.audiences,
      pavilion: words.pavilion,
      language: words.language,
      capacity: words.capacity,
      summary: words.summary,
      url: words.url,
    },
    rows: sessions.map((session) => ({
      id: session.publicId,
      title: session.title,
      kind: session.kind?.name ?? null,
      day: session.day,
      start: session.startTime,
      end: hasEnd(session) ? session.endTime : null,
      room: session.room?.name ?? session.meetingPoint,
      hall: session.room?.hall?.name ?? null,
      speakers: session.speakers.map(({ name }) => name),
      exhibitors: session.exhibitors.map(({ name }) => name),
      themes: session.themes.map(({ name }) => name),
      audiences: session.audiences.map(({ name }) => name),
      pavilion: session.pavilion?.name ?? null,
      language: m.languages[session.language],
      capacity: session.capacity,
      summary: session.summary,
      url: urlOf(session),
    })),
    printed: {
      headings: [words.when, words.title, words.where, words.speakers],
      nameAt: 1,
      rows: sessions.map((session) => [
        hasEnd(session)
          ? `${format.day(session.day, 'brief')}, ${format.timeRange(session.startTime, session.endTime)}`
          : `${format.day(session.day, 'brief')}, ${m.atTime(format.time(session.startTime))}`,
        session.title,
        placeOf(session),
        session.speakers.map(({ name }) => name).join(', '),
      ]),
    },
    events: sessions.map((session) => sessionEvent(session, urlOf(session))),
  } satisfies ListFile<string>;
}

const placeOf = ({ room, meetingPoint }: Pick<SessionSummary, 'room' | 'meetingPoint'>) =>
  room ? [room.name, room.hall?.name].filter(Boolean).join(', ') : (meetingPoint ?? '');

type InCalendar = Omit<SessionSummary, 'exhibitors'>;

/** A session in a calendar; one whose end is not known takes as long as on the timetable. */
export function sessionEvent(session: InCalendar, url: string): CalendarEvent {
  const { publicId, title, day, startTime, summary, speakers, themes } = session;
  const start = new Date(toIsoWithOffset(day, startTime));
  const span = spanOf(session);
  const names = speakers.map(({ name }) => name).join(', ');
  return {
    uid: `programma-${publicId}@${new URL(url).hostname}`,
    title,
    start: start.toISOString(),
    end: new Date(start.getTime() + (span.end - span.start) * minuteMs).toISOString(),
    place: placeOf(session),
    text: [summary, names].filter(Boolean).join('\n\n'),
    url,
    categories: themes.map(({ name }) => name),
  };
}
