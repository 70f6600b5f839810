import type { MetaDescriptor } from 'react-router';
import type { Site } from '../site/site-context';
import { languagesOf } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { articleData } from '../meta/article-data';
import { breadcrumbs, linkedData } from '../meta/linked-data';
import { pageMeta } from '../meta/page-meta';
import { interviewPath } from '../site/detail-paths';
import type { InterviewData } from './interview.server';
import { listPath } from './paths';

/** The head of an interview's page, with the interview in the words of schema.org. */
export function interviewMeta(data: InterviewData | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!data) return [];
  const { interview } = data;
  const path = interviewPath(interview);
  const { title, intro, seo, person, role } = interview;
  const head = pageMeta(
    { title, description: intro || null, path, seo, languages: languagesOf(interview) },
    site,
  );
  if (!site) return head;
  const about = { name: person, position: role };
  const facts = articleData({ ...interview, type: 'Article', path, author: null, about }, site);
  const crumbs = [
    { label: messagesFor(site.locale).interviews.list.title, path: listPath },
    { label: title, path },
  ];
  return [...head, linkedData([facts, breadcrumbs(site, crumbs)])];
}
