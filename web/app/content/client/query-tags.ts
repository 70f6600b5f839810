import type { Find } from './query';

/** Fields whose value belongs to one row alone. */
const ownNames = ['publicId', 'slug'];

/**
 * The tags of a response: what has to change for another response.
 * - All rows of a type, those of an edition, and the one of a single type: the type, and the types of what is shown of
 *   others, which the query names (`tags`).
 * - Some rows: the documents in them, and the type, because another row may come to fit.
 * - Rows by name: the documents in them, when all of them are there.
 * @param path where the type is asked for, such as `/exhibitors`
 * @param rows the response, in one flat shape
 */
export function tagsOf(
  path: string,
  { filters = [], limit, tags }: Find,
  rows: readonly unknown[],
): string[] {
  const type = path.slice(1);
  const isWhole = limit === undefined && (filters.length === 0 || tags !== undefined);
  if (isWhole) return [type, ...(tags ?? [])];
  const documents = documentsIn(rows);
  const isComplete = rows.length >= countOfNames(filters);
  return isComplete ? [...documents] : [type, ...documents];
}

/** How many rows were asked for by a name of their own; Infinity when others may come to fit. */
function countOfNames(filters: NonNullable<Find['filters']>): number {
  const named = filters.find(({ field }) => ownNames.includes(field));
  if (!named) return Infinity;
  return Array.isArray(named.is) ? named.is.length : 1;
}

function documentsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) documentsIn(one, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, field] of Object.entries(value)) {
      if (name === 'documentId' && typeof field === 'string') found.add(field);
      else if (typeof field === 'object') documentsIn(field, found);
    }
  return found;
}
