import { data } from 'react-router';
import { todayAtFair } from '../content/cache/by-the-clock.server';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { submitContentForm } from '../content-forms/submit-form.server';
import { findForm } from '../content/types/form/form';
import { findVacancy } from '../content/types/vacancy';
import { missingPage } from '../search/missing-page.server';
import { publicIdIn, requireOwnSlug } from '../errors/detail-url';
import { vacancyPath } from '../site/detail-paths';
import { givenBy } from './given-values';
import { isOpen } from './open';

/** The form of editors with which visitors apply on the site. */
const formSlug = 'solliciteren';

/** Everything the page of a vacancy shows; a closed one keeps its page and says that it is closed. */
export async function loadVacancy(context: RequestContext, url: URL, params: { id: string; slug?: string }) {
  const vacancy = await findVacancy(cmsFor(context), publicIdIn(url, params.id));
  if (!vacancy) throw await missingPage(context, url);
  requireOwnSlug(url, params.slug, vacancy.slug, vacancyPath(vacancy));
  const open = isOpen(vacancy, todayAtFair());
  const form = open && vacancy.applyUrl === null ? await findForm(cmsFor(context), formSlug) : null;
  return { vacancy, open, form };
}

export type VacancyData = Awaited<ReturnType<typeof loadVacancy>>;

/** Sends an application, with the job and the employer as the vacancy has them now. */
export async function applyFrom(context: RequestContext, request: Request, url: URL, id: string) {
  const vacancy = await findVacancy(cmsFor(context), publicIdIn(url, id));
  if (!vacancy) throw await missingPage(context, url);
  // The page itself says that it is closed.
  if (!isOpen(vacancy, todayAtFair())) return data(null, { status: 410 });
  return submitContentForm(
    context,
    request,
    url,
    (cms, slug) =>
      slug === formSlug && vacancy.applyUrl === null ? findForm(cms, slug) : Promise.resolve(null),
    givenBy(vacancy),
  );
}
