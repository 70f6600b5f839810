export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export const logFormats = ['json', 'text'] as const;

export interface LogSettings {
  level: (typeof logLevels)[number];
  format: (typeof logFormats)[number];
  slowQueryMs: number | null;
}

type Source = Record<string, string | undefined>;

export function readLog(source: Source): LogSettings {
  return {
    level: oneOf(source, 'LOG_LEVEL', logLevels, 'info'),
    format: oneOf(source, 'LOG_FORMAT', logFormats, 'json'),
    slowQueryMs: milliseconds('SLOW_QUERY_MS', source.SLOW_QUERY_MS?.trim() || '200'),
  };
}

function oneOf<T extends string>(source: Source, name: string, all: readonly T[], fallback: T): T {
  const given = source[name]?.trim();
  if (!given) return fallback;
  const known = all.find((one) => one === given);
  if (known === undefined)
    throw new Error(`The environment variable ${name} is "${given}": it must be one of ${all.join(', ')}.`);
  return known;
}

/** Fractions are allowed, as SQLite responds within a millisecond; 0 turns it off. */
function milliseconds(name: string, value: string): number | null {
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(value))
    throw new Error(`The environment variable ${name} is "${value}", which is not a number of milliseconds.`);
  return Number(value) || null;
}
