import { now } from '../../clock/clock.server';
import { toWallClock } from '../../clock/wall-clock';
import { listCalendar } from '../../content/types/calendar-item';
import { listBodyTexts } from '../../content/types/body-text';
import type { CmsClient } from '../../content/client/client';
import { listExhibitors, type ExhibitorSummary } from '../../content/types/exhibitor';
import { listFaq } from '../../content/types/faq';
import { listInterviews, type InterviewSummary } from '../../content/types/interview';
import { listNews, type NewsSummary } from '../../content/types/news-article';
import { oncePer } from '../../content/cache/memoize';
import { listPavilions } from '../../content/types/pavilion';
import { plainTextOf } from '../../content/types/plain-text';
import { listSessions, type SessionSummary } from '../../content/types/session';
import { listSpeakers } from '../../content/types/speaker';
import { listVacancies } from '../../content/types/vacancy';
import { langOn, type Written } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import type { Messages } from '../../messages/nl';
import * as paths from '../../site/detail-paths';
import { document } from './document';
import type { SearchDocument } from '../kinds';
import { listPageDocuments } from './page-documents.server';

/** Rows that did not change are the same objects as before, and so are their documents: the index leaves those alone. */
const known = new WeakMap<object, SearchDocument>();

function remember(row: object, made: SearchDocument): SearchDocument {
  known.set(row, made);
  return made;
}

/**
 * Everything the public can find, in the order in which equals are shown. The content backend is asked at once; what
 * it answers is looked at when it is our `turn`.
 */
export async function listDocuments(cms: CmsClient, turn: Promise<unknown>): Promise<SearchDocument[]> {
  const m = messagesFor(cms.locale);
  const { day: today } = toWallClock(now());
  const each = async <Row extends Written>(
    rows: Promise<readonly Row[]>,
    toDocument: (row: Row) => SearchDocument,
  ) => {
    const make = (row: Row) => ({ ...toDocument(row), lang: langOn(cms.locale, row) });
    const [all] = await Promise.all([rows, turn]);
    return all.map((row) => known.get(row) ?? remember(row, make(row)));
  };
  const lists = await Promise.all([
    each(listExhibitors(cms), (exhibitor) => exhibitorDocument(exhibitor, m)),
    each(both(sessionsWith, listSessions(cms), listBodyTexts(cms, 'session')), (session) =>
      sessionDocument(session, m),
    ),
    each(listSpeakers(cms), ({ name, position, organisation, summary, themes, ...speaker }) => {
      const note = [position, organisation];
      return document('speaker', paths.speakerPath(speaker), name, note, [summary, ...namesOf(themes)]);
    }),
    each(listPavilions(cms), ({ name, hall, summary, ...pavilion }) =>
      document('pavilion', paths.pavilionPath(pavilion), name, [hall?.name], [summary]),
    ),
    listPageDocuments(cms, today),
    listFaq(cms).then(({ categories, questions }) =>
      each(Promise.resolve(questions), ({ slug, question, answer, category }) => {
        const group = categories.find((one) => one.slug === category)?.name;
        return document('question', paths.questionPath({ slug }), question, [group], [plainTextOf(answer)]);
      }),
    ),
    each(
      both(newsWith, listNews(cms), listBodyTexts(cms, 'news')),
      ({ title, date, intro, themes, body, ...article }) => {
        const text = [intro, ...namesOf(themes), body];
        return document('news', paths.newsPath(article), title, [m.format.day(date)], text);
      },
    ),
    each(
      both(interviewsWith, listInterviews(cms), listBodyTexts(cms, 'interview')),
      ({ title, person, role, intro, themes, body, ...interview }) => {
        const text = [intro, ...namesOf(themes), body];
        return document('interview', paths.interviewPath(interview), title, [person, role], text);
      },
    ),
    each(
      listCalendar(cms).then((all) => all.filter(({ date, endDate }) => (endDate ?? date) >= today)),
      ({ title, date, place, intro, ...item }) =>
        document('calendar', paths.calendarPath(item), title, [m.format.day(date), place], [intro]),
    ),
    each(
      listVacancies(cms).then((all) => all.filter(({ closes }) => closes === null || closes >= today)),
      ({ title, employer, place, hours, intro, ...vacancy }) =>
        document('vacancy', paths.vacancyPath(vacancy), title, [employer, place], [intro, hours]),
    ),
  ]);
  return lists.flat();
}

function exhibitorDocument(exhibitor: ExhibitorSummary, m: Messages): SearchDocument {
  const { name, kind, summary, place, stands, pavilion, themes } = exhibitor;
  const codes = stands.map(({ code }) => code);
  const stand = codes.length > 0 ? `${m.shell.stand} ${codes.join(', ')}` : null;
  return {
    ...document(
      'exhibitor',
      paths.exhibitorPath(exhibitor),
      name,
      [stand, place, m.exhibitors.kind[kind]],
      [summary, pavilion?.name, ...namesOf(themes)],
    ),
    codes,
  };
}

function sessionDocument(session: SessionSummary & { body: string }, m: Messages): SearchDocument {
  const { title, kind, summary, day, startTime, room, pavilion, speakers, exhibitors, themes, body } =
    session;
  const moment = `${m.format.day(day, 'brief')}, ${m.format.time(startTime)}`;
  const rest = [
    summary,
    ...namesOf(speakers),
    ...namesOf(exhibitors),
    pavilion?.name,
    ...namesOf(themes),
    body,
  ];
  const note = [m.programme.kinds[kind], moment, room?.name];
  return document('session', paths.sessionPath(session), title, note, rest);
}

/** Rows of a type with their long texts, which lists do not carry; the same objects for as long as neither changed. */
function withTexts<Row extends { publicId: number }>() {
  return oncePer((rows: readonly Row[]) =>
    oncePer((bodies: ReadonlyMap<number, string>) =>
      rows.map((row) => ({ ...row, body: bodies.get(row.publicId) ?? '' })),
    ),
  );
}
const sessionsWith = withTexts<SessionSummary>();
const newsWith = withTexts<NewsSummary>();
const interviewsWith = withTexts<InterviewSummary>();

async function both<Row, Merged>(
  merge: (rows: readonly Row[]) => (bodies: ReadonlyMap<number, string>) => Merged,
  rows: Promise<readonly Row[]>,
  bodies: Promise<ReadonlyMap<number, string>>,
): Promise<Merged> {
  const [list, texts] = await Promise.all([rows, bodies]);
  return merge(list)(texts);
}

function namesOf(named: readonly { name: string }[]): string[] {
  return named.map(({ name }) => name);
}
