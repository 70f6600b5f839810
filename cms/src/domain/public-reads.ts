import { fitsColumn } from './filter-values';

/**
 * What a read through the public API may ask. Strapi itself refuses private fields and relations without
 * permission; what it lets through, and what would show drafts, is refused here.
 */

/** The part of a content type that these rules look at. */
export interface Model {
  hasDrafts: boolean;
  attributes: Record<string, { type: string; target?: string; component?: string; components?: string[] }>;
}

/** Finds a content type or component by its uid. */
export type FindModel = (uid: string) => Model | undefined;

/** Parameters that choose another cohort than the published documents, in any version of the API. */
const cohortParameters = new Set(['publicationState', 'publicationFilter', 'hasPublishedVersion', '_q']);

/** Says in one sentence what is wrong with a parsed query, or null when nothing is. */
export function objectionToRead(query: unknown, model: Model, find: FindModel): string | null {
  return objectionToSelection(query, model, find, 'query');
}

function objectionToSelection(
  value: unknown,
  model: Model | undefined,
  find: FindModel,
  where: string,
): string | null {
  if (!isRecord(value)) return null;
  for (const [key, child] of Object.entries(value)) {
    if (cohortParameters.has(key)) return `The parameter ${key} is not available in ${where}.`;
    if (key === 'status' && child !== 'published') return `Only published documents can be read.`;
    if (key === 'count' && where !== 'query') return `Counting relations is not available.`;
  }
  return (
    objectionToFilters(value.filters, model, find) ??
    objectionToSort(value.sort, model, find) ??
    objectionToPopulate(value.populate, model, find)
  );
}

function objectionToPopulate(populate: unknown, model: Model | undefined, find: FindModel): string | null {
  if (!isRecord(populate)) return null;
  for (const [name, selection] of Object.entries(populate)) {
    if (!isRecord(selection)) continue;
    const where = `populate.${name}`;
    const attribute = attributeOf(model, name);
    if (isRecord(selection.on)) {
      for (const [component, inner] of Object.entries(selection.on)) {
        const objection = objectionToSelection(inner, find(component), find, where);
        if (objection) return objection;
      }
    }
    const target = attribute?.target ?? attribute?.component;
    const objection = objectionToSelection(selection, target ? find(target) : undefined, find, where);
    if (objection) return objection;
  }
  return null;
}

function objectionToFilters(filters: unknown, model: Model | undefined, find: FindModel): string | null {
  if (Array.isArray(filters)) return first(filters, (filter) => objectionToFilters(filter, model, find));
  if (!isRecord(filters)) return null;
  return first(Object.entries(filters), ([key, child]) => {
    if (key.startsWith('$')) return objectionToFilters(child, model, find);
    const step = objectionToStep(key, model, find);
    if (step) return step;
    const attribute = attributeOf(model, key);
    if (attribute && !fitsColumn(attribute.type, child))
      return `The filter on ${key} has a value that cannot be compared.`;
    const next = attribute?.target ?? attribute?.component;
    return next ? objectionToFilters(child, find(next), find) : null;
  });
}

function objectionToSort(sort: unknown, model: Model | undefined, find: FindModel): string | null {
  if (Array.isArray(sort)) return first(sort, (part) => objectionToSort(part, model, find));
  if (typeof sort === 'string') {
    return first(sort.split(','), (part) =>
      objectionToPath(part.split(':', 1)[0]?.trim() ?? '', model, find),
    );
  }
  if (!isRecord(sort)) return null;
  return first(Object.entries(sort), ([key, child]) => {
    const step = objectionToStep(key, model, find);
    if (step) return step;
    const next = attributeOf(model, key)?.target ?? attributeOf(model, key)?.component;
    return next ? objectionToSort(child, find(next), find) : null;
  });
}

function objectionToPath(path: string, model: Model | undefined, find: FindModel): string | null {
  let current = model;
  for (const name of path.split('.')) {
    const step = objectionToStep(name, current, find);
    if (step) return step;
    const next = attributeOf(current, name)?.target ?? attributeOf(current, name)?.component;
    current = next ? find(next) : undefined;
  }
  return null;
}

/**
 * A type without drafts is joined to both the draft and the published row of the documents that point at it, so a
 * filter or sort across that join answers questions about drafts. Strapi keeps the rows apart in `populate` only.
 */
function objectionToStep(name: string, model: Model | undefined, find: FindModel): string | null {
  const target = attributeOf(model, name)?.target;
  if (!model || !target) return null;
  if (model.hasDrafts || !find(target)?.hasDrafts) return null;
  return `Filtering and sorting on ${name} is not available here.`;
}

function attributeOf(model: Model | undefined, name: string) {
  return model && Object.hasOwn(model.attributes, name) ? model.attributes[name] : undefined;
}

function first<T>(values: T[], objection: (value: T) => string | null): string | null {
  for (const value of values) {
    const found = objection(value);
    if (found) return found;
  }
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
