import { todayAtFair } from '../../content/cache/by-the-clock.server';
import type { CmsClient } from '../../content/client/client';
import { listBodyTexts } from '../../content/types/body-text';
import { listCalendar } from '../../content/types/calendar-item';
import { listEditions } from '../../content/types/edition';
import { listExhibitors, listExhibitorsOfEdition } from '../../content/types/exhibitor';
import { listExhibitorKinds } from '../../content/types/exhibitor-kind';
import { listFaq } from '../../content/types/faq';
import { listInterviews } from '../../content/types/interview';
import { listNews } from '../../content/types/news-article';
import { listPageTexts } from '../../content/types/page/page-text';
import { listPavilions } from '../../content/types/pavilion';
import { findRules, listRules } from '../../content/types/rules/rules';
import { inForce } from '../../content/types/rules/rules-in-force';
import { listSessions, listSessionsOfEdition } from '../../content/types/session';
import { getNavigation } from '../../content/types/site';
import { listSearchWords } from '../../content/types/search-word';
import { listSpeakers, listSpeakersOfEdition } from '../../content/types/speaker';
import { listVacancies } from '../../content/types/vacancy';

export async function loadSearchContent(cms: CmsClient) {
  const today = todayAtFair();
  const [
    exhibitors,
    exhibitorKinds,
    [sessions, sessionTexts],
    speakers,
    pavilions,
    [pages, navigation, rules],
    faq,
    [news, newsTexts],
    [interviews, interviewTexts],
    calendar,
    vacancies,
    searchWords,
    past,
  ] = await Promise.all([
    listExhibitors(cms),
    listExhibitorKinds(cms),
    Promise.all([listSessions(cms), listBodyTexts(cms, 'session')]),
    listSpeakers(cms),
    listPavilions(cms),
    Promise.all([listPageTexts(cms), getNavigation(cms), rulesInForce(cms, today)]),
    listFaq(cms),
    Promise.all([listNews(cms), listBodyTexts(cms, 'news')]),
    Promise.all([listInterviews(cms), listBodyTexts(cms, 'interview')]),
    listCalendar(cms),
    listVacancies(cms),
    listSearchWords(cms),
    loadPast(cms),
  ]);
  return {
    today,
    exhibitors,
    exhibitorKinds,
    sessions,
    sessionTexts,
    speakers,
    pavilions,
    pages,
    navigation,
    rules,
    questions: faq.questions,
    questionCategories: faq.categories,
    news,
    newsTexts,
    interviews,
    interviewTexts,
    calendar,
    vacancies,
    searchWords,
    past,
  };
}

export type SearchContent = Awaited<ReturnType<typeof loadSearchContent>>;

/** The past editions with what was in them. */
async function loadPast(cms: CmsClient) {
  const editions = await listEditions(cms);
  return Promise.all(
    editions.map(async (edition) => {
      const [exhibitors, sessions, speakers] = await Promise.all([
        listExhibitorsOfEdition(cms, edition.year),
        listSessionsOfEdition(cms, edition.year),
        listSpeakersOfEdition(cms, edition.year),
      ]);
      return { edition, exhibitors, sessions, speakers };
    }),
  );
}

async function rulesInForce(cms: CmsClient, today: string) {
  const version = inForce(await listRules(cms), today)?.version;
  return version === undefined ? null : findRules(cms, version);
}
