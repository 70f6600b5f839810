import type { MetaDescriptor } from 'react-router';
import type { Site } from '../layouts/site-context';
import { articleData } from '../meta/article-data';
import { pageMeta } from '../meta/page-meta';
import { interviewPath } from '../navigation/detail-paths';
import type { InterviewData } from './interview.server';

/** The head of an interview's page, with the interview in the words of schema.org. */
export function interviewMeta(data: InterviewData | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!data) return [];
  const { interview } = data;
  const path = interviewPath(interview);
  const { title, intro, image, seo, person, role } = interview;
  const head = pageMeta({ title, description: intro || null, path, image, seo }, site);
  if (!site) return head;
  const about = { name: person, jobTitle: role };
  const facts = articleData({ ...interview, type: 'Article', path, author: null, about }, site);
  return [...head, { 'script:ld+json': facts }];
}
