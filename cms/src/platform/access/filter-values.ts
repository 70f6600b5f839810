/** The form of a filter's value for each type of column; other types accept any text. */
const patterns: Readonly<Record<string, RegExp>> = {
  integer: /^-?\d{1,15}$/,
  biginteger: /^-?\d{1,19}$/,
  decimal: /^-?\d{1,15}(\.\d{1,15})?$/,
  float: /^-?\d{1,15}(\.\d{1,15})?$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/,
  datetime: /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/,
};

export function fitsColumn(type: string, value: unknown): boolean {
  const pattern = patterns[type];
  if (!pattern || value === null) return true;
  if (typeof value === 'object') {
    return Object.entries(value).every(([key, child]) => isNullCheck(key) || fitsColumn(type, child));
  }
  const text = String(value);
  const isDay = type === 'date' || type === 'datetime';
  return pattern.test(text) && !(isDay && Number.isNaN(Date.parse(text)));
}

function isNullCheck(key: string): boolean {
  return key === '$null' || key === '$notNull';
}
