import { todayAtFair } from '../cms/by-the-clock.server';
import { cmsFor } from '../cms/context.server';
import { findVacancy } from '../cms/vacancy';
import { notFound } from '../errors/not-found';
import { requireOwnSlug } from '../errors/own-slug';
import { publicIdIn } from '../errors/public-id';
import { vacancyPath } from '../navigation/detail-paths';
import { isOpen } from './open';

/** Everything the page of a vacancy shows; a closed one keeps its page and says that it is closed. */
export async function loadVacancy(request: Request, url: URL, params: { id: string; slug?: string }) {
  const vacancy = await findVacancy(cmsFor(request), publicIdIn(url, params.id));
  if (!vacancy) throw notFound(url);
  requireOwnSlug(url, params.slug, vacancy.slug, vacancyPath(vacancy));
  return { vacancy, open: isOpen(vacancy, todayAtFair()) };
}

export type VacancyData = Awaited<ReturnType<typeof loadVacancy>>;
