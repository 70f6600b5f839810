import { todayAtFair } from '../content/cache/by-the-clock.server';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { findVacancy } from '../content/types/vacancy';
import { missingPage } from '../search/missing-page.server';
import { publicIdIn, requireOwnSlug } from '../errors/detail-url';
import { vacancyPath } from '../site/detail-paths';
import { isOpen } from './open';

/** Everything the page of a vacancy shows; a closed one keeps its page and says that it is closed. */
export async function loadVacancy(context: RequestContext, url: URL, params: { id: string; slug?: string }) {
  const vacancy = await findVacancy(cmsFor(context), publicIdIn(url, params.id));
  if (!vacancy) throw await missingPage(context, url);
  requireOwnSlug(url, params.slug, vacancy.slug, vacancyPath(vacancy));
  return { vacancy, open: isOpen(vacancy, todayAtFair()) };
}

export type VacancyData = Awaited<ReturnType<typeof loadVacancy>>;
