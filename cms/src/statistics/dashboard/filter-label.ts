import type { Core } from '@strapi/strapi';
import type { Filter } from '../queries/period';
import { wordOf } from './lists';
import { loadNames, type Names } from './names';

/** What a filter is called, in Dutch; `names` have those of pages. */
export function filterInWords(names: Names, { dimension, value }: Filter): string {
  if (dimension === 'page') return names.page(value);
  return dimension === 'hour' ? `${value}.00 uur` : wordOf(dimension, value);
}

/** The same for a filter by itself. */
export async function labelOfFilter(strapi: Core.Strapi, filter: Filter): Promise<string> {
  const pages = filter.dimension === 'page' ? [filter.value] : [];
  return filterInWords(await loadNames(strapi, { pages, documents: [] }), filter);
}
