import { now } from '../clock/clock.server';
import { toWallClock } from '../clock/wall-clock';
import { listCalendar } from '../cms/calendar-item';
import { listBodyTexts } from '../cms/body-text';
import type { CmsClient } from '../cms/client';
import { listExhibitors, type ExhibitorSummary } from '../cms/exhibitor';
import { listFaq } from '../cms/faq';
import { listInterviews } from '../cms/interview';
import { listNews } from '../cms/news-article';
import { listPavilions } from '../cms/pavilion';
import { plainTextOf } from '../cms/plain-text';
import { listSessions, type SessionSummary } from '../cms/session';
import { listSpeakers } from '../cms/speaker';
import { listVacancies } from '../cms/vacancy';
import { langOn, type Written } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import type { Messages } from '../messages/nl';
import * as paths from '../navigation/detail-paths';
import { document } from './document';
import type { SearchDocument } from './kinds';
import { listPageDocuments } from './page-documents.server';

/** Everything the public can find, in the order in which equals are shown. */
export async function listDocuments(cms: CmsClient): Promise<SearchDocument[]> {
  const m = messagesFor(cms.locale);
  const { day: today } = toWallClock(now());
  const each = async <Row extends Written>(
    rows: Promise<readonly Row[]>,
    toDocument: (row: Row) => SearchDocument,
  ) => (await rows).map((row) => ({ ...toDocument(row), lang: langOn(cms.locale, row) }));
  const lists = await Promise.all([
    each(listExhibitors(cms), (exhibitor) => exhibitorDocument(exhibitor, m)),
    each(withBodies(cms, 'session', listSessions(cms)), (session) => sessionDocument(session, m)),
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
    each(withBodies(cms, 'news', listNews(cms)), ({ title, date, intro, themes, body, ...article }) => {
      const text = [intro, ...namesOf(themes), body];
      return document('news', paths.newsPath(article), title, [m.format.day(date)], text);
    }),
    each(
      withBodies(cms, 'interview', listInterviews(cms)),
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

/** Rows of a type with their long texts, which lists do not carry. */
async function withBodies<Row extends { publicId: number }>(
  cms: CmsClient,
  type: Parameters<typeof listBodyTexts>[1],
  list: Promise<readonly Row[]>,
): Promise<(Row & { body: string })[]> {
  const [rows, bodies] = await Promise.all([list, listBodyTexts(cms, type)]);
  return rows.map((row) => ({ ...row, body: bodies.get(row.publicId) ?? '' }));
}

function namesOf(named: readonly { name: string }[]): string[] {
  return named.map(({ name }) => name);
}
