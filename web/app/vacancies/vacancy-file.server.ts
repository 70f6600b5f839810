import type { RequestContext } from '../content/client/visitor/visitor.server';
import type { ListFile } from '../listing/files/list-file';
import { localeOf } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { vacancyPath } from '../site/detail-paths';
import { listPath } from './vacancy-list';
import { loadSelection } from './vacancy-list.server';
import { siteUrlOf } from '../site/site-url.server';

export async function loadVacancyFile(context: RequestContext, url: URL) {
  const { vacancies } = await loadSelection(context, url);
  const {
    vacancies: m,
    format,
    listFiles: { headings: words },
  } = messagesFor(localeOf(url.pathname));
  const siteUrl = siteUrlOf(url);
  return {
    path: listPath,
    title: m.list.title,
    headings: {
      id: words.id,
      title: words.title,
      employer: words.employer,
      place: words.place,
      hours: words.hours,
      salary: words.salary,
      closes: words.closes,
      summary: words.summary,
      url: words.url,
    },
    rows: vacancies.map((vacancy) => ({
      id: vacancy.publicId,
      title: vacancy.title,
      employer: vacancy.employer,
      place: vacancy.place,
      hours: vacancy.hours,
      salary: vacancy.salary,
      closes: vacancy.closes,
      summary: vacancy.intro,
      url: siteUrl + vacancyPath(vacancy),
    })),
    printed: {
      headings: [words.title, words.employer, words.place, words.hours, words.closes],
      nameAt: 0,
      rows: vacancies.map(({ title, employer, place, hours, closes }) => [
        title,
        employer,
        place ?? '',
        hours ?? '',
        closes === null ? '' : format.day(closes),
      ]),
    },
  } satisfies ListFile<string>;
}
