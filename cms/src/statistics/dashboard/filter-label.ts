import type { Core } from '@strapi/strapi';
import type { Filter } from '../queries/period';
import { valueNames } from '../texts';
import { loadNames, type Names } from './names';
import { documentsOfFilter, subjectLabel, wordOf } from './values';

export function filterInWords(names: Names, filter: Filter): string {
  if (filter.dimension === 'subject') return subjectLabel(names, filter);
  const { dimension, value } = filter;
  if (dimension === 'page') return names.page(value);
  return dimension === 'hour' ? valueNames.hour(value) : wordOf(dimension, value);
}

export async function labelOfFilter(strapi: Core.Strapi, filter: Filter): Promise<string> {
  const pages = filter.dimension === 'page' ? [filter.value] : [];
  return filterInWords(await loadNames(strapi, { pages, documents: documentsOfFilter(filter) }), filter);
}
