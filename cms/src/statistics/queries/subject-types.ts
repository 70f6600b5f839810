import type { Measure } from 'beursvloer-domain/statistics';

/**
 * Types of subjects, by what is counted of them. All subjects are texts in one dimension: exhibitor 12 and
 * article 12 are the same text, and only the measure tells them apart.
 */
export const subjectTypes = {
  exhibitor: ['lead.website', 'lead.contact', 'lead.saved', 'lead.route'],
  advertisement: ['marketing.shown', 'marketing.clicked'],
  link: ['emailLink'],
  news: ['content.news'],
  calendar: ['content.calendar'],
  vacancy: ['content.vacancy'],
  search: ['search', 'searchWithoutResult'],
  host: ['outbound'],
} as const satisfies Record<string, readonly Measure[]>;

export type SubjectType = keyof typeof subjectTypes;

export const isSubjectType = (name: string): name is SubjectType => Object.hasOwn(subjectTypes, name);

export const countsSubject = (type: SubjectType, measure: Measure): boolean =>
  subjectTypes[type].some((known) => known === measure);
