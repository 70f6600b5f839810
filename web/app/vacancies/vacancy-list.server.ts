import { todayAtFair } from '../content/cache/by-the-clock.server';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listVacancies } from '../content/types/vacancy';
import { pageOrNotFound, readListState } from '../listing/request/list-request';
import { searchItems } from '../listing/search';
import { messagesFor } from '../messages/messages';
import { openVacancies } from './open';
import { vacancyList } from './vacancy-list';

const perPage = 24;

/** Loads the vacancies that are open today. Throws 400 and 404 for queries that cannot be. */
export async function loadVacancyList(context: RequestContext, url: URL) {
  const { state, today, vacancies } = await loadSelection(context, url);
  return { state, today, shown: pageOrNotFound(url, vacancies, state.page, perPage) };
}

/** The vacancies that the address of the list stands for today, on all its pages. Throws 400 for queries that cannot be. */
export async function loadSelection(context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const state = readListState(url, vacancyList, messagesFor(cms.locale));
  const today = todayAtFair();
  const vacancies = searchItems(openVacancies(await listVacancies(cms), today), state.q, {
    name: ({ title }) => title,
    rest: ({ employer, place, hours, intro }) => [employer, place, hours, intro],
  });
  return { state, today, vacancies };
}

export type VacancyListData = Awaited<ReturnType<typeof loadVacancyList>>;
