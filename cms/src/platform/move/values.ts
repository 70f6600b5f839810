/**
 * A value in one notation for both databases, by the type that PostgreSQL gives its column: what is compared, and what each
 * database takes.
 */
export type Canonical = string | number | null;

export const columnTypes = [
  ...['integer', 'bigint', 'double precision', 'numeric', 'boolean'],
  ...['character varying', 'text', 'json', 'jsonb', 'date'],
  ...['time without time zone', 'timestamp without time zone'],
] as const;
export type ColumnType = (typeof columnTypes)[number];

export function fromPostgres(type: ColumnType, value: string | null): Canonical {
  if (value === null) return null;
  switch (type) {
    case 'integer':
    case 'double precision':
    case 'numeric':
      return Number(value);
    case 'boolean':
      return value === 't' ? 1 : 0;
    case 'json':
    case 'jsonb':
      return sortedJson(value);
    case 'timestamp without time zone':
      return Date.parse(`${value.replace(' ', 'T')}Z`);
    case 'time without time zone':
      return withMilliseconds(value);
    default:
      return value;
  }
}

/** From what SQLite stores: it has no types for dates, times and JSON. */
export function fromSqlite(type: ColumnType, value: unknown): Canonical {
  if (value === null || value === undefined) return null;
  const text = String(value);
  switch (type) {
    case 'integer':
    case 'double precision':
    case 'numeric':
    case 'boolean':
      return Number(value);
    case 'json':
    case 'jsonb':
      return sortedJson(text);
    case 'timestamp without time zone':
      // Strapi stores milliseconds; what SQLite fills in by itself is a text in UTC.
      return typeof value === 'number' ? value : Date.parse(`${text.replace(' ', 'T').replace(/Z$/, '')}Z`);
    case 'time without time zone':
      return withMilliseconds(text);
    default:
      return text;
  }
}

export function toPostgres(type: ColumnType, value: Canonical): string | null {
  if (value === null) return null;
  if (type === 'boolean') return value === 1 ? 'true' : 'false';
  if (type === 'timestamp without time zone') return new Date(value).toISOString().replace('Z', '');
  return String(value);
}

export function toSqlite(type: ColumnType, value: Canonical): Canonical {
  return type === 'bigint' && value !== null ? Number(value) : value;
}

/** PostgreSQL orders the keys of JSON in its own way. */
function sortedJson(text: string): string {
  return JSON.stringify(sorted(JSON.parse(text)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

function withMilliseconds(time: string): string {
  return time.includes('.') ? time.padEnd(12, '0') : `${time}.000`;
}
