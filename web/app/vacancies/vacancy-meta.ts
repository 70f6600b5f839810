import type { MetaDescriptor } from 'react-router';
import type { JobPosting } from 'schema-dts';
import { toIsoWithOffset } from '../clock/wall-clock';
import { plainTextOf } from '../content/types/fields/plain-text';
import type { Vacancy } from '../content/types/vacancy';
import type { Site } from '../site/site-context';
import { languagesOf } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { breadcrumbs, linkedData } from '../meta/linked-data';
import { pageMeta } from '../meta/page-meta';
import { vacancyPath } from '../site/detail-paths';
import { listPath } from './vacancy-list';
import type { VacancyData } from './vacancy.server';

export function vacancyMeta(data: VacancyData | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!data) return [];
  const { vacancy, open } = data;
  const { title, employer, intro, seo } = vacancy;
  const head = pageMeta(
    {
      title: `${title}, ${employer}`,
      description: intro || null,
      path: vacancyPath(vacancy),
      seo,
      languages: languagesOf(vacancy),
      noIndex: !open,
    },
    site,
  );
  if (!site) return head;
  const breadcrumbList = breadcrumbs(site, [
    { label: messagesFor(site.locale).vacancies.list.title, path: listPath },
    { label: title, path: vacancyPath(vacancy) },
  ]);
  return [...head, linkedData(open ? [jobPosting(vacancy, site), breadcrumbList] : [breadcrumbList])];
}

function jobPosting(vacancy: Vacancy, { origin }: Site): JobPosting {
  const { title, employer, place, hours, posted, closes, intro, body } = vacancy;
  return {
    '@type': 'JobPosting',
    title,
    description: [intro, plainTextOf(body)].filter(Boolean).join(' ') || title,
    url: `${origin}${vacancyPath(vacancy)}`,
    datePosted: posted,
    validThrough: closes === null ? undefined : toIsoWithOffset(closes, '23:59'),
    workHours: hours ?? undefined,
    hiringOrganization: { '@type': 'Organization', name: employer },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place ?? undefined, addressCountry: 'NL' },
    },
  };
}
