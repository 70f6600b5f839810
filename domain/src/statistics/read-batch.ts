import {
  advertisementActions,
  contentTypes,
  devices,
  leadActions,
  sessionActions,
  userActions,
  type SentBatch,
  type SentEvent,
} from './kinds.js';

/** Events in one request: docs/behaviour.md. */
export const maxEvents = 100;
/** A browser keeps what it could not send for a day; a day more for a laptop that slept. */
export const maxAgeMs = 2 * 24 * 60 * 60 * 1000;
const maxSeconds = 4 * 60 * 60;
const maxUrlLength = 2000;

type Fields = Record<string, unknown>;
type Read = { batch: SentBatch } | { problem: string };

/**
 * Reads the body of a request, `{data: {events, session}}`. An event that is none is left out; when none is left, that is said
 * of the first.
 * @param newId makes the id of an event that has none, which cannot be recognised when it is sent again
 * @returns the events with nothing in them that this file does not name; or what is wrong, for a developer to read
 */
export function readBatch(body: unknown, newId: () => string): Read {
  const data = isFields(body) ? body.data : undefined;
  if (!isFields(data)) return { problem: 'data: must be an object' };
  const { events, session, device, source, campaign } = data;
  if (!Array.isArray(events)) return { problem: 'data.events: must be a list' };
  if (events.length === 0 || events.length > maxEvents)
    return { problem: `data.events: must hold 1 to ${maxEvents} events` };
  if (typeof session !== 'string' || session.length > 500)
    return { problem: 'data.session: must be a text of at most 500 characters' };
  const found = events.map((event: unknown) => readEvent(event, newId));
  const read = found.filter((one): one is SentEvent => typeof one !== 'string');
  const [first] = found;
  if (read.length === 0 && typeof first === 'string') return { problem: `data.events[0]${first}` };
  const batch: SentBatch = { events: read, session };
  if (isOneOf(devices, device)) batch.device = device;
  if (isHost(source)) batch.source = source;
  if (isWord(campaign)) batch.campaign = campaign;
  return { batch };
}

function readEvent(event: unknown, newId: () => string): SentEvent | string {
  if (!isFields(event)) return ': must be an object';
  const { id = newId(), age = 0, eventType } = event;
  if (typeof id !== 'string' || !/^[a-z0-9]{12,24}$/.test(id))
    return '.id: must be 12 to 24 small letters and digits, or left out';
  if (!isWhole(age, maxAgeMs)) return `.age: must be a whole number of ms up to ${maxAgeMs}, or left out`;
  const detail = readDetail(event);
  if (detail) return { id, age, ...detail };
  return typeof eventType === 'string' && eventTypes.has(eventType)
    ? `: a field of ${eventType} is missing or not what it should be (${fieldNames(event)})`
    : '.eventType: is not known';
}

const fieldNames = (event: Fields) =>
  Object.keys(event)
    .filter((name) => /^[a-zA-Z]{1,20}$/.test(name))
    .join(', ');

const eventTypes: ReadonlySet<string> = new Set<SentEvent['eventType']>([
  ...(['pageview', 'read', 'content', 'marketing', 'lead', 'session', 'user', 'emailLink'] as const),
  ...(['search', 'notFound', 'outbound'] as const),
]);

type Detail = SentEvent extends infer Each
  ? Each extends SentEvent
    ? Omit<Each, 'id' | 'age'>
    : never
  : never;

function readDetail(event: Fields): Detail | null {
  const { eventType, url, action, item, since, from } = event;
  const given = isWhole(since, maxSeconds) ? { since } : {};
  switch (eventType) {
    case 'pageview':
      if (!isPath(url) || (from !== undefined && !isPath(from))) return null;
      return { eventType, url, ...(from === undefined ? {} : { from }), ...given };
    case 'read': {
      const { seconds, depth } = event;
      if (!isPath(url) || !isWhole(seconds, maxSeconds) || !isWhole(depth, 100)) return null;
      return { eventType, url, seconds, depth };
    }
    case 'content': {
      const { type } = event;
      return isOneOf(contentTypes, type) && isNumber(item) ? { eventType, type, item } : null;
    }
    case 'marketing':
      return isOneOf(advertisementActions, action) && isWord(item) && isPath(url)
        ? { eventType, action, item, url }
        : null;
    case 'lead': {
      const { exhibitor } = event;
      return isOneOf(leadActions, action) && isNumber(exhibitor) && isPath(url)
        ? { eventType, action, exhibitor, url }
        : null;
    }
    case 'session':
      return isOneOf(sessionActions, action) ? { eventType, action, ...given } : null;
    case 'user':
      return isOneOf(userActions, action) ? { eventType, action } : null;
    case 'emailLink': {
      const { link } = event;
      return isCode(link) ? { eventType, link } : null;
    }
    case 'search': {
      const { text, results } = event;
      return isText(text, 100) && isWhole(results, 100_000) ? { eventType, text, results } : null;
    }
    case 'notFound':
      return isPath(url) ? { eventType, url } : null;
    case 'outbound': {
      const { host } = event;
      return isHost(host) && isPath(url) ? { eventType, host, url } : null;
    }
    default:
      return null;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return values.some((one) => one === value);
}

function isWhole(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
}

const isNumber = (value: unknown): value is number => isWhole(value, 2 ** 31 - 1) && value > 0;

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,60}$/.test(value);

/** Half a character of UTF-16 is no text: what reads it later may stop at it. */
const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength && !/\p{Surrogate}/u.test(value);

const isPath = (value: unknown): value is string => isText(value, maxUrlLength) && value.startsWith('/');

const isHost = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 100 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value);

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(value);
