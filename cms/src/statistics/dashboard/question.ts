import { errors } from '@strapi/utils';
import { dayNumber, dimensions } from 'beursvloer-domain/statistics';
import { periodBefore, sameDaysOfEdition, type Filter, type Period } from '../queries/period';
import { isSubjectType } from '../queries/subject-types';
import { questionErrors } from '../texts';
import type { Editions } from './editions';
import { comparisons, maxPeriodDays, type Comparison } from './shape';

export interface Question {
  period: Period;
  comparison: Comparison;
  compared: Period | null;
  filter: Filter | null;
}

const usualDays = 28;
const maxFilterLength = 400;

/**
 * Reads `van`, `tot`, `vergelijk` and `filter`. A period ends today at the latest: of days to come nothing is counted.
 * @param today days since 1970
 * @throws {errors.ValidationError} in Dutch
 */
export function readQuestion(query: Record<string, unknown>, today: number, editions: Editions): Question {
  const last = readDay(query.tot, 'tot') ?? today;
  const first = readDay(query.van, 'van') ?? last - usualDays + 1;
  if (first > last) throw new errors.ValidationError(questionErrors.wrongOrder);
  if (last - first >= maxPeriodDays) throw new errors.ValidationError(questionErrors.tooLong(maxPeriodDays));
  const period = { first: Math.min(first, today), last: Math.min(last, today) };
  const comparison = readComparison(query.vergelijk);
  return {
    period,
    comparison,
    compared: comparedWith(period, comparison, editions),
    filter: readFilter(query.filter),
  };
}

function readDay(value: unknown, name: string): number | null {
  if (value === undefined || value === '') return null;
  const day = typeof value === 'string' ? dayNumber(value) : null;
  if (day === null) throw new errors.ValidationError(questionErrors.unknownDay(name));
  return day;
}

function readComparison(value: unknown): Comparison {
  if (value === undefined || value === '') return 'periode';
  const found = comparisons.find((one) => one === value);
  if (found === undefined) throw new errors.ValidationError(questionErrors.unknownComparison);
  return found;
}

/** The period that another one is compared with; null for none, or when the last edition is not known. */
export function comparedWith(
  period: Period,
  comparison: Comparison,
  { current, last }: Editions,
): Period | null {
  if (comparison === 'periode') return periodBefore(period);
  if (comparison === 'geen' || current === null || last === null) return null;
  return sameDaysOfEdition(period, current.first, last);
}

/**
 * Reads `dimension:value`; of a subject what it is, as in `exhibitor:1001`.
 * @throws {errors.ValidationError} in Dutch
 */
export function readFilter(value: unknown): Filter | null {
  if (value === undefined || value === '') return null;
  const [, name, text] =
    typeof value === 'string' && value.length <= maxFilterLength
      ? (/^([a-z]+):(.+)$/s.exec(value) ?? [])
      : [];
  if (name === undefined || text === undefined || /\p{Surrogate}|\0/u.test(text)) throw unknownFilter();
  if (isSubjectType(name)) return { dimension: 'subject', type: name, value: text };
  const dimension = dimensions.find((one) => one === name);
  if (dimension === undefined || dimension === 'gap' || dimension === 'subject') throw unknownFilter();
  return { dimension, value: text };
}

const unknownFilter = () => new errors.ValidationError(questionErrors.unknownFilter);

export const filterName = (filter: Filter): string =>
  `${filter.dimension === 'subject' ? filter.type : filter.dimension}:${filter.value}`;
