import { plainTextOf } from '../../content/types/fields/plain-text';
import { langOn, type Written } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import type { Messages } from '../../messages/nl';
import * as paths from '../../site/detail-paths';
import type { SearchDocument } from '../kinds';
import { document } from './document';
import { pageDocuments } from './page-documents';
import { pastDocuments } from './past-documents';
import type { SearchContent } from './search-content.server';
import { withWords } from './search-words';

/** Everything the public can find, in the order in which equals are shown. */
export function documentsOf(content: SearchContent, locale: string): SearchDocument[] {
  const m = messagesFor(locale);
  const { today, sessionTexts, newsTexts, interviewTexts } = content;
  const each = <Row extends Written>(rows: readonly Row[], toDocument: (row: Row) => SearchDocument) =>
    rows.map((row) => ({ ...toDocument(row), lang: langOn(locale, row) }));
  const categoryNames = new Map(content.questionCategories.map(({ slug, name }) => [slug, name]));

  const documents = [
    ...each(content.exhibitors, (exhibitor) => exhibitorDocument(exhibitor, content.exhibitorKinds, m)),
    ...each(content.sessions, (session) =>
      sessionDocument(session, sessionTexts.get(session.publicId) ?? '', m),
    ),
    ...each(content.speakers, ({ name, position, organisation, summary, themes, ...speaker }) => {
      const note = [position, organisation];
      return document('speaker', paths.speakerPath(speaker), name, note, [summary, ...namesOf(themes)]);
    }),
    ...each(content.pavilions, ({ name, hall, summary, ...pavilion }) =>
      document('pavilion', paths.pavilionPath(pavilion), name, [hall?.name], [summary]),
    ),
    ...pageDocuments(content, locale),
    ...each(content.questions, ({ slug, question, answer, category }) => {
      const note = [category === null ? null : categoryNames.get(category)];
      return document('question', paths.questionPath({ slug }), question, note, [plainTextOf(answer)]);
    }),
    ...each(content.news, ({ title, date, intro, themes, ...article }) => {
      const text = [intro, ...namesOf(themes), newsTexts.get(article.publicId)];
      return document('news', paths.newsPath(article), title, [m.format.day(date)], text);
    }),
    ...each(content.interviews, ({ title, person, role, intro, themes, ...interview }) => {
      const text = [intro, ...namesOf(themes), interviewTexts.get(interview.publicId)];
      return document('interview', paths.interviewPath(interview), title, [person, role], text);
    }),
    ...each(
      content.calendar.filter(({ date, endDate }) => (endDate ?? date) >= today),
      ({ title, date, place, intro, ...item }) =>
        document('calendar', paths.calendarPath(item), title, [m.format.day(date), place], [intro]),
    ),
    ...each(
      content.vacancies.filter(({ closes }) => closes === null || closes >= today),
      ({ title, employer, place, hours, intro, ...vacancy }) =>
        document('vacancy', paths.vacancyPath(vacancy), title, [employer, place], [intro, hours]),
    ),
    ...pastDocuments(content, locale),
  ];
  return withWords(documents, content.searchWords);
}

function exhibitorDocument(
  exhibitor: SearchContent['exhibitors'][number],
  kinds: SearchContent['exhibitorKinds'],
  m: Messages,
): SearchDocument {
  const { name, kind, summary, place, stands, pavilion, themes } = exhibitor;
  const codes = stands.map(({ code }) => code);
  const stand = codes.length > 0 ? `${m.shell.stand} ${codes.join(', ')}` : null;
  const note = [stand, place, kinds.find(({ key }) => key === kind)?.name];
  const text = [summary, pavilion?.name, ...namesOf(themes)];
  return { ...document('exhibitor', paths.exhibitorPath(exhibitor), name, note, text), codes };
}

function sessionDocument(
  session: SearchContent['sessions'][number],
  body: string,
  m: Messages,
): SearchDocument {
  const { title, kind, summary, day, startTime, room, pavilion, speakers, exhibitors, themes } = session;
  const moment = `${m.format.day(day, 'brief')}, ${m.format.time(startTime)}`;
  const note = [kind?.name, moment, room?.name];
  const text = [
    summary,
    ...namesOf(speakers),
    ...namesOf(exhibitors),
    pavilion?.name,
    ...namesOf(themes),
    body,
  ];
  return document('session', paths.sessionPath(session), title, note, text);
}

function namesOf(named: readonly { name: string }[]): string[] {
  return named.map(({ name }) => name);
}
