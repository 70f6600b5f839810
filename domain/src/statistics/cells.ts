import type { StoredEvent, StoredKind } from './stored-events.js';

export type Measure =
  | StoredKind
  /** Visits begin with a view that has no page before it. */
  | 'visit'
  /** Views that followed, counted on the page that was left: views less these are the ends of visits. */
  | 'left'
  /** Views that came after the page of what a search found. */
  | 'fromSearch'
  | 'readSeconds'
  | 'readDepth'
  | 'searchWithoutResult';

/** By what it is counted. `gap` is that of a visitor; `hour` is the hour of the day in the fair's zone, 0 to 23. */
export const dimensions = [
  'page',
  'subject',
  'source',
  'campaign',
  'device',
  'language',
  'hour',
  'gap',
] as const;
export type Dimension = (typeof dimensions)[number];

/** One number to add: of a measure, by no value, by one, or by a pair in the order of `dimensions`. */
export interface Cell {
  measure: Measure;
  by: readonly (readonly [Dimension, string])[];
  count: number;
}

const searchPage = '/zoeken';

/** Measures that are too frequent to be counted by pairs; each is looked at by itself only. */
const withoutPairs: ReadonlySet<Measure> = new Set<Measure>(['robotView', 'searchTerm', 'notFoundPath']);

/**
 * All numbers that an event adds to. Roll-ups are sums of these and nothing else, so counting an event again from the raw
 * ones gives the same roll-ups.
 * @param hour the hour of the day in the fair's zone, 0 to 23
 */
export function cellsOf(event: StoredEvent, hour: number): Cell[] {
  const values = valuesOf(event, hour);
  const { times = 1 } = event;
  return countsOf(event).flatMap(([measure, count, page]) => {
    const own = page === undefined ? values : withPage(values, page);
    return combinations(own, !withoutPairs.has(measure)).map((by) => ({ measure, by, count: count * times }));
  });
}

function countsOf(event: StoredEvent): [Measure, number, string?][] {
  const { kind, from, value = 0, depth = 0 } = event;
  switch (kind) {
    case 'view':
      return [
        ['view', 1],
        from === undefined ? ['visit', 1] : ['left', 1, from],
        ...(from === searchPage ? [['fromSearch', 1] as [Measure, number]] : []),
      ];
    case 'read':
      return [
        ['read', 1],
        ['readSeconds', value],
        ['readDepth', depth],
      ];
    case 'search':
      return value === 0
        ? [
            ['search', 1],
            ['searchWithoutResult', 1],
          ]
        : [['search', 1]];
    // Of words and paths that five browsers used, the fifth brings those of the others along.
    case 'searchTerm':
    case 'notFoundPath':
      return [[kind, Math.max(1, value)]];
    default:
      return [[kind, 1]];
  }
}

type Values = [Dimension, string][];

function valuesOf(event: StoredEvent, hour: number): Values {
  const found: Values = [];
  for (const dimension of dimensions) {
    const value =
      dimension === 'hour'
        ? String(hour)
        : dimension === 'gap'
          ? event.kind === 'visitor'
            ? String(event.value ?? -1)
            : undefined
          : event[dimension];
    if (value !== undefined) found.push([dimension, value]);
  }
  return found;
}

function withPage(values: Values, page: string): Values {
  return [['page', page], ...values.filter(([dimension]) => dimension !== 'page')];
}

function combinations(values: Values, withPairs: boolean): Cell['by'][] {
  const found: Cell['by'][] = [[], ...values.map((value) => [value])];
  if (withPairs)
    for (const [index, first] of values.entries())
      for (const second of values.slice(index + 1)) found.push([first, second]);
  return found;
}
