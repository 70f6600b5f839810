import { comparesId, isCondition } from './filter-shape';

/**
 * The queries that the public API accepts. Strapi rejects private fields and relations without permission; this
 * rejects what Strapi lets through and what would show drafts.
 */

export interface Model {
  hasDrafts: boolean;
  isComponent: boolean;
  attributes: Record<string, { type: string; target?: string; component?: string; components?: string[] }>;
}

export type FindModel = (uid: string) => Model | undefined;

/** Parameters that select other than the published documents, in any version of the API. */
const cohortParameters = new Set(['publicationState', 'publicationFilter', 'hasPublishedVersion', '_q']);

export function objectionToRead(query: unknown, model: Model | undefined, find: FindModel): string | null {
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
  if (Array.isArray(populate)) return first(populate, (entry) => objectionToPopulate(entry, model, find));
  if (typeof populate === 'string') {
    return first(populate.split(','), (entry) => objectionToPopulatedPath(entry.trim(), model, find));
  }
  if (!isRecord(populate)) return null;
  for (const [name, selection] of Object.entries(populate)) {
    if (!isRecord(selection)) continue;
    const where = `populate.${name}`;
    const attribute = attributeOf(model, name);
    if (attribute?.type === 'media' && 'populate' in selection) return belowFile(name);
    if (isRecord(selection.on)) {
      for (const [component, inner] of Object.entries(selection.on)) {
        const objection = objectionToSelection(inner, find(component), find, where);
        if (objection) return objection;
      }
    }
    const target = nextOf(attribute);
    const objection = objectionToSelection(selection, target ? find(target) : undefined, find, where);
    if (objection) return objection;
  }
  return null;
}

function objectionToPopulatedPath(path: string, model: Model | undefined, find: FindModel): string | null {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return null;
  const attribute = attributeOf(model, name);
  if (attribute?.type === 'media') return belowFile(name);
  const next = nextOf(attribute);
  return objectionToPopulatedPath(rest.join('.'), next ? find(next) : undefined, find);
}

/** A file knows every document that shows it, drafts included, and Strapi would return them all. */
function belowFile(name: string): string {
  return `What belongs to the file ${name} cannot be read.`;
}

function objectionToFilters(filters: unknown, model: Model | undefined, find: FindModel): string | null {
  if (Array.isArray(filters)) return 'Filters are asked for by the name of a field.';
  if (!isRecord(filters)) return null;
  return first(Object.entries(filters), ([key, child]) => {
    if (key === '$and' || key === '$or') {
      if (!Array.isArray(child)) return `The filter ${key} needs a list.`;
      return first(child, (filter) => objectionToFilters(filter, model, find));
    }
    if (key === '$not') return objectionToFilters(child, model, find);
    if (key.startsWith('$')) return `The filter ${key} stands in a wrong place.`;
    return objectionToStep(key, model, find) ?? objectionToCondition(key, child, model, find);
  });
}

function objectionToCondition(
  name: string,
  condition: unknown,
  model: Model | undefined,
  find: FindModel,
): string | null {
  const wrong = `The filter on ${name} has a value that cannot be compared.`;
  const attribute = attributeOf(model, name);
  const next = nextOf(attribute);
  if (next && !comparesId(condition)) return objectionToFilters(condition, find(next), find);
  // Strapi rejects unknown fields.
  const type = next || name === 'id' ? 'integer' : (attribute?.type ?? 'string');
  return isCondition(type, condition) ? null : wrong;
}

function objectionToSort(sort: unknown, model: Model | undefined, find: FindModel): string | null {
  if (Array.isArray(sort)) return first(sort, (entry) => objectionToSort(entry, model, find));
  if (typeof sort === 'string') {
    return first(sort.split(','), (entry) =>
      objectionToPath(entry.split(':', 1)[0]?.trim() ?? '', model, find),
    );
  }
  if (!isRecord(sort)) return null;
  return first(Object.entries(sort), ([key, child]) => {
    const step = objectionToStep(key, model, find);
    if (step) return step;
    const next = nextOf(attributeOf(model, key));
    return next ? objectionToSort(child, find(next), find) : null;
  });
}

function objectionToPath(path: string, model: Model | undefined, find: FindModel): string | null {
  let current = model;
  for (const name of path.split('.')) {
    const step = objectionToStep(name, current, find);
    if (step) return step;
    const next = nextOf(attributeOf(current, name));
    current = next ? find(next) : undefined;
  }
  return null;
}

/**
 * A type without drafts is joined to the draft and the published row of the documents that point at it, and a document
 * to both rows of its other languages. A filter or sort across such a join reveals drafts. Strapi keeps the rows apart
 * in `populate` only.
 */
function objectionToStep(name: string, model: Model | undefined, find: FindModel): string | null {
  if (!model) return null;
  const message = `Filtering and sorting on ${name} is not available here.`;
  if (name === 'localizations' || (name === 'documentId' && model.isComponent)) return message;
  const target = attributeOf(model, name)?.target;
  return target && !model.hasDrafts && find(target)?.hasDrafts ? message : null;
}

function nextOf(attribute: Model['attributes'][string] | undefined): string | undefined {
  if (attribute?.type === 'media') return 'plugin::upload.file';
  return attribute?.target ?? attribute?.component;
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
