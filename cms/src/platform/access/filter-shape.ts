import { fitsColumn } from './filter-values';

/** The conditions a filter may have on a field. Strapi crashes on misplaced operators and on values that do not fit. */

const single = new Set([
  '$eq',
  '$eqi',
  '$ne',
  '$nei',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$null',
  '$notNull',
  '$startsWith',
  '$startsWithi',
  '$endsWith',
  '$endsWithi',
  '$contains',
  '$containsi',
  '$notContains',
  '$notContainsi',
]);
const several = new Set(['$in', '$notIn']);

export function isCondition(type: string, condition: unknown): boolean {
  return hasShape(condition) && fitsColumn(type, condition);
}

/** True for a condition on a relation that compares its id instead of filtering on its fields. */
export function comparesId(condition: unknown): boolean {
  if (typeof condition !== 'object' || condition === null) return true;
  const [key, ...others] = Object.keys(condition);
  return key !== undefined && others.length === 0 && (single.has(key) || several.has(key));
}

function hasShape(condition: unknown): boolean {
  if (Array.isArray(condition)) return condition.every(isValue);
  if (isValue(condition)) return true;
  return Object.entries(condition ?? {}).every(([operator, value]) => {
    if (operator === '$not') return hasShape(value);
    if (operator === '$between') return isList(value) && value.length === 2;
    return several.has(operator) ? isValue(value) || isList(value) : single.has(operator) && isValue(value);
  });
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every(isValue);
}

function isValue(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}
