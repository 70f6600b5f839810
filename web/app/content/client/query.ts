import type { CmsVersion } from './errors';

export interface Populate {
  [relation: string]: Selection;
}
export interface Selection {
  fields?: string[];
  /** `*` populates every relation with its own fields. */
  populate?: Populate | '*';
  /** For a dynamic zone: what to populate per component. */
  on?: Record<string, Selection>;
}

/** One condition; `field` may walk relations with dots: `exhibitors.publicId`. */
export interface Filter {
  field: string;
  /** Null for rows where it is empty. */
  is: string | number | boolean | null | readonly (string | number)[];
}

/** A question to a content type, in no version's dialect. */
export interface Find extends Selection {
  /** The types of what each row shows of others, for all rows of a type: a change of any of them makes the list stale. */
  tags?: readonly string[];
  filters?: Filter[];
  sort?: string[];
  start?: number;
  limit?: number;
  /**
   * True for a response with the total number of rows. With thousands of rows counting is a fifth of the
   * work.
   */
  counted?: boolean;
  /** False for a type that exists once for all locales: asking it for a locale is an error in v5. */
  localised?: boolean;
  /**
   * True for texts as they were written: what somebody signs or orders by must not change with the fair, and of its settings the
   * values of variables are made.
   */
  isPlain?: boolean;
}

type Query = Record<string, unknown>;

export function toQuery(version: CmsVersion, locale: string, find: Find): Query {
  return version === 'v3' ? toV3(locale, find) : toV4(version, locale, find);
}

/** v3 populates by itself and cannot choose fields, so it only gets filters, order and paging. */
function toV3(locale: string, { filters = [], sort, start, limit, localised = true }: Find): Query {
  return {
    ...(filters.length > 0 && {
      _where: filters.map(conditionOfV3),
    }),
    ...(sort && { _sort: sort.map((order) => (order.includes(':') ? order : `${order}:asc`)).join(',') }),
    ...(start !== undefined && { _start: start }),
    ...(limit !== undefined && { _limit: limit }),
    ...(localised && { _locale: locale }),
    _publicationState: 'live',
  };
}

function toV4(version: 'v4' | 'v5', locale: string, find: Find): Query {
  const { filters = [], sort, start, limit, counted = false, localised = true } = find;
  return {
    ...selection(withLocale(find)),
    ...(filters.length > 0 && { filters: { $and: filters.map(nestedFilter) } }),
    ...(sort && { sort }),
    ...((start !== undefined || limit !== undefined) && {
      pagination: { start: start ?? 0, limit, ...(!counted && { withCount: false }) },
    }),
    ...(localised && { locale }),
    ...(version === 'v5' ? { status: 'published' } : { publicationState: 'live' }),
  };
}

/** Adds the locale where only some fields are asked for. A type without languages has none. */
function withLocale(find: Find): Selection {
  const { fields, localised = true } = find;
  return { ...find, fields: fields && localised ? [...fields, 'locale'] : fields };
}

function selection({ fields, populate, on }: Selection): Query {
  return {
    ...(fields && { fields }),
    ...(populate && { populate: populate === '*' ? populate : mapValues(populate, selectionOrAll) }),
    ...(on && { on: mapValues(on, selectionOrAll) }),
  };
}

/** A selection that selects nothing would be dropped from the query string; `true` says: just its own fields. */
function selectionOrAll(part: Selection): Query | true {
  const query = selection(part);
  return Object.keys(query).length > 0 ? query : true;
}

function conditionOfV3({ field, is }: Filter): Query {
  if (is === null) return { [`${field}_null`]: true };
  return isList(is) ? { [`${field}_in`]: is } : { [field]: is };
}

function nestedFilter({ field, is }: Filter): Query {
  const condition: Query = is === null ? { $null: true } : isList(is) ? { $in: is } : { $eq: is };
  return field.split('.').reduceRight<Query>((inner, name) => ({ [name]: inner }), condition);
}

function isList(is: Filter['is']): is is readonly (string | number)[] {
  return Array.isArray(is);
}

function mapValues<V, W>(record: Record<string, V>, map: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
