import {
  advertisementActions,
  contentTypes,
  devices,
  leadActions,
  sessionActions,
  userActions,
  type StoredEvent,
  type StoredKind,
} from 'beursvloer-domain/statistics';

/** A sealed piece of one of the logs of the site, which sends it at once. */
export interface Segment {
  /** The random name that the log gave itself. */
  log: string;
  segment: number;
  events: StoredEvent[];
}

/** The most that the site sends at once: docs/behaviour.md. */
const maxSegmentEvents = 20_000;
export const maxSegmentBytes = '2mb';

const daySeconds = 24 * 60 * 60;
/**
 * Nothing was counted before. What says so comes from a clock that was never set, as on a machine that has just started: such
 * events are left out, as nobody knows their day, and the others of the segment are counted.
 */
const firstAt = Date.UTC(2026, 0, 1) / 1000;
const maxAheadSeconds = 2 * daySeconds;
const maxNumber = 2 ** 31 - 1;

export const storedKinds: readonly StoredKind[] = [
  'view',
  'read',
  'visitor',
  'robotView',
  ...contentTypes.map((type) => `content.${type}` as const),
  ...advertisementActions.map((action) => `marketing.${action}` as const),
  ...leadActions.map((action) => `lead.${action}` as const),
  ...sessionActions.map((action) => `session.${action}` as const),
  ...userActions.map((action) => `user.${action}` as const),
  'emailLink',
  'search',
  'searchTerm',
  'notFound',
  'notFoundPath',
  'outbound',
];
const kinds: ReadonlySet<string> = new Set(storedKinds);

const numbers = {
  value: [-1, maxNumber],
  depth: [0, 100],
  since: [0, daySeconds],
  times: [1, maxNumber],
} as const;

const texts = { page: 300, from: 300, subject: 300, source: 100, campaign: 100, language: 5 } as const;

type Fields = Record<string, unknown>;

/**
 * @returns the segment, with nothing in its events that this file does not name, and how many events without a day were left
 * out; or what is wrong with it
 */
export function readSegment(
  body: unknown,
  nowSeconds: number,
): { segment: Segment; leftOut: number } | { problem: string } {
  if (!isFields(body)) return { problem: 'The body must be an object.' };
  const { log, segment, events } = body;
  if (typeof log !== 'string' || !/^[a-z0-9-]{12,40}$/.test(log))
    return { problem: 'log: must be a name of 12 to 40 of a-z, 0-9 and -' };
  if (!isWhole(segment, 1, maxNumber)) return { problem: 'segment: must be a whole number from 1' };
  if (!Array.isArray(events) || events.length > maxSegmentEvents)
    return { problem: `events: must be a list of at most ${maxSegmentEvents}` };
  const read: StoredEvent[] = [];
  for (const [index, event] of events.entries()) {
    const found = readStoredEvent(event, nowSeconds);
    if (typeof found === 'string') return { problem: `events[${index}].${found}` };
    read.push(found);
  }
  const kept = read.filter(({ at }) => at >= firstAt);
  return { segment: { log, segment, events: kept }, leftOut: read.length - kept.length };
}

/** The event, or the name of its first field that is wrong. */
function readStoredEvent(event: unknown, nowSeconds: number): StoredEvent | string {
  if (!isFields(event)) return 'is no object';
  const { id, at, kind, device } = event;
  if (typeof id !== 'string' || !/^[a-z0-9-]{8,40}$/.test(id)) return 'id';
  if (!isWhole(at, -maxAheadSeconds, nowSeconds + maxAheadSeconds)) return 'at';
  if (!isKind(kind)) return 'kind';
  const read: StoredEvent = { id, at, kind };
  for (const name of namesOf(texts)) {
    const value = event[name];
    if (value === undefined) continue;
    if (!isText(value, texts[name])) return name;
    read[name] = value;
  }
  for (const name of namesOf(numbers)) {
    const value = event[name];
    const [min, max] = numbers[name];
    if (value === undefined) continue;
    if (!isWhole(value, min, max)) return name;
    read[name] = value;
  }
  if (device === undefined) return read;
  const found = devices.find((one) => one === device);
  return found === undefined ? 'device' : { ...read, device: found };
}

function namesOf<Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] {
  const names: Name[] = [];
  for (const name in fields) names.push(name);
  return names;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isKind = (value: unknown): value is StoredKind => typeof value === 'string' && kinds.has(value);

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** A text without control characters or halves of characters, which PostgreSQL cannot store. */
function isText(value: unknown, maxLength: number): value is string {
  return (
    typeof value === 'string' && value !== '' && value.length <= maxLength && !/\p{Cc}|\p{Cs}/u.test(value)
  );
}
