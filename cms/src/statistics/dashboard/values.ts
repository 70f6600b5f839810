import type { Dimension } from 'beursvloer-domain/statistics';
import type { Reference } from '../../platform/documents/detail-pages';
import { other, subjectOf } from '../known-documents';
import { panels, type PanelName } from '../queries/panels';
import type { Filter } from '../queries/period';
import { isSubjectType, type SubjectType } from '../queries/subject-types';
import { valueNames } from '../texts';
import { advertisementOf, valueWords } from './known-values';
import type { Names } from './names';
import { filterName } from './question';

/** The document that a value of a list is; null for what is none. */
export function documentOf(name: PanelName, value: string): Reference | null {
  const exhibitor = name === 'marketing' ? advertisementOf(value)?.exhibitor : undefined;
  if (exhibitor !== undefined) return { uid: 'api::exhibitor.exhibitor', key: exhibitor };
  const kind = subjectKinds[name];
  return kind === undefined || value === other ? null : subjectOf({ kind, subject: value });
}

const subjectKinds: Partial<Record<PanelName, Parameters<typeof subjectOf>[0]['kind']>> = {
  leads: 'lead.website',
  emailLinks: 'emailLink',
  news: 'content.news',
  calendar: 'content.calendar',
  vacancies: 'content.vacancy',
};

export function documentsOfFilter(filter: Filter): Reference[] {
  if (filter.dimension !== 'subject') return [];
  const document = documentOf(panelOfSubjects[filter.type], filter.value);
  return document ? [document] : [];
}

export const subjectLabel = (names: Names, { type, value }: Extract<Filter, { type: SubjectType }>) =>
  labelOf(names, panelOfSubjects[type], value);

const panelOfSubjects: Readonly<Record<SubjectType, PanelName>> = {
  exhibitor: 'leads',
  advertisement: 'marketing',
  link: 'emailLinks',
  news: 'news',
  calendar: 'calendar',
  vacancy: 'vacancies',
  search: 'searchesWithoutResult',
  host: 'outbound',
};

export function labelOf(names: Names, name: PanelName, value: string): string {
  const { by } = panels[name];
  if (by === 'page') return names.page(value);
  const reference = documentOf(name, value);
  if (reference === null) return wordOf(by, value);
  const place = name === 'marketing' ? advertisementOf(value)?.place : undefined;
  return place === undefined
    ? names.document(reference)
    : `${names.document(reference)}: ${place.toLowerCase()}`;
}

export function wordOf(dimension: Dimension, value: string): string {
  return valueWords[dimension]?.[value] ?? (value === other ? valueNames.other : value);
}

/** Values of these lists are counted as a whole; there is nothing to narrow to them. */
const unfiltered: ReadonlySet<PanelName> = new Set<PanelName>(['searches', 'notFound', 'robots']);

export const isUnfiltered = (name: PanelName): boolean => unfiltered.has(name);

/** The filter of a value of a list, as in the address; null when nothing can be narrowed to it. */
export function filterOf(name: PanelName, value: string): string | null {
  if (isUnfiltered(name)) return null;
  const { by } = panels[name];
  if (by !== 'subject') return filterName({ dimension: by, value });
  const type = Object.keys(panelOfSubjects).find(
    (one) => isSubjectType(one) && panelOfSubjects[one] === name,
  );
  return type === undefined ? null : `${type}:${value}`;
}
